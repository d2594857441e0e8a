import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { basedOn, idempotencyHeader } from '../shared/use-command'

export const createSupply = (body: Schemas['NewPurchaseOrder'], key: string) =>
  api.POST('/catalog/v1/purchase-orders', { params: idempotencyHeader(key), body })

type SupplyChange = Schemas['PurchaseOrderChange'] & { version: number }

export const changeSupply = (purchaseOrderId: string, { version, ...body }: SupplyChange, key: string) =>
  api.PATCH('/catalog/v1/purchase-orders/{purchaseOrderId}', {
    params: { ...basedOn(version, key), path: { purchaseOrderId } },
    body,
  })

export const receiveGoods = (purchaseOrderId: string, quantity: number, key: string) =>
  api.POST('/catalog/v1/purchase-orders/{purchaseOrderId}/received', {
    params: { ...idempotencyHeader(key), path: { purchaseOrderId } },
    body: { quantity },
  })
