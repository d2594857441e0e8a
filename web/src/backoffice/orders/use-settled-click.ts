import { useTimeout } from '@mantine/hooks'
import { useState } from 'react'

const settleMilliseconds = 700

/**
 * For a button that changes to the next action after a click: the second half of a double click, or a held key, must
 * not trigger that action too. The button is briefly aria-disabled and keeps the focus.
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
