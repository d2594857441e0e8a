import type { EventType } from '../../../contract/event-types.ts'
import type { ProblemCode } from '../../../contract/problems.ts'
import type { AuditRecord } from '../../../platform/audit.ts'
import type { Write } from '../../../platform/store/store.ts'
import type { StoredOrder } from '../../order.ts'
import { type MailOrder, recordChanged } from '../../record.ts'
import { eventOf, type OrderAction } from '../../states.ts'

/** The writes of a change (the order itself, guarded by its version, its event and its emails), and its record for the audit. */
export async function changeOrder(
  before: StoredOrder,
  after: StoredOrder,
  action: Exclude<OrderAction, 'return'>,
  actor: string,
  now: number,
  mailOrder: MailOrder,
  data: object = {},
): Promise<{ writes: Write[]; record: AuditRecord }> {
  const hasMoved = before.state !== after.state
  const change = {
    type: hasMoved ? (`order.${eventOf[after.state]}` as const) : eventWhileStaying[action],
    action,
    actor,
    occurredAt: now,
    data: { state: after.state, ...data },
  }
  return {
    writes: recordChanged(before, after, change, await mailOrder(before, after, change)),
    record: {
      action,
      entity: 'order',
      entityId: before.id,
      before: { version: before.version, state: before.state },
      after: { version: after.version, state: after.state, ...data },
    },
  }
}

/** Event types of actions that do not change the state. */
const eventWhileStaying: Record<Exclude<OrderAction, 'return'>, EventType> = {
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
