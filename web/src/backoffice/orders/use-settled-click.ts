import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'

const settleMilliseconds = 700

/**
 * For a button that does the next thing after each click: the second half of a double click, or a key held down, must
 * not do that as well. For a moment it says that it is disabled, without losing the focus.
 */
export function useSettledClick(isBusy: boolean, act: () => void) {
  const [isSettling, setSettling] = useState(false)
  const { start } = useTimeout(() => setSettling(false), settleMilliseconds)
  const isIdle = !isBusy && !isSettling
  const click = () => {
    if (!isIdle) return
    setSettling(true)
    start()
    act()
  }
  return { click, isIdle }
}
