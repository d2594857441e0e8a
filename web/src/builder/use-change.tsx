import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts'
import { linkTo, writeParts } from './build-link'
import type { BuilderContext, ChangeOptions } from './builder-context'
import { rememberBuild } from './last-build'

/** Long enough to read and decide; the browser's Back works afterwards. */
const noticeMs = 15_000

let shown: string | undefined

/** Changes the build by navigating to its address, so that the browser's Back undoes it. */
export function useChange(
  bundleId: string,
  productIds: string[],
): { change: BuilderContext['change']; announcement: string } {
  const navigate = useNavigate()
  const [announcement, setAnnouncement] = useState('')
  const focusNext = useRef<string>(undefined)
  const link = writeParts(productIds)

  useEffect(() => {
    if (link) rememberBuild({ bundle: bundleId, parts: link })
  }, [bundleId, link])

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the changed build is there
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  }, [link])

  const change = (next: string[], words: string, { focus, canUndo }: ChangeOptions = {}) => {
    focusNext.current = focus
    if (shown) notifications.hide(shown)
    if (canUndo) shown = notice(words, () => change(productIds, texts.builder.undone))
    else setAnnouncement(words)
    void navigate({ to: '/', search: linkTo(bundleId, next), resetScroll: false })
  }
  return { change, announcement }
}

const notice = (words: string, undo: () => void) =>
  notifications.show({
    autoClose: noticeMs,
    closeButtonProps: { 'aria-label': texts.builder.closeNotice },
    message: (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{words}</Text>
        <Button size="xs" variant="default" flex="none" onClick={undo}>
          {texts.builder.undo}
        </Button>
      </Group>
    ),
  })
