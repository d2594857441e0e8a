import { Problem } from '../contract/problems.ts'

/** Scopes that belong to one customer account, and those of staff, which span all accounts. */
export const customerScopes = [
  'checkout',
  'orders:read',
  'orders:cancel',
  'pcconfig:read',
  'pcconfig:write',
] as const
export const staffScopes = ['fulfilment', 'catalog'] as const
export const scopes = [...customerScopes, ...staffScopes]
export type Scope = (typeof scopes)[number]

export const isScope = (text: string): text is Scope => (scopes as string[]).includes(text)

/** Who is calling, and what it may do. */
export interface Caller {
  /** Tells callers apart, for idempotency keys and rate limits; see `callerId`. */
  id: string
  /** The client's name, as it stands in an order's `placedBy`. */
  client: string
  /** The first is the default. */
  accounts: string[]
  scopes: ReadonlySet<Scope>
}

/** A caller that can reach nothing is refused everywhere. */
export function refuseCaller(caller: Caller, isDisabled: boolean): Problem | undefined {
  if (isDisabled) return new Problem('client_not_permitted', `The client ${caller.client} is disabled.`)
  const isStaff = staffScopes.some((scope) => caller.scopes.has(scope))
  if (caller.accounts.length === 0 && !isStaff) return new Problem('client_not_permitted')
  return undefined
}

export function refuseScope(caller: Caller, scope: Scope): Problem | undefined {
  if (caller.scopes.has(scope)) return undefined
  return new Problem('scope_missing', `This operation needs the scope ${scope}.`)
}

/** The account a request is for. A foreign account and one that does not exist answer the same. */
export function accountFor(caller: Caller, customerId: string | null): string | Problem {
  const account = customerId ?? caller.accounts[0]
  if (account !== undefined && caller.accounts.includes(account)) return account
  return new Problem(
    'account_not_permitted',
    customerId === null
      ? 'The caller has no customer account of its own.'
      : `The caller may not act for the account ${customerId}.`,
  )
}
