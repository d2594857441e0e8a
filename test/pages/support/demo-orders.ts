// Orders for tests of the back office, placed through the API.
import { exampleDraft } from '../../../src/contract/example-draft.ts'
import type { Order } from '../../../src/contract/order.ts'
import { loadOrder } from '../../../src/orders/order.ts'
import { updateOrder } from '../../../src/orders/record.ts'
import type { Pages, PagesKey } from './browser.ts'

export const cpu = 'cpu-amd-ryzen-7-9800x3d'
export const cpuName = 'AMD Ryzen 7 9800X3D'

type Wanted = [productId: string, quantity: number, type?: 'MaterialNumber' | 'PcConfiguration']

/** The id of a new order of customer 100001. */
export async function placeOrder(
  pages: Pages,
  lines: Wanted[] = [[cpu, 1]],
  key: PagesKey = '100001',
  delivery: object = exampleDraft.delivery,
) {
  const draft = {
    ...exampleDraft,
    delivery,
    soldTo: null,
    orderLines: lines.map(([value, quantity, type = 'MaterialNumber']) => ({
      materialId: { type, value },
      quantity,
      references: null,
    })),
  }
  return pages.service.place(draft, { as: null, headers: { Authorization: `Bearer bo_demo_${key}` } })
}

/** Staff actions, through the API. */
export const act = <T = unknown>(pages: Pages, orderId: string, what: string, json?: unknown) =>
  pages.ask<T>('POST', `/fulfilment/v1/orders/${orderId}/${what}`, json, 'backoffice')

export async function toWarehouse(pages: Pages, orderId: string): Promise<void> {
  await act(pages, orderId, 'confirm')
  await act(pages, orderId, 'release')
}

/** Changes a stored order to what the API does not produce on demand. */
export async function changeOrder(
  { service: { store } }: Pages,
  orderId: string,
  change: (order: Order) => Partial<Order>,
): Promise<void> {
  const stored = await loadOrder(store, orderId)
  if (!stored) throw new Error(`There is no order ${orderId}.`)
  const version = stored.version + 1
  const order = { ...stored.order, ...change(stored.order) }
  const entry = { version, action: 'test', actor: 'test', occurredAt: 0 }
  await store.batch([updateOrder(stored, { ...stored, version, order }, entry)])
}

interface AnyOrder {
  state: string
  order: {
    deliveries: {
      deliveryId: string
      trackingNumber: string | null
      deliveryLines: { quantity: number; serialNumbers: string[] }[]
    }[]
    billings: { type: string; billingLine: { quantity: number }[] }[]
    orderLines: {
      quantity: { total: number; fulfilled: number; cancelled: number }
      unitPrice: { gross: number }
    }[]
  }
}

export const readOrder = (pages: Pages, orderId: string) =>
  pages.ask<AnyOrder>('GET', `/fulfilment/v1/orders/${orderId}`, undefined, 'backoffice')
