import type { EventType } from '../../../contract/event-types.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import type { Write } from '../../../platform/store/store.ts'
import type { StoredOrder } from '../../order.ts'
import { recordChanged } from '../../record.ts'
import { eventOf, type OrderAction } from '../../states.ts'

/** The writes of a change: the order itself, guarded by its version, and its event. */
export function changeOrder(
  before: StoredOrder,
  after: StoredOrder,
  action: OrderAction,
  actor: string,
  now: number,
  data: object = {},
): Write[] {
  const hasMoved = before.state !== after.state
  return recordChanged(before, after, {
    type: hasMoved ? `order.${eventOf[after.state]}` : eventWhileStaying[action],
    action,
    actor,
    occurredAt: now,
    data: { state: after.state, ...data },
  })
}

/** Event types of actions that do not change the state. */
const eventWhileStaying: Record<OrderAction, EventType> = {
  confirm: 'order.confirmed',
  release: 'order.released',
  ship: 'order.partiallyShipped',
  deliver: 'order.deliveryDelivered',
  cancel: 'order.cancelled',
  cancelLine: 'order.lineCancelled',
  invoice: 'order.invoiced',
  credit: 'order.credited',
}

export const staffProblems: ProblemCode[] = ['order_not_found', 'order_action_not_allowed']
