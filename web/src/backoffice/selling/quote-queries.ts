import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { cursorPages, searchFrom } from '../shared/cursor-pages'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import type { SellingLink } from './selling-link'

export type Quote = Schemas['Quote']
export type QuoteSummary = Schemas['QuoteSummary']
type QuoteBody = Schemas['QuoteContent']

const quotesKey = ['backoffice', 'quotes'] as const

export const quotesQuery = ({ search, state }: SellingLink) =>
  infiniteQueryOptions({
    queryKey: [...quotesKey, search ?? '', state ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/quotes', {
        params: { query: { ...searchFrom(search, pageParam), ...(state ? { state } : {}) } },
      }),
    ...cursorPages,
    staleTime: 0,
  })

export const quoteQuery = (quoteId: string) =>
  queryOptions({
    queryKey: [...quotesKey, 'one', quoteId],
    queryFn: () => api.GET('/fulfilment/v1/quotes/{quoteId}', { params: { path: { quoteId } } }),
    staleTime: 0,
  })

/** Makes a quote, or changes one. */
export const saveQuote = (
  { quote, body }: { quote: Quote | undefined; body: QuoteBody },
  key: string,
): Promise<Quote> =>
  quote
    ? api.PUT('/fulfilment/v1/quotes/{quoteId}', {
        params: { ...basedOn(quote.version, key), path: { quoteId: quote.quoteId } },
        body,
      })
    : api.POST('/fulfilment/v1/quotes', { params: idempotencyHeader(key), body })

const at = (quoteId: string, key: string) => ({ ...idempotencyHeader(key), path: { quoteId } })

/** What is shown, at the price that is shown. */
export const sendQuote = ({ quoteId, version, priced }: Quote, key: string): Promise<Quote> =>
  api.POST('/fulfilment/v1/quotes/{quoteId}/send', {
    params: { ...basedOn(version, key), path: { quoteId } },
    body: { total: priced?.totals.gross ?? null },
  })

export const withdrawQuote = (quoteId: string, key: string): Promise<Quote> =>
  api.POST('/fulfilment/v1/quotes/{quoteId}/withdraw', { params: at(quoteId, key) })

export const acceptQuote = ({ quoteId, revision, sent }: Quote, key: string): Promise<Quote> =>
  api.POST('/fulfilment/v1/quotes/{quoteId}/accept', {
    params: at(quoteId, key),
    body: { revision, promise: sent?.promise ?? null },
  })

/** Shows a quote as the service answered it, and reads the lists again. */
export async function quoteChanged(changed: Quote): Promise<void> {
  queryClient.setQueryData(quoteQuery(changed.quoteId).queryKey, changed)
  await queryClient.invalidateQueries({
    queryKey: quotesKey,
    predicate: ({ queryKey }) => queryKey[2] !== 'one',
  })
}
