// What nobody decides for an account that they buy for themselves: whether it gets money or goods back, and what it pays.
import { Problem } from './problems.ts'

export interface Decider {
  accounts: readonly string[]
  keyHash?: string
  personId?: string
  isMachine?: boolean
}

/** Keys and machines are not people; a person has signed in here or at the issuer. */
const isPerson = ({ personId, keyHash, isMachine = false }: Decider): boolean =>
  personId !== undefined || (keyHash === undefined && !isMachine)

export function refuseOwnAffair(caller: Decider, account: string): Problem | undefined {
  if (!isPerson(caller) || !caller.accounts.includes(account)) return undefined
  return new Problem('own_affair', `The account ${account} is one that you buy for.`)
}
