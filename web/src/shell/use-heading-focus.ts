import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** How long a page may take to show its heading. */
const patienceMs = 5000

/** Moves the focus to the heading of the next page, so that screen readers announce it and Tab continues there. */
export function useHeadingFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    const isFirst = before.current === undefined
    if (path === before.current) return
    before.current = path
    if (!isFirst) return focusHeading()
  }, [path])
}

/** Returns a function that stops waiting for the heading. */
function focusHeading(): () => void {
  const main = document.querySelector('main')
  if (!main) return () => {}
  const left = document.activeElement
  const observer = new MutationObserver(() => tryNow() && stop())
  const timer = setTimeout(stop, patienceMs)
  function tryNow(): boolean {
    // The person has moved on, or the page has chosen another place.
    if (document.activeElement !== left && document.activeElement !== document.body) return true
    const heading = main?.querySelector<HTMLElement>('h1')
    if (!heading) return false
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
    return true
  }
  function stop(): void {
    observer.disconnect()
    clearTimeout(timer)
  }
  if (tryNow()) stop()
  else observer.observe(main, { childList: true, subtree: true })
  return stop
}
