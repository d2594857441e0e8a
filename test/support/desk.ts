// Staff actions, as calls to a test service.
import { expect } from 'vitest'
import type { Order } from '../../src/contract/order.ts'
import type { OrderState } from '../../src/orders/states.ts'
import type { RequestOptions, TestReply, TestService } from './service.ts'

export type Lines = [lineNumber: string, quantity: number, serialNumbers?: string[]][]

export interface StaffOrder {
  state: OrderState
  version: number
  placedAt: string
  order: Order
  history: { version: number; action: string; actor: string; occurredAt: string }[]
  returned?: object
}

export interface Stock {
  productId: string
  onHand: number | null
  reserved: number
  waiting: number
  free: number | null
  purchaseOrders: {
    purchaseOrderId: string
    productId: string
    quantity: number
    expectedAt: string | null
    version: number
  }[]
}

export type Desk = ReturnType<typeof deskOf>

/** Each returns the reply, whatever its status. */
export function deskOf(service: TestService) {
  const call = <T = unknown>(method: string, path: string, json?: unknown, options: RequestOptions = {}) =>
    service.request<T>(method, path, { as: 'staff', ...(json === undefined ? {} : { json }), ...options })
  const act = <T = unknown>(orderId: string, what: string, json?: unknown, options: RequestOptions = {}) =>
    call<T>('POST', `/fulfilment/v1/orders/${orderId}/${what}`, json, options)
  const unitsOf = (lines: Lines) =>
    lines.map(([lineNumber, quantity, serialNumbers]) => ({
      lineNumber,
      quantity,
      ...(serialNumbers ? { serialNumbers } : {}),
    }))
  const productPath = (productId: string) => `/catalog/v1/products/${encodeURIComponent(productId)}/stock`
  const supplyPath = (id: string) => `/catalog/v1/purchase-orders/${encodeURIComponent(id)}`

  return {
    act,
    call,
    confirm: (orderId: string) => act(orderId, 'confirm'),
    release: (orderId: string) => act(orderId, 'release'),
    ship: (orderId: string, lines: Lines, trackingNumber: string | null = null) =>
      act<{ deliveryId: string }>(orderId, 'deliveries', { trackingNumber, lines: unitsOf(lines) }),
    deliver: (orderId: string, deliveryId: string) => act(orderId, `deliveries/${deliveryId}/delivered`),
    /** Without lines: everything possible. */
    invoice: (orderId: string, lines?: Lines) =>
      act<{ billingId: string }>(orderId, 'billings', {
        type: 'Invoice',
        ...(lines ? { lines: unitsOf(lines) } : {}),
      }),
    credit: (orderId: string, lines?: Lines) =>
      act<{ billingId: string }>(orderId, 'billings', {
        type: 'CreditNote',
        ...(lines ? { lines: unitsOf(lines) } : {}),
      }),
    /** Without a quantity: everything open. */
    cancelLine: (orderId: string, lineNumber: string, quantity?: number) =>
      act(orderId, `lines/${lineNumber}/cancel`, quantity === undefined ? undefined : { quantity }),
    /** The cancel of the customer. */
    cancel: (orderId: string) => service.request('PATCH', `/orders/v1/${orderId}/cancel`),
    read: async (orderId: string) =>
      done(await call<StaffOrder>('GET', `/fulfilment/v1/orders/${orderId}`)).body,
    stock: async (productId: string) => done(await call<Stock>('GET', productPath(productId))).body,
    setStock: (
      productId: string,
      onHand: number,
      more: { confirmedOrders?: string[]; reason?: string } = {},
    ) => call('PUT', productPath(productId), { onHand, ...more }),
    /** The orders that would lose units, with the number of units. */
    shortage: async (productId: string, onHand: number) =>
      done(
        await call<{ orders: { orderId: string; units: number }[] }>(
          'GET',
          `${productPath(productId)}/shortage?onHand=${onHand}`,
        ),
      ).body.orders,
    order: (productId: string, quantity: number, expectedAt: number | null, purchaseOrderId?: string) =>
      call<Stock['purchaseOrders'][number]>('POST', '/catalog/v1/purchase-orders', {
        productId,
        quantity,
        expectedAt: expectedAt === null ? null : new Date(expectedAt).toISOString(),
        ...(purchaseOrderId === undefined ? {} : { purchaseOrderId }),
      }),
    changeSupply: (
      id: string,
      quantity: number,
      expectedAt: number | null,
      headers: Record<string, string> = {},
    ) => {
      const at = expectedAt === null ? null : new Date(expectedAt).toISOString()
      return call('PATCH', supplyPath(id), { quantity, expectedAt: at }, { headers })
    },
    receive: (id: string, quantity?: number) =>
      call('POST', `${supplyPath(id)}/received`, quantity === undefined ? undefined : { quantity }),
    /** Confirms and releases. */
    toWarehouse: async (orderId: string) => {
      done(await act(orderId, 'confirm'))
      done(await act(orderId, 'release'))
    },
    /** The expected deliveries as text: `2 of 10 Available`, earliest first. */
    expected: async (orderId: string) => {
      const { order } = done(await call<StaffOrder>('GET', `/fulfilment/v1/orders/${orderId}`)).body
      return order.expectedDeliveries.flatMap(({ expectedLines }) =>
        expectedLines.map(({ orderLineNumber, quantity, status }) =>
          [quantity, 'of', orderLineNumber, status].join(' '),
        ),
      )
    },
  }
}

/** The reply, which must be a success. */
export function done<T>(reply: TestReply<T>): TestReply<T> {
  expect(reply.status, reply.text).toBeLessThan(300)
  return reply
}

/** `422 quantity_not_open`, or `204`. */
export const nameOf = ({ status, body }: TestReply) =>
  status < 400 ? String(status) : `${status} ${(body as { code: string }).code}`
