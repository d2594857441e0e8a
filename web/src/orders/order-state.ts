// The step of an order, derived from its events.
import type { Schemas } from '@buildorder/client'

export type Order = Schemas['Order']
export type ListedOrder = Schemas['ListedOrder']
export type OrderLine = Schemas['OrderLine']
export type Events = Order['events']

/** The steps of an order in sequence. */
export const steps = ['placed', 'confirmed', 'released', 'partiallyShipped', 'shipped', 'delivered'] as const
export type Step = (typeof steps)[number] | 'cancelled'

export function stepOf(events: Events): Step {
  if (events.cancelled) return 'cancelled'
  return steps.findLast((step) => events[step]) ?? 'placed'
}

const last: Step[] = ['delivered', 'cancelled']

/** Whether the order has reached its last step. */
export const isOver = (events: Events) => last.includes(stepOf(events))
