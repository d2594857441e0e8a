// What an answer shows of each thing that was found.
import type { StoredAccount } from '../accounts/account.ts'
import type { Directory } from '../accounts/directory.ts'
import type { Catalog } from '../catalog/catalog.ts'
import type { Product } from '../catalog/product.ts'
import type {
  FoundAccount,
  FoundInvoice,
  FoundOrder,
  FoundProduct,
  FoundPurchaseOrder,
  FoundReturn,
} from '../contract/desk.ts'
import type { InvoiceSummary } from '../contract/invoice.ts'
import type { PurchaseOrder } from '../inventory/purchase-order.ts'
import { totalsOf } from '../orders/totals.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'
import { ordersOf, type StoredReturn } from '../returns/return.ts'
import type { OrderMatch } from './find-orders.ts'
import { matchOf, searchFields } from './terms.ts'

export function viewOrder(
  { stored, words }: OrderMatch,
  { accounts }: Directory,
  documents: readonly string[],
): FoundOrder {
  const { id, state, placedAt, account, order } = stored
  const accountName = accounts.get(account)?.name
  const address = [...order.expectedDeliveries, ...order.deliveries].find(
    ({ deliveryAddress }) => deliveryAddress,
  )?.deliveryAddress
  const fields = searchFields(account, order, { accountName, documents })
  return {
    orderId: id,
    state,
    placedAt: isoDate(placedAt),
    customerId: account,
    accountName: accountName ?? null,
    company: address?.name ?? null,
    city: address?.city ?? null,
    gross: totalsOf(order).total,
    currency: order.currency,
    match: matchOf(fields, words) ?? null,
  }
}

export const viewAccount = ({ id, name, retiredAt }: StoredAccount): FoundAccount => ({
  customerId: id,
  name,
  isRetired: retiredAt !== null,
})

export const viewProduct = ({ id, name, manufacturer, partNumber }: Product): FoundProduct => ({
  productId: id,
  name,
  manufacturer,
  partNumber,
})

export const viewInvoiceOf = (invoice: InvoiceSummary): FoundInvoice => {
  const { billingId, number, type, orderId, buyer, issueDate, payable, currency } = invoice
  return { billingId, number, type, orderId, buyer, issueDate, payable, currency }
}

export const viewReturn = (stored: StoredReturn): FoundReturn => ({
  returnId: stored.id,
  state: stored.state,
  customerId: stored.account,
  orderIds: ordersOf(stored),
  requestedAt: isoDate(stored.requestedAt),
})

export const viewPurchaseOrder = (
  { id, productId, quantity, expectedAt }: PurchaseOrder,
  { products }: Catalog,
): FoundPurchaseOrder => ({
  purchaseOrderId: id,
  productId,
  productName: products.get(productId)?.name ?? null,
  quantity,
  expectedAt: isoDateOrNull(expectedAt),
})
