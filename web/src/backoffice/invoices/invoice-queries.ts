import { newIdempotencyKey, type Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { cursorPages, fromCursor, searchFrom } from '../shared/cursor-pages'
import { idempotencyHeader } from '../shared/use-command'
import type { InvoiceFilter } from './invoice-filter'

export type InvoiceSummary = Schemas['InvoiceSummary']
export type StaffInvoice = Schemas['StaffInvoice']
export type ReadyBilling = Schemas['ReadyBilling']

export const invoicesKey = ['backoffice', 'invoices'] as const

export const invoicesQuery = ({ view: _, ...filter }: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, filter],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/invoices', { params: { query: { ...filter, ...fromCursor(pageParam) } } }),
    ...cursorPages,
    // What is being sent has another state soon.
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ invoices }) => invoices.some(isWaiting)) ? sendingMs : false,
  })

const sendingMs = 2000
const isWaiting = ({ sending }: StaffInvoice) => sending?.state === 'waiting'

export const readyQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, 'ready', search],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/invoices/ready', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

export const remindersQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, 'reminders', search],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/reminders', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

/** Billings per request, so that the progress is seen. */
const issuedAtOnce = 10

/** Issues them in their order. Returns how many were issued, and why others were not, by billing. */
export async function issueBillings(
  billings: readonly ReadyBilling[],
  onProgress: (done: number) => void,
): Promise<{ issued: number; refused: Map<string, string> }> {
  const sum = { issued: 0, refused: new Map<string, string>() }
  try {
    for (let start = 0; start < billings.length; start += issuedAtOnce) {
      const some = billings.slice(start, start + issuedAtOnce)
      const { issued, refused } = await api.POST('/fulfilment/v1/invoices/issue', {
        params: idempotencyHeader(newIdempotencyKey()),
        body: { billings: some.map(({ orderId, billingId }) => ({ orderId, billingId })) },
      })
      sum.issued += issued.length
      for (const { billingId, message } of refused) sum.refused.set(billingId, message)
      onProgress(start + some.length)
    }
  } finally {
    await queryClient.invalidateQueries({ queryKey: invoicesKey })
  }
  return sum
}

/** Read again with every billing. */
export const invoicesOfOrderQuery = (orderId: string, billings: number) =>
  queryOptions({
    queryKey: [...invoicesKey, 'of', orderId, billings],
    queryFn: async () =>
      (await api.GET('/fulfilment/v1/invoices', { params: { query: { search: orderId, limit: 500 } } }))
        .invoices,
    enabled: billings > 0,
    refetchInterval: ({ state: { data } }) => (data?.some(isWaiting) ? sendingMs : false),
  })

export const issueBilling = ({ orderId, billingId }: { orderId: string; billingId: string }, key: string) =>
  api.POST('/fulfilment/v1/orders/{orderId}/billings/{billingId}/issue', {
    params: { ...idempotencyHeader(key), path: { orderId, billingId } },
  })

export const sendDocument = (billingId: string, key: string) =>
  api.POST('/fulfilment/v1/invoices/{billingId}/send', {
    params: { ...idempotencyHeader(key), path: { billingId } },
    body: {},
  })

export const exportPath = ({ view: _, ...filter }: InvoiceFilter) =>
  `/fulfilment/v1/invoices/export?${new URLSearchParams({ ...filter })}`

export const documentPath = (billingId: string) => `/fulfilment/v1/invoices/${encodeURIComponent(billingId)}`
