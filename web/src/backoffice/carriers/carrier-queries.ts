import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, searchFrom } from '../shared/cursor-pages'
import { basedOn, idempotencyHeader } from '../shared/use-command'

export type Carrier = Schemas['AdminCarrier']
export type CollectionPoint = NonNullable<Schemas['CarrierService']['collectionPoints']>[number]
export type CarrierInput = Omit<Schemas['CarrierService'], 'collectionPoints'> & {
  collectionPoints: CollectionPoint[]
  retired: boolean
}
export type TrialResult = Schemas['DeliveryTrialResult']

export const carriersKey = ['backoffice', 'carriers'] as const

export const carriersQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...carriersKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/carriers', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

export const createCarrier = (body: Schemas['CarrierService'], key: string) =>
  api.POST('/admin/v1/carriers', { params: idempotencyHeader(key), body })

export const changeCarrier = ({ carrierId, version }: Carrier, body: Schemas['CarrierChange'], key: string) =>
  api.PATCH('/admin/v1/carriers/{carrierId}', {
    params: { ...basedOn(version, key), path: { carrierId } },
    body,
  })

export const tryDelivery = (body: Schemas['DeliveryTrial']) => api.POST('/admin/v1/carriers/trial', { body })
