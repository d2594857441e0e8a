import { useQuery } from '@tanstack/react-query'
import { meQuery, type Scope } from '../session/me'
import { useSession } from '../session/session'
import { texts } from '../texts'

const destinations = [
  { to: '/', label: texts.common.builder, scope: 'pcconfig:read' },
  { to: '/builds', label: texts.common.builds, scope: 'pcconfig:read' },
  { to: '/quick-order', label: texts.common.quickOrder, scope: 'checkout' },
  { to: '/orders', label: texts.common.orders, scope: 'orders:read' },
  { to: '/backoffice', label: texts.common.backoffice, scope: 'fulfilment' },
] as const satisfies { to: string; label: string; scope: Scope }[]

export type Destination = (typeof destinations)[number]

/** The pages that the signed-in caller may open. */
export function useDestinations(): Destination[] {
  const session = useSession()
  const { data: me } = useQuery({ ...meQuery, enabled: session !== undefined })
  return destinations.filter(({ scope }) => session && me?.scopes.includes(scope))
}
