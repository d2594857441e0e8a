// What nobody decides for an account that they buy for themselves: whether it gets money or goods back.
import { Problem } from '../contract/problems.ts'
import type { Caller } from '../platform/http/exchange/caller.ts'

/** Keys and programs are nobody; a person has signed in here or at the issuer. */
const isPerson = ({ personId, keyHash, roles }: Caller): boolean =>
  personId !== undefined || (keyHash === undefined && roles.length > 0)

export function refuseOwnAffair(caller: Caller, account: string): Problem | undefined {
  if (!isPerson(caller) || !caller.accounts.includes(account)) return undefined
  return new Problem('own_affair', `The account ${account} is one that you buy for.`)
}
