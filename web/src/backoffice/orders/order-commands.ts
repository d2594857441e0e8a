// The staff actions on an order, as calls to the service.
import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { backofficeTexts } from '../../texts/backoffice'
import { idempotencyHeader } from '../shared/use-command'
import { type BulkAction, isOnShelf } from './next-action'
import { type BillingType, shippableLines } from './order-lines'

export interface LineUnits {
  lineNumber: string
  quantity: number
  serialNumbers?: string[]
}

const at = (orderId: string, key: string) => ({ ...idempotencyHeader(key), path: { orderId } })

const steps: Record<BulkAction, (orderId: string, key: string) => Promise<unknown>> = {
  confirm: (orderId, key) =>
    api.POST('/fulfilment/v1/orders/{orderId}/confirm', { params: at(orderId, key) }),
  release: (orderId, key) =>
    api.POST('/fulfilment/v1/orders/{orderId}/release', { params: at(orderId, key) }),
  ship: shipWhole,
}

export const takeStep = (action: BulkAction, orderId: string, key: string) => steps[action](orderId, key)

export const ship = (
  orderId: string,
  body: {
    trackingNumber: string | null
    lines: LineUnits[]
    components?: { lineNumber: string; serialNumbers: string[] }[]
  },
  key: string,
): Promise<Schemas['CreatedDelivery']> =>
  api.POST('/fulfilment/v1/orders/{orderId}/deliveries', { params: at(orderId, key), body })

export const markDelivered = (orderId: string, deliveryId: string, key: string) =>
  api.POST('/fulfilment/v1/orders/{orderId}/deliveries/{deliveryId}/delivered', {
    params: { ...idempotencyHeader(key), path: { orderId, deliveryId } },
  })

export const bill = (
  orderId: string,
  body: { type: BillingType; lines: LineUnits[] },
  key: string,
): Promise<Schemas['CreatedBilling']> =>
  api.POST('/fulfilment/v1/orders/{orderId}/billings', { params: at(orderId, key), body })

export const cancelUnits = (orderId: string, lineNumber: string, quantity: number, key: string) =>
  api.POST('/fulfilment/v1/orders/{orderId}/lines/{lineNumber}/cancel', {
    params: { ...idempotencyHeader(key), path: { orderId, lineNumber } },
    body: { quantity },
  })

/** Ships all open units without serial numbers, if all of them are on the shelf now. */
async function shipWhole(orderId: string, key: string): Promise<unknown> {
  const { order } = await api.GET('/fulfilment/v1/orders/{orderId}', { params: { path: { orderId } } })
  if (!isOnShelf(order)) throw new Error(backofficeTexts.orders.bulk.notWhole(orderId))
  const lines = shippableLines(order).map(({ lineNumber, quantity }) => ({ lineNumber, quantity }))
  return ship(orderId, { trackingNumber: null, lines }, key)
}
