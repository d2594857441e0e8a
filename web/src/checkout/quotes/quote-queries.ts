import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'

export type SentQuote = Schemas['SentQuote']

const quotesKey = ['quotes'] as const

export const ownQuotesQuery = infiniteQueryOptions({
  queryKey: [...quotesKey, 'all'],
  queryFn: ({ pageParam: cursor }) =>
    api.GET('/quotes/v1', { params: { query: { limit: 20, ...(cursor === null ? {} : { cursor }) } } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }) => nextCursor,
  staleTime: 0,
})

/** How a quote is read and answered: signed in, or by the secret of its link. */
export interface QuoteAccess {
  key: readonly string[]
  read: () => Promise<SentQuote>
  accept: (answer: { revision: number; promise: string | null; name: string }) => Promise<SentQuote>
  refuse: (text: string | null) => Promise<SentQuote>
  /** Nobody is signed in: whoever accepts says who it is. */
  isByLink: boolean
}

export function accessById(quoteId: string): QuoteAccess {
  const params = { path: { quoteId } }
  return {
    key: ['id', quoteId],
    read: () => api.GET('/quotes/v1/{quoteId}', { params }),
    accept: ({ revision, promise }) =>
      api.POST('/quotes/v1/{quoteId}/accept', { params, body: { revision, promise } }),
    refuse: (text) => api.POST('/quotes/v1/{quoteId}/refuse', { params, body: { text } }),
    isByLink: false,
  }
}

export const accessByLink = (secret: string): QuoteAccess => ({
  key: ['link', secret],
  read: () => api.POST('/quotes/v1/link', { body: { secret } }),
  accept: (answer) => api.POST('/quotes/v1/link/accept', { body: { secret, ...answer } }),
  refuse: (text) => api.POST('/quotes/v1/link/refuse', { body: { secret, text } }),
  isByLink: true,
})

export const quoteQuery = ({ key, read }: QuoteAccess) =>
  queryOptions({ queryKey: [...quotesKey, ...key], queryFn: read, staleTime: 0, retry: false })
