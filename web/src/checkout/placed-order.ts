// The last order of the cart in this browser. All tabs know it: one that shows the same cart says that it was ordered.
import { useEffect, useState } from 'react'
import { queryClient } from '../api/query-client'
import { type Cart, cartQuery } from '../cart/cart-query'
import { keyOf, type Memory, type Owner, tabMemory } from './tab-memory'

interface Placed {
  orderId: string
  /** The lines of the cart that it ordered. */
  lineIds: string[]
}

const name = 'placed'

export const placedMemory = (owner: Owner): Memory<Placed> => tabMemory(name, owner, localStorage)

/** The order of lines that this tab has shown and that are gone since. */
export function usePlacedElsewhere(owner: Owner, cart: Cart): string | undefined {
  const [shown] = useState(() => cart.lines.map(({ lineId }) => lineId))
  useEffect(() => {
    // Only other tabs hear of it.
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keyOf(name)) void queryClient.invalidateQueries({ queryKey: cartQuery.queryKey })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  const placed = placedMemory(owner).recall()
  const left = new Set(cart.lines.map(({ lineId }) => lineId))
  const isGone = (lineId: string) => shown.includes(lineId) && !left.has(lineId)
  return placed?.lineIds.some(isGone) ? placed.orderId : undefined
}
