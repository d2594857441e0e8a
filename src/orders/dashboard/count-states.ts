import type { Reader } from '../../platform/store/store.ts'
import { type OrderState, orderStates } from '../states.ts'
import { type CountOptions, countPlaced } from './count-placed.ts'
import { afterNewest, countStateBetween } from './slices.ts'

/** By far the most orders of a shop end in this state, so it is not counted: it has all that are in no other. */
const restState: OrderState = 'Delivered'

/**
 * Number of orders in each state, without those that are placed meanwhile. Orders only move on to later states, so the last state is
 * counted first, and all orders at the end: an order that changes meanwhile counts once, perhaps as one of the rest, which is never
 * negative.
 */
export async function countStates(
  reader: Reader,
  options: CountOptions,
): Promise<{ state: OrderState; count: number }[]> {
  const counts = new Map<OrderState, number>()
  const before = await afterNewest(reader)
  let others = 0
  for (const state of orderStates.toReversed()) {
    if (state === restState) continue
    const count = await countStateBetween(reader, 0, before, state)
    counts.set(state, count)
    others += count
  }
  counts.set(restState, (await countPlaced(reader, before, options)) - others)
  return orderStates.map((state) => ({ state, count: counts.get(state) ?? 0 }))
}
