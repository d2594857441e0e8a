import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { idempotencyHeader } from '../shared/use-command'

export const createSupply = (body: Schemas['NewPurchaseOrder'], key: string) =>
  api.POST('/catalog/v1/purchase-orders', { params: idempotencyHeader(key), body })

const at = (purchaseOrderId: string, key: string) => ({
  ...idempotencyHeader(key),
  path: { purchaseOrderId },
})

export const changeSupply = (id: string, body: Schemas['PurchaseOrderChange'], key: string) =>
  api.PATCH('/catalog/v1/purchase-orders/{purchaseOrderId}', { params: at(id, key), body })

export const receiveGoods = (id: string, quantity: number, key: string) =>
  api.POST('/catalog/v1/purchase-orders/{purchaseOrderId}/received', {
    params: at(id, key),
    body: { quantity },
  })
