import { items, type Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, fromCursor, searchFrom } from '../shared/cursor-pages'
import { type AuditFilter, queryOfAudit } from './audit-filter'
import type { SearchFilter } from './search-filter'

export type AdminAccount = Schemas['AdminAccount']
export type AccountWithCredit = Schemas['AccountWithCredit']
export type AdminKey = Schemas['AdminKey']
export type AdminClient = Schemas['AdminClient']
export type AuditEntry = Schemas['AuditEntry']

export const accountsKey = ['backoffice', 'accounts'] as const
export const keysKey = ['backoffice', 'keys'] as const
export const clientsKey = ['backoffice', 'clients'] as const

export const accountsQuery = ({ search }: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...accountsKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/accounts', {
        params: { query: searchFrom(search, pageParam) },
      }),
    ...cursorPages,
  })

export const accountQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'one', customerId],
    queryFn: () => api.GET('/admin/v1/accounts/{customerId}', { params: { path: { customerId } } }),
    // What is open of a limit is counted shortly after the limit is set.
    refetchInterval: ({ state }) => (state.data?.credit?.countedAt === null ? 1000 : false),
  })

/** The first account that can order by a price list; without one, the first that is not retired, or null. */
export const firstAccountQuery = queryOptions({
  queryKey: [...accountsKey, 'first'],
  queryFn: async () => {
    let withoutList: AdminAccount | null = null
    for await (const account of items(api, '/admin/v1/accounts', { params: { query: { limit: 200 } } })) {
      if (account.retiredAt !== null) continue
      if (account.priceList !== null) return account
      withoutList ??= account
    }
    return withoutList
  },
})

/** All of them, or those that may act for an account. */
export const keysQuery = ({ search, account }: SearchFilter & { account?: string }) =>
  infiniteQueryOptions({
    queryKey: [...keysKey, search ?? '', account ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/keys', {
        params: { query: { ...searchFrom(search, pageParam), ...(account ? { account } : {}) } },
      }),
    ...cursorPages,
  })

export const clientsQuery = ({ search }: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...clientsKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/clients', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

/** Always asked again: a change made a moment ago must be in it. */
export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['backoffice', 'audit', filter],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/audit', {
        params: { query: { ...queryOfAudit(filter), ...fromCursor(pageParam) } },
      }),
    staleTime: 0,
    ...cursorPages,
  })
