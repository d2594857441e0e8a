// Orders as CSV, as lists show them: one line per order.
import type { Order } from '../contract/order.ts'
import { orderReferences } from '../contract/order-references.ts'
import { csvLine } from '../platform/csv.ts'
import { isoDate } from '../platform/time.ts'
import { isDelivery } from './lines.ts'
import { totalsOf } from './totals.ts'

export const headerOfOrders = csvLine([
  ...['orderId', 'state', 'placedAt', 'customerId', 'company', 'city', ...orderReferences],
  ...['units', 'vat', 'gross', 'currency', 'trackingNumbers'],
])

export interface ExportedOrder {
  state: string
  placed_at: number
  /** The order as JSON. */
  body: string
}

export function lineOfOrder({ state, placed_at, body }: ExportedOrder): string {
  const order = JSON.parse(body) as Order
  const { orderId, parties, references, orderLines, expectedDeliveries, deliveries, currency } = order
  const address = [...expectedDeliveries, ...deliveries].find(({ deliveryAddress }) => deliveryAddress)
  const { name = null, city = null } = address?.deliveryAddress ?? {}
  const units = orderLines
    .filter((line) => !isDelivery(line))
    .reduce((sum, { quantity }) => sum + quantity.total - quantity.cancelled, 0)
  const { vat, total } = totalsOf(order)
  const tracking = deliveries.flatMap(({ trackingNumber }) => trackingNumber ?? [])
  return csvLine([
    ...[orderId, state, isoDate(placed_at), parties.soldTo, name, city],
    ...orderReferences.map((reference) => references?.[reference] ?? null),
    ...[units, vat, total, currency, tracking.join(' ')],
  ])
}
