import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { invoicesKey } from '../invoices/invoice-queries'
import { cursorPages, fromCursor } from '../shared/cursor-pages'
import { idempotencyHeader } from '../shared/use-command'
import type { PaymentFilter } from './payment-filter'

export type Payment = Schemas['Payment']
export type PaymentSummary = Schemas['PaymentSummary']

export const paymentsKey = ['backoffice', 'payments'] as const

export const paymentsQuery = (filter: PaymentFilter) =>
  infiniteQueryOptions({
    queryKey: [...paymentsKey, filter],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/payments', { params: { query: { ...filter, ...fromCursor(pageParam) } } }),
    ...cursorPages,
  })

export const paymentQuery = (paymentId: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'one', paymentId],
    queryFn: () => api.GET('/fulfilment/v1/payments/{paymentId}', { params: { path: { paymentId } } }),
    staleTime: 0,
  })

/** Open documents that a person looks for. */
export const openDocumentsQuery = (search: string, type: 'Invoice' | 'CreditNote') =>
  queryOptions({
    queryKey: [...invoicesKey, 'open', type, search],
    queryFn: async () =>
      (
        await api.GET('/fulfilment/v1/invoices', {
          params: { query: { search, type, open: 'true', limit: 10 } },
        })
      ).invoices,
    enabled: search !== '',
  })

interface Change<Body> {
  paymentId: string
  body: Body
}

export const allocatePayment = (
  { paymentId, body }: Change<Schemas['NewAllocations']>,
  key: string,
): Promise<Payment> =>
  api.POST('/fulfilment/v1/payments/{paymentId}/allocations', {
    params: { ...idempotencyHeader(key), path: { paymentId } },
    body,
  })

export const markNotOurs = ({ paymentId, body }: Change<Schemas['NotOurs']>, key: string): Promise<Payment> =>
  api.POST('/fulfilment/v1/payments/{paymentId}/not-ours', {
    params: { ...idempotencyHeader(key), path: { paymentId } },
    body,
  })

export const releasePayment = (
  { paymentId, body }: Change<Schemas['ReleasePayment']>,
  key: string,
): Promise<Payment> =>
  api.POST('/fulfilment/v1/payments/{paymentId}/release', {
    params: { ...idempotencyHeader(key), path: { paymentId } },
    body,
  })

/** Payments, and the invoices that they settle. */
export const readAgain = () =>
  Promise.all([paymentsKey, invoicesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
