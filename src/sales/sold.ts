// What was sold, by currency: added up from orders, and from other sums. Amounts are whole numbers of `scale` parts of a unit, because
// sums of binary fractions are not exact.
import type { Order, OrderLine } from '../contract/order.ts'
import { isDelivery, isPhysical, keptUnits, shelfUnits } from '../orders/lines.ts'

/** No currency has more than four decimals. */
export const scale = 10_000

export interface SoldProduct {
  name: string
  units: number
  net: number
  /** Units taken from stock, by product; undefined for what takes none, such as a service. */
  taken: Map<string, number> | undefined
}

export interface Sold {
  orders: number
  net: number
  products: Map<string, SoldProduct>
}

/** By currency; '' for orders without one. */
export type SoldByCurrency = Map<string, Sold>

export type SoldOrder = Pick<Order, 'currency' | 'references' | 'orderLines'>

/** Cancelled units do not count, nor does an order without others, nor one that replaces returned units. */
export function addOrder(all: SoldByCurrency, { currency, references, orderLines }: SoldOrder) {
  if (references?.replacementFor) return
  const kept = orderLines.filter((line) => keptUnits(line) > 0)
  if (kept.length === 0) return
  const sold = soldIn(all, currency ?? '')
  sold.orders++
  for (const line of kept) {
    const { net } = soldOf(line)
    sold.net += net
    if (!isDelivery(line)) addProduct(sold.products, line.materialNumber, soldOf(line))
  }
}

export function addSold(all: SoldByCurrency, more: SoldByCurrency): void {
  for (const [currency, { orders, net, products }] of more) {
    const sold = soldIn(all, currency)
    sold.orders += orders
    sold.net += net
    for (const [id, product] of products) addProduct(sold.products, id, product)
  }
}

function soldIn(all: SoldByCurrency, currency: string): Sold {
  const sold = all.get(currency) ?? { orders: 0, net: 0, products: new Map() }
  all.set(currency, sold)
  return sold
}

function soldOf(line: OrderLine): SoldProduct {
  const units = keptUnits(line)
  const isTaken = isPhysical(line) || line.orderLines.length > 0
  return {
    name: line.name,
    units,
    net: Math.round(line.unitPrice.net * scale) * units,
    taken: isTaken ? shelfUnits(line, units) : undefined,
  }
}

function addProduct(
  products: Map<string, SoldProduct>,
  id: string,
  { name, units, net, taken }: SoldProduct,
) {
  const before = products.get(id)
  if (!before) {
    products.set(id, { name, units, net, taken: taken && new Map(taken) })
    return
  }
  // Sums are made from the oldest to the newest.
  before.name = name
  before.units += units
  before.net += net
  for (const [part, count] of taken ?? []) before.taken?.set(part, (before.taken.get(part) ?? 0) + count)
}

/** What costs are known for: goods of which every part has one. */
export function marginOf({ products }: Sold, costs: ReadonlyMap<string, number>) {
  const known = [...products.values()].flatMap(({ net, taken }) => {
    const cost = taken && costOf(taken, costs)
    return cost === undefined ? [] : [{ net, cost }]
  })
  if (known.length === 0) return null
  const net = known.reduce((sum, each) => sum + each.net, 0)
  const cost = known.reduce((sum, each) => sum + each.cost, 0)
  return { net, cost, margin: net - cost }
}

function costOf(taken: ReadonlyMap<string, number>, costs: ReadonlyMap<string, number>): number | undefined {
  let sum = 0
  for (const [part, units] of taken) {
    const cost = costs.get(part)
    if (cost === undefined) return undefined
    sum += cost * units
  }
  return sum
}
