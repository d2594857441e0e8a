// The writes of a decision: the return, its orders with their events, the shelf, and the emails, in one batch.
import { putOnHand } from '../inventory/stock.ts'
import { type OrderChange, recordChanged } from '../orders/record.ts'
import { removeSerialNumber } from '../orders/serial-numbers.ts'
import type { AuditRecord } from '../platform/audit.ts'
import type { Write } from '../platform/store/store.ts'
import type { MailReturn } from './context.ts'
import type { OrderStep, ReturnDecision } from './decision.ts'
import { replacementsOf } from './replaced.ts'
import { insertReturn, type StoredReturn, updateReturn } from './return.ts'

export function writesOf(
  before: StoredReturn | undefined,
  decision: ReturnDecision,
  mailReturn: MailReturn,
): Write[] {
  const { after, orders, restocked = new Map(), restockedSerials = [] } = decision
  const step = after.steps.at(-1)
  const { actor = '', at = 0 } = step ?? {}
  return [
    ...(before ? [updateReturn(before, after)] : insertReturn(after)),
    ...orders.flatMap((each) => recordChanged(each.before, each.after, changeOf(each, actor, at), [])),
    // In a fixed order, so that two receipts never deadlock.
    ...[...restocked].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, units]) => putOnHand(id, units)),
    ...restockedSerials.map((each) => removeSerialNumber(each, each.orderId)),
    ...(decision.placed?.writes ?? []),
    ...mailReturn(decision, at),
  ]
}

const changeOf = ({ type, action, data }: OrderStep, actor: string, occurredAt: number): OrderChange => ({
  type,
  action,
  actor,
  occurredAt,
  data,
})

export const recordOf = (
  action: string,
  before: StoredReturn | undefined,
  after: StoredReturn,
): AuditRecord => ({
  action,
  entity: 'return',
  entityId: after.id,
  before: before ? { version: before.version, state: before.state } : null,
  after: {
    version: after.version,
    state: after.state,
    text: after.steps.at(-1)?.text ?? null,
    ...(action === 'replace' && { replacementOrderId: replacementsOf(after).at(-1) }),
  },
})
