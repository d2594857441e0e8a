// What is taken from the shelves for one or many orders: every product once, with the orders that get it. Of a PC, its parts.
import type { Order } from '../orders/order-lines'
import { isLine, packingOf } from '../scan/packing'

export interface PickLine {
  productId: string
  name: string
  units: number
  orders: { orderId: string; units: number }[]
}

export function pickLinesOf(orders: Order[]): PickLine[] {
  const lines = new Map<string, PickLine>()
  for (const order of orders) {
    const orderId = order.orderId ?? ''
    const { items } = packingOf(orderId, order, false)
    const pcs = new Set(items.filter((item) => !isLine(item)).map(({ partOf }) => partOf))
    for (const { lineNumber, productId, name, wanted } of items) {
      if (pcs.has(lineNumber)) continue
      const line = lines.get(productId) ?? { productId, name, units: 0, orders: [] }
      lines.set(productId, line)
      line.units += wanted
      const same = line.orders.find((each) => each.orderId === orderId)
      if (same) same.units += wanted
      else line.orders.push({ orderId, units: wanted })
    }
  }
  return [...lines.values()].sort((a, b) => (a.productId < b.productId ? -1 : 1))
}
