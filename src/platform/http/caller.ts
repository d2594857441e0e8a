import { Problem } from '../../contract/problems.ts'
import type { Scope } from '../../contract/scopes.ts'

/** The sender of a request, its accounts and scopes. */
export interface Caller {
  /** Identifies the caller for idempotency keys and rate limits. */
  id: string
  /** Owns carts and saved builds. Unlike `id`, it stays the same when the accounts of the credential change. */
  person: string
  /** The client's name, as it appears in an order's `placedBy`. */
  client: string
  /** The first is the default. */
  accounts: string[]
  scopes: ReadonlySet<Scope>
}

/** The sender of a request to a public operation, which has no credential. */
export const anonymous: Caller = {
  id: 'anonymous',
  person: 'anonymous',
  client: 'anonymous',
  accounts: [],
  scopes: new Set(),
}

/** Authenticates by the Authorization header: synchronously from memory, or after a signature check. */
export type Authenticate = (authorization: string | undefined) => Caller | Problem | Promise<Caller | Problem>

export function refuseScope(caller: Caller, scope: Scope): Problem | undefined {
  if (caller.scopes.has(scope)) return undefined
  return new Problem('scope_missing', `This operation needs the scope ${scope}.`)
}
