import type { Schemas } from '@buildorder/client'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Right } from '../../../src/contract/rights.ts'
import type { CustomerScope } from '../../../src/contract/scopes.ts'
import { api } from '../api/client'

export type Me = Schemas['Me']
export type Account = Me['accounts'][number]

export const meQuery = queryOptions({
  queryKey: ['me'],
  queryFn: () => api.GET('/customers/v1/me'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Who is signed in. Use it below the gate, which loads it. */
export const useMe = (): Me => useSuspenseQuery(meQuery).data

/** The account that orders are placed for; staff have none. */
export const useAccount = (): Account | undefined => useMe().accounts[0]

/** Staff may open the back office, or a part of it. */
export const isStaff = ({ rights }: Me): boolean => rights.length > 0

/** Whether a customer may. */
export const useCan = (scope: CustomerScope): boolean => useMe().scopes.includes(scope)

/** Whether staff may. */
export const useMay = (right: Right): boolean => useMe().rights.includes(right)
