import { useState } from 'react'

const storageKey = 'buildorder.forget-addresses'

/** Whether the address of an order goes into the address book: yes, until the customer says no in this browser. */
export function useRemembering(): [isRemembering: boolean, setRemembering: (isRemembering: boolean) => void] {
  const [isRemembering, setRemembering] = useState(() => localStorage.getItem(storageKey) === null)
  return [
    isRemembering,
    (next) => {
      if (next) localStorage.removeItem(storageKey)
      else localStorage.setItem(storageKey, 'true')
      setRemembering(next)
    },
  ]
}
