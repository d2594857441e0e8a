// How far an order is, told from its events.
import type { Schemas } from '../api/client'

export type Order = Schemas['Order']
export type OrderLine = Schemas['OrderLine']
export type Events = Order['events']

/** The way of an order, step by step. */
export const steps = ['placed', 'confirmed', 'released', 'partiallyShipped', 'shipped', 'delivered'] as const
export type Step = (typeof steps)[number] | 'cancelled'

export function stepOf(events: Events): Step {
  if (events.cancelled) return 'cancelled'
  return steps.findLast((step) => events[step]) ?? 'placed'
}

const last: Step[] = ['delivered', 'cancelled']

/** Whether nothing is to be expected any more. */
export const isOver = (events: Events) => last.includes(stepOf(events))
