import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import type { AuditFilter } from './audit-filter'
import type { SearchFilter } from './search-filter'

export type AdminAccount = Schemas['AdminAccount']
export type AdminKey = Schemas['AdminKey']
export type AuditEntry = Schemas['AuditEntry']

export const accountsKey = ['backoffice', 'accounts'] as const
export const keysKey = ['backoffice', 'keys'] as const

const pages = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}
const from = (cursor: string | null) => (cursor ? { cursor } : {})

export const accountsQuery = ({ search }: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...accountsKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/accounts', {
        params: { query: { ...(search ? { search } : {}), ...from(pageParam) } },
      }),
    ...pages,
  })

export const keysQuery = ({ search }: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...keysKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/keys', { params: { query: { ...(search ? { search } : {}), ...from(pageParam) } } }),
    ...pages,
  })

/** Always asked again: a change made a moment ago must be in it. */
export const auditQuery = ({ entity, entityId }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['backoffice', 'audit', entity ?? '', entityId ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/audit', {
        params: {
          query: { ...(entity ? { entity } : {}), ...(entityId ? { entityId } : {}), ...from(pageParam) },
        },
      }),
    staleTime: 0,
    ...pages,
  })
