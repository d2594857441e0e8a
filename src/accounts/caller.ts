import { Problem } from '../contract/problems.ts'
import { staffScopes } from '../contract/scopes.ts'
import type { Caller } from '../platform/http/caller.ts'

/** A caller that can reach nothing is refused everywhere. */
export function refuseCaller(caller: Caller, isDisabled: boolean): Problem | undefined {
  if (isDisabled) return new Problem('client_not_permitted', `The client ${caller.client} is disabled.`)
  const isStaff = staffScopes.some((scope) => caller.scopes.has(scope))
  if (caller.accounts.length === 0 && !isStaff) return new Problem('client_not_permitted')
  return undefined
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
