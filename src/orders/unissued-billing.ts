// Billings that wait for their document: noted with the change of their order, and removed by the batch that issues them.
import type { Order } from '../contract/order.ts'
import { insertStatement } from '../platform/store/statement.ts'
import { type Write, write } from '../platform/store/store.ts'

const insert = insertStatement('unissuedBilling.insert', 'unissued_billing', [
  'id',
  'order_id',
  'account',
  'created_at',
  'state',
  'attempts',
  'due_at',
])

/** Those that the change has added. */
export const noteBillings = (before: Order, { billings, orderId, parties }: Order, now: number): Write[] =>
  billings
    .slice(before.billings.length)
    .map(({ billingId }) => write(insert, [billingId, orderId, parties.billTo, now, 'Pending', 0, now]))
