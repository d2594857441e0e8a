import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, fromCursor } from '../shared/cursor-pages'
import { idempotencyHeader } from '../shared/use-command'
import type { InvoiceFilter } from './invoice-filter'

export type InvoiceSummary = Schemas['InvoiceSummary']

export const invoicesKey = ['backoffice', 'invoices'] as const

export const invoicesQuery = (filter: InvoiceFilter) =>
  infiniteQueryOptions({
    queryKey: [...invoicesKey, filter],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/invoices', { params: { query: { ...filter, ...fromCursor(pageParam) } } }),
    ...cursorPages,
  })

/** Read again with every billing. */
export const invoicesOfOrderQuery = (orderId: string, billings: number) =>
  queryOptions({
    queryKey: [...invoicesKey, 'of', orderId, billings],
    queryFn: async () =>
      (await api.GET('/fulfilment/v1/invoices', { params: { query: { search: orderId, limit: 500 } } }))
        .invoices,
    enabled: billings > 0,
  })

export const issueBilling = ({ orderId, billingId }: { orderId: string; billingId: string }, key: string) =>
  api.POST('/fulfilment/v1/orders/{orderId}/billings/{billingId}/issue', {
    params: { ...idempotencyHeader(key), path: { orderId, billingId } },
  })

export const exportPath = (filter: InvoiceFilter) =>
  `/fulfilment/v1/invoices/export?${new URLSearchParams({ ...filter })}`

export const documentPath = (billingId: string) => `/fulfilment/v1/invoices/${encodeURIComponent(billingId)}`
