// What waits for its document, with what the document would be for, or why it cannot be issued now: decided, and not stored.
import type { InvoiceDocument, ReadyBilling } from '../../contract/invoice.ts'
import { loadOrders } from '../../orders/order.ts'
import type { Store } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import { issueBillings } from './issue.ts'
import type { WaitingBilling } from './waiting-billings.ts'

export async function viewReady(
  store: Store,
  waiting: readonly WaitingBilling[],
  now: number,
): Promise<ReadyBilling[]> {
  const keys = waiting.map(({ id, order_id }) => ({ orderId: order_id, billingId: id }))
  const ids = [...new Set(keys.map(({ orderId }) => orderId))]
  const [{ issued, refused }, orders] = await Promise.all([
    issueBillings(store, keys, now),
    loadOrders(store, ids),
  ])
  const documents = new Map<string, InvoiceDocument | null>([
    ...issued.map(({ document }) => [document.billingId, document] as const),
    ...refused.map(({ billingId, document }) => [billingId, document] as const),
  ])
  const problems = new Map(refused.map(({ billingId, problem }) => [billingId, problem]))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  return waiting.map(({ id, order_id: orderId, account, created_at }) => {
    const stored = orderOf.get(orderId)
    const document = documents.get(id) ?? null
    const problem = problems.get(id)
    return {
      orderId,
      billingId: id,
      type: stored?.order.billings.find(({ billingId }) => billingId === id)?.type ?? 'Invoice',
      customerId: stored?.account ?? account,
      billTo: account,
      createdAt: isoDate(created_at),
      buyer: document?.buyer.name ?? null,
      currency: stored?.order.currency ?? null,
      payable: document?.totals.payable ?? null,
      refusal: problem ? { code: problem.code, message: problem.detail ?? problem.code } : null,
    }
  })
}
