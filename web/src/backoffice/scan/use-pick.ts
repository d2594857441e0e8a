import { newIdempotencyKey } from '@buildorder/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { leavePick, type Pick, pickOrder, picksQuery } from './pick-queries'

/** Well before it lapses. */
const againMs = 10 * 60_000

/** Without an answer, scanning goes on: a pick is a notice to colleagues. */
const quietly = (work: Promise<unknown>) => void work.catch(() => {})

/** Picks the order that is open, and returns who else does; it is taken over on purpose. */
export function usePick(orderId: string | undefined): { other: Pick | undefined; takeOver: () => void } {
  const { data } = useQuery(picksQuery)
  useEffect(() => {
    if (!orderId) return
    const pick = () => quietly(pickOrder(orderId, false, newIdempotencyKey()))
    pick()
    const timer = setInterval(pick, againMs)
    return () => {
      clearInterval(timer)
      quietly(leavePick(orderId, newIdempotencyKey()))
    }
  }, [orderId])
  return {
    other: data?.picks.find((pick) => pick.orderId === orderId && !pick.own),
    takeOver: () => {
      if (orderId) quietly(pickOrder(orderId, true, newIdempotencyKey()))
    },
  }
}
