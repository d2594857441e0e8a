import type { Schemas } from '@buildorder/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { idempotencyHeader } from '../shared/use-command'
import type { ContentBody } from './content'

export type Priced = Schemas['PricedOrder']

/** Accounts and products by anything that a caller may name. */
export const foundQuery = (query: string) =>
  queryOptions({
    queryKey: ['backoffice', 'selling', 'found', query],
    queryFn: ({ signal }) =>
      api.GET('/fulfilment/v1/search', { params: { query: { q: query, limit: 10 } }, signal }),
    enabled: query !== '',
    placeholderData: keepPreviousData,
  })

const pricedKey = ['backoffice', 'selling', 'priced'] as const

/** Prices and stock change: each change of the content asks again, and so does each minute. */
export const pricedQuery = (body: ContentBody | undefined) =>
  queryOptions({
    queryKey: [...pricedKey, body],
    queryFn: ({ signal }) => api.POST('/fulfilment/v1/orders/price', { body: body as ContentBody, signal }),
    enabled: body !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  })

export const placeOrder = (body: Schemas['NewStaffOrder'], key: string) =>
  api.POST('/fulfilment/v1/orders', { params: idempotencyHeader(key), body })
