import { Problem } from '../contract/problems.ts'
import { isRight } from '../contract/rights.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'
import type { Directory } from './directory.ts'

const isStaff = ({ permissions }: Caller) => [...permissions].some(isRight)

/** Refuses a caller without accounts and rights of staff. */
export function refuseCaller(caller: Caller, isDisabled: boolean): Problem | undefined {
  if (isDisabled) return new Problem('client_not_permitted', `The client ${caller.client} is disabled.`)
  if (caller.accounts.length === 0 && !isStaff(caller)) return new Problem('client_not_permitted')
  return undefined
}

/** The account of a request. Other accounts and unknown ones get the same answer. */
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

/** The account that a request orders for. A retired one keeps its orders, but places no more. */
export function orderingAccount(
  caller: Caller,
  customerId: string | null,
  { accounts }: Directory,
): string | Problem {
  const account = accountFor(caller, customerId)
  if (account instanceof Problem) return account
  return accounts.get(account)?.retiredAt === null ? account : retired(account)
}

export const retired = (id: string): Problem =>
  new Problem('account_not_permitted', `The account ${id} is retired and places no more orders.`)
