import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, fromCursor } from '../shared/cursor-pages'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import { supplyKeys } from '../supply/supply-queries'
import type { PurchaseFilter } from './purchase-filter'

export type Purchase = Schemas['Purchase']
export type PurchaseLine = Purchase['lines'][number]
export type Proposals = Schemas['PurchaseProposals']

const purchasesKey = ['backoffice', 'purchases'] as const
export const proposalsKey = ['backoffice', 'proposals'] as const

/** What a change of a purchase order changes: also the supply and stock. */
export const purchaseKeys: QueryKey[] = [purchasesKey, proposalsKey, ...supplyKeys]

const sorts = ['oldest', 'due'] as const
export const sortOf = ({ sort }: PurchaseFilter) => sorts.find((each) => each === sort)

export const purchasesQuery = (filter: PurchaseFilter) =>
  infiniteQueryOptions({
    queryKey: [...purchasesKey, 'list', filter],
    queryFn: ({ pageParam }) => {
      const { sort: _, ...rest } = filter
      const sort = sortOf(filter)
      return api.GET('/purchasing/v1/purchase-orders', {
        params: { query: { ...rest, ...(sort ? { sort } : {}), ...fromCursor(pageParam) } },
      })
    },
    ...cursorPages,
  })

export const purchaseQuery = (purchaseOrderId: string) =>
  queryOptions({
    queryKey: [...purchasesKey, purchaseOrderId],
    queryFn: () =>
      api.GET('/purchasing/v1/purchase-orders/{purchaseOrderId}', { params: { path: { purchaseOrderId } } }),
  })

export const proposalsQuery = queryOptions({
  queryKey: proposalsKey,
  queryFn: () => api.GET('/purchasing/v1/purchase-proposals'),
  staleTime: 0,
})

export const createPurchase = (body: Schemas['NewPurchase'], key: string) =>
  api.POST('/purchasing/v1/purchase-orders', { params: idempotencyHeader(key), body })

type Of = Pick<Purchase, 'purchaseOrderId' | 'version'>
const changeOf = ({ purchaseOrderId, version }: Of, key: string) => ({
  ...basedOn(version, key),
  path: { purchaseOrderId },
})

export const changePurchase = (of: Of, body: Schemas['PurchaseChange'], key: string) =>
  api.PUT('/purchasing/v1/purchase-orders/{purchaseOrderId}', { params: changeOf(of, key), body })

export const sendPurchase = (of: Of, body: Schemas['PurchaseSending'], key: string) =>
  api.POST('/purchasing/v1/purchase-orders/{purchaseOrderId}/send', { params: changeOf(of, key), body })

export const confirmPurchase = (of: Of, body: Schemas['PurchaseConfirmation'], key: string) =>
  api.POST('/purchasing/v1/purchase-orders/{purchaseOrderId}/confirm', { params: changeOf(of, key), body })

/** Based on no version: two receipts at once are both booked. */
export const receivePurchase = (purchaseOrderId: string, body: Schemas['PurchaseReceipt'], key: string) =>
  api.POST('/purchasing/v1/purchase-orders/{purchaseOrderId}/receive', {
    params: { ...idempotencyHeader(key), path: { purchaseOrderId } },
    body,
  })

export const endPurchase = (of: Of, action: 'cancel' | 'close', key: string) =>
  action === 'cancel'
    ? api.POST('/purchasing/v1/purchase-orders/{purchaseOrderId}/cancel', { params: changeOf(of, key) })
    : api.POST('/purchasing/v1/purchase-orders/{purchaseOrderId}/close', { params: changeOf(of, key) })

export const pdfPath = (purchaseOrderId: string) =>
  `/purchasing/v1/purchase-orders/${encodeURIComponent(purchaseOrderId)}/pdf`
