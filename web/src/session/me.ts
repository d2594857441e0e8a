import type { Schemas } from '@buildorder/client'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../api/client'

export type Me = Schemas['Me']
export type Account = Me['accounts'][number]
export type Scope = Me['scopes'][number]

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => api.GET('/customers/v1/me'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in. Use it below the gate, which loads it. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** The account that orders are placed for; staff have none. */
export const useAccount = (): Account | undefined => useMe().accounts[0]

const staffScopes: readonly Scope[] = ['fulfilment', 'catalog', 'admin']

/** Staff may open the back office, or a part of it. */
export const isStaff = ({ scopes }: Me): boolean => staffScopes.some((scope) => scopes.includes(scope))

export const useCan = (scope: Scope): boolean => useMe().scopes.includes(scope)
