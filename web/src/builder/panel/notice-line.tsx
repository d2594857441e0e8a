import { Button, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { texts } from '../../texts'
import { useBuilder } from '../builder-context'
import classes from './panel.module.css'

const noticeMs = 6000

/**
 * What changed last, with its undo. It is a part of the panel, so that it covers no control and leaves with the page.
 */
export function NoticeLine() {
  const { notice, closeNotice } = useBuilder()
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!notice) return
    const timer = setInterval(() => {
      // It stays while people point at it or have the focus in it.
      const isInUse = line.current?.matches(':hover, :focus-within') ?? false
      if (!isInUse) closeNotice()
    }, noticeMs)
    return () => clearInterval(timer)
  }, [notice, closeNotice])
  return (
    <div ref={line} className={classes.notice} data-shown={notice !== undefined || undefined}>
      <Text size="sm" role="status">
        {notice?.words}
      </Text>
      {notice?.undo && (
        <Button size="compact-sm" variant="default" flex="none" onClick={notice.undo}>
          {texts.builder.undo}
        </Button>
      )}
    </div>
  )
}
