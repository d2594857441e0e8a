import type { Order, OrderLine } from '../../src/contract/order.ts'
import { countsAsOpen, isPhysical, openUnits, perUnit, shelfLines } from '../../src/orders/lines.ts'
import type { OrderState } from '../../src/orders/states.ts'
import type { Chance } from './chance.ts'
import type { Client } from './client.ts'

type Step = (
  order: Order & { orderId: string },
  client: Client,
  chance: Chance,
) => Promise<string | undefined>

/** The next action of staff for an order, by its state. */
const nextStep: Partial<Record<OrderState, Step>> = {
  Placed: async ({ orderId }, client) =>
    (await client.send('POST', `/fulfilment/v1/orders/${orderId}/confirm`)) && 'confirmed',

  Confirmed: async ({ orderId }, client) =>
    (await client.send('POST', `/fulfilment/v1/orders/${orderId}/release`)) && 'released to the warehouse',

  Released: (order, client, chance) => ship(order, client, chance),
  PartiallyShipped: (order, client, chance) => ship(order, client, chance),

  Shipped: async ({ orderId, deliveries, billings, references }, client) => {
    if (billings.length === 0 && !references?.replacementFor) {
      const path = `/fulfilment/v1/orders/${orderId}/billings`
      const billed = await client.send<{ billingId: string }>('POST', path, { type: 'Invoice' })
      if (billed) await client.send('POST', `${path}/${billed.body.billingId}/issue`)
    }
    const underway = deliveries.find(({ events }) => !events.delivered)
    if (!underway) return undefined
    const path = `/fulfilment/v1/orders/${orderId}/deliveries/${underway.deliveryId}/delivered`
    return (await client.send('POST', path)) && `${underway.deliveryId} delivered`
  },
}

/** The next action of staff for one order, if its state has one. */
export async function workOn(
  { order, state }: { order: Order & { orderId: string }; state: string },
  client: Client,
  chance: Chance,
): Promise<void> {
  const steps: Record<string, Step | undefined> = nextStep
  await steps[state]?.(order, client, chance)
}

/** Ships all reserved units. */
const ship: Step = async ({ orderId, orderLines, expectedDeliveries }, client, chance) => {
  const onShelf = new Map<string, number>()
  for (const { orderLineNumber, quantity, status } of expectedDeliveries.flatMap(
    (each) => each.expectedLines,
  )) {
    if (status === 'Available') onShelf.set(orderLineNumber, (onShelf.get(orderLineNumber) ?? 0) + quantity)
  }
  const lines = orderLines.flatMap((line) => {
    // Licences and services need no stock; with goods, they are fulfilled with the last shipment.
    const isReady = !isPhysical(line) && countsAsOpen(line, orderLines)
    const quantity = Math.min(
      openUnits(line),
      isReady ? Number.POSITIVE_INFINITY : unitsOnShelf(line, onShelf),
    )
    return quantity > 0 ? [{ lineNumber: line.lineNumber, quantity }] : []
  })
  if (lines.length === 0) return undefined
  const trackingNumber = `SIM${Math.floor(chance.next() * 1e9)}`
  const shipped = await client.send('POST', `/fulfilment/v1/orders/${orderId}/deliveries`, {
    trackingNumber,
    lines,
  })
  return shipped && `shipped ${lines.length} line(s) as ${trackingNumber}`
}

/** Reserved units of a line; for a PC, the number that its parts allow. */
function unitsOnShelf(line: OrderLine, onShelf: Map<string, number>): number {
  const parts = shelfLines([line])
  if (parts.length === 0) return 0
  const units = parts.map((part) => {
    const here = onShelf.get(part.lineNumber) ?? 0
    return part === line ? here : Math.floor(here / perUnit(line, part))
  })
  return Math.min(...units)
}

/** One round of the warehouse: processes some orders and receives some goods. */
export async function workRound(client: Client, chance: Chance, tell: (line: string) => void): Promise<void> {
  for (const state of Object.keys(nextStep) as OrderState[]) {
    const { orders } = await client.get<{ orders: { order: Order & { orderId: string } }[] }>(
      `/fulfilment/v1/orders?state=${state}&limit=20`,
    )
    for (const { order } of orders) {
      if (!chance.happens(50)) continue
      const done = await nextStep[state]?.(order, client, chance)
      if (done) tell(`${order.orderId} ${done}`)
    }
  }
  const { purchaseOrders } = await client.get<{
    purchaseOrders: { purchaseOrderId: string; quantity: number }[]
  }>('/catalog/v1/purchase-orders')
  if (purchaseOrders.length > 0 && chance.happens(20)) {
    const { purchaseOrderId, quantity } = chance.oneOf(purchaseOrders)
    const units = Math.min(quantity, 1 + Math.floor(chance.next() * 10))
    const path = `/catalog/v1/purchase-orders/${encodeURIComponent(purchaseOrderId)}/received`
    if (await client.send('POST', path, { quantity: units }))
      tell(`${units} units of ${purchaseOrderId} received`)
  }
}
