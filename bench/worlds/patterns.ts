// A few orders in the states in which most orders of a shop are, made through the API: the patterns of many.
import { placeOrders } from '../prepare.ts'
import type { Service } from '../servers.ts'
import { createSmallRequests, key, staffKey } from '../world.ts'

/** Patterns of each state. */
export const patternsPerState = 50

type Send = (method: 'POST' | 'PATCH', path: string, body?: object) => Promise<{ deliveryId: string }>

const staffPath = (orderId: string) => `/fulfilment/v1/orders/${orderId}`

async function release(orderId: string, send: Send): Promise<void> {
  await send('POST', `${staffPath(orderId)}/confirm`)
  await send('POST', `${staffPath(orderId)}/release`)
}

async function deliver(orderId: string, send: Send): Promise<void> {
  await release(orderId, send)
  const shipment = { trackingNumber: `FP${orderId}NO`, lines: [{ lineNumber: '10', quantity: 1 }] }
  const { deliveryId } = await send('POST', `${staffPath(orderId)}/deliveries`, shipment)
  await send('POST', `${staffPath(orderId)}/deliveries/${deliveryId}/delivered`)
}

/** How an order that was placed gets into each state. */
const ways = {
  Placed: async () => {},
  Released: release,
  Delivered: deliver,
  Cancelled: (orderId: string, send: Send) => send('PATCH', `/orders/v1/${orderId}/cancel`),
}
export const patternCount = patternsPerState * Object.keys(ways).length

/** Returns the ids of the orders. */
export async function placePatterns(service: Service): Promise<string[]> {
  const send: Send = async (method, path, body = {}) => {
    const response = await fetch(`http://${service.host}:${service.port}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${path.startsWith('/fulfilment/') ? staffKey : key}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return text === '' ? {} : JSON.parse(text)
  }
  const placed: string[] = []
  for (const way of Object.values(ways)) {
    const ids = await placeOrders(service, patternsPerState, createSmallRequests)
    for (const id of ids) await way(id, send)
    placed.push(...ids)
  }
  return placed
}
