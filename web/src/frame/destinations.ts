import { useQuery } from '@tanstack/react-query'
import type { CustomerScope } from '../../../src/contract/scopes.ts'
import { useSession } from '../api/session'
import { isStaff, type Me, meQuery } from '../session/me'
import { texts } from '../texts'

const may = (scope: CustomerScope) => (me: Me) => me.scopes.includes(scope)

const destinations = [
  { to: '/', label: texts.common.builder, mayOpen: may('pcconfig:read') },
  { to: '/builds', label: texts.common.builds, mayOpen: may('pcconfig:read') },
  { to: '/quick-order', label: texts.common.quickOrder, mayOpen: may('checkout') },
  { to: '/orders', label: texts.common.orders, mayOpen: may('orders:read') },
  { to: '/backoffice', label: texts.common.backoffice, mayOpen: isStaff },
  // Of a person of this service; others set nothing there.
  { to: '/security', label: texts.common.security, mayOpen: ({ person }) => person !== null },
] as const satisfies { to: string; label: string; mayOpen: (me: Me) => boolean }[]

export type Destination = (typeof destinations)[number]

/** The pages that the signed-in caller may open. */
export function useDestinations(): Destination[] {
  const session = useSession()
  const { data: me } = useQuery({ ...meQuery, enabled: session !== undefined })
  return destinations.filter(({ mayOpen }) => session && me && mayOpen(me))
}
