import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { isOver, type NewReturn, type Return } from '../../orders/returns/return-state'
import { cursorPages, fromCursor } from '../shared/cursor-pages'
import { idempotencyHeader } from '../shared/use-command'
import type { ReturnFilter } from './return-filter'

export type NewReceipt = Schemas['NewReceipt']
export type ReplacementOffer = Schemas['ReplacementOffer']

const returnsKey = ['backoffice', 'returns'] as const

/** How often a visible page refreshes: customers and other staff act too. */
const everyMs = 5_000

export const returnsQuery = (filter: ReturnFilter) =>
  infiniteQueryOptions({
    queryKey: [...returnsKey, filter],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/returns', { params: { query: { ...filter, ...fromCursor(pageParam) } } }),
    ...cursorPages,
  })

/** Those that staff must do something about. */
export const waitingQuery = (limit: number) =>
  queryOptions({
    queryKey: [...returnsKey, 'waiting', limit],
    queryFn: () => api.GET('/fulfilment/v1/returns', { params: { query: { state: 'waiting', limit } } }),
    refetchInterval: everyMs,
    staleTime: 0,
  })

export const returnsOfOrderQuery = (orderId: string, version: number) =>
  queryOptions({
    queryKey: [...returnsKey, 'of', orderId, version],
    queryFn: async () =>
      (await api.GET('/fulfilment/v1/returns', { params: { query: { search: orderId } } })).returns,
    enabled: version > 0,
  })

export const returnQuery = (returnId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'one', returnId],
    queryFn: () => api.GET('/fulfilment/v1/returns/{returnId}', { params: { path: { returnId } } }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && !isOver(data) ? everyMs : false),
  })

export const returnableQuery = (orderId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'returnable', orderId],
    queryFn: () => api.GET('/fulfilment/v1/orders/{orderId}/returnable', { params: { path: { orderId } } }),
    enabled: orderId !== '',
    staleTime: 0,
  })

export const serialQuery = (serialNumber: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'serial', serialNumber],
    queryFn: () => api.GET('/fulfilment/v1/serial-numbers', { params: { query: { serialNumber } } }),
    staleTime: 0,
  })

/** Stock changes: each dialog asks again. */
export const offerQuery = (returnId: string) =>
  queryOptions({
    queryKey: [...returnsKey, 'replacement', returnId],
    queryFn: () =>
      api.GET('/fulfilment/v1/returns/{returnId}/replacement', { params: { path: { returnId } } }),
    staleTime: 0,
    gcTime: 0,
  })

/** Actions with what the customer reads. */
export type SaidAction = 'ask' | 'refuse' | 'close'
export type PlainAction = 'approve' | 'credit'

const at = (returnId: string, key: string) => ({ ...idempotencyHeader(key), path: { returnId } })

const plain: Record<PlainAction, (returnId: string, key: string) => Promise<Return>> = {
  approve: (id, key) => api.POST('/fulfilment/v1/returns/{returnId}/approve', { params: at(id, key) }),
  credit: (id, key) => api.POST('/fulfilment/v1/returns/{returnId}/credit', { params: at(id, key) }),
}

const said: Record<SaidAction, (returnId: string, text: string, key: string) => Promise<Return>> = {
  ask: (id, text, key) =>
    api.POST('/fulfilment/v1/returns/{returnId}/ask', { params: at(id, key), body: { text } }),
  refuse: (id, text, key) =>
    api.POST('/fulfilment/v1/returns/{returnId}/refuse', { params: at(id, key), body: { text } }),
  close: (id, text, key) =>
    api.POST('/fulfilment/v1/returns/{returnId}/close', { params: at(id, key), body: { text } }),
}

interface Plain {
  returnId: string
  action: PlainAction
}
interface Said {
  returnId: string
  action: SaidAction
  text: string
}

export const act = ({ returnId, action }: Plain, key: string) => plain[action](returnId, key)
export const say = ({ returnId, action, text }: Said, key: string) => said[action](returnId, text, key)

export const receiveUnits = (returnId: string, body: NewReceipt, key: string): Promise<Return> =>
  api.POST('/fulfilment/v1/returns/{returnId}/receipts', { params: at(returnId, key), body })

export const replaceUnits = (
  { returnId, lines }: { returnId: string; lines: { line: number; quantity: number }[] },
  key: string,
): Promise<Return> =>
  api.POST('/fulfilment/v1/returns/{returnId}/replace', { params: at(returnId, key), body: { lines } })

export const registerReturn = (body: NewReturn, key: string) =>
  api.POST('/fulfilment/v1/returns', { params: idempotencyHeader(key), body })

/** Shows a return as the service answered it, and reads the lists again. */
export async function returnChanged(changed: Return): Promise<void> {
  queryClient.setQueryData(returnQuery(changed.returnId).queryKey, changed)
  await queryClient.invalidateQueries({ queryKey: returnsKey })
}
