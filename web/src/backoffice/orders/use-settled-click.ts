import { useRef } from 'react'

const settleMilliseconds = 700

/**
 * A button that changes what it does after each click: the second half of a double click, or a key held down, must not
 * do the next thing as well.
 */
export function useSettledClick(isBusy: boolean, act: () => void): () => void {
  const last = useRef(Number.NEGATIVE_INFINITY)
  return () => {
    const now = performance.now()
    if (isBusy || now - last.current < settleMilliseconds) return
    last.current = now
    act()
  }
}
