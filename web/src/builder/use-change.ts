import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { linkTo, writeParts } from '../builds/build-link'
import { texts } from '../texts'
import { type BuilderContext, type ChangeOptions, panelStatusId } from './builder-context'
import { rememberBuild } from './last-build'

/** What changed, and how to undo it. */
export interface Notice {
  words: string
  undo?: () => void
}

/** Changes the build by navigating to its address. The entry of the history is replaced: Back leaves the builder. */
export function useChange(bundleId: string, productIds: string[]) {
  const navigate = useNavigate()
  const [notice, setNotice] = useState<Notice>()
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

  const change: BuilderContext['change'] = (next, words, { focus, canUndo }: ChangeOptions = {}) => {
    focusNext.current = focus
    const undo = () => change(productIds, texts.builder.undone, { focus: panelStatusId })
    setNotice(canUndo ? { words, undo } : { words })
    void navigate({ to: '/', search: linkTo(bundleId, next), replace: true, resetScroll: false })
  }
  return { change, notice, closeNotice: () => setNotice(undefined) }
}
