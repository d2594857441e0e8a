// What nobody decides for an account that they buy for themselves: whether it gets money or goods back.
import { Problem } from './problems.ts'

interface Decider {
  accounts: readonly string[]
  roles: readonly string[]
  keyHash?: string
  personId?: string
}

/** Keys and programs are nobody; a person has signed in here or at the issuer. */
const isPerson = ({ personId, keyHash, roles }: Decider): boolean =>
  personId !== undefined || (keyHash === undefined && roles.length > 0)

export function refuseOwnAffair(caller: Decider, account: string): Problem | undefined {
  if (!isPerson(caller) || !caller.accounts.includes(account)) return undefined
  return new Problem('own_affair', `The account ${account} is one that you buy for.`)
}
