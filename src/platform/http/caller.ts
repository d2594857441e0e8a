import { Problem } from '../../contract/problems.ts'
import type { Scope } from '../../contract/scopes.ts'

/** Who is calling, and what it may do. */
export interface Caller {
  /** Identifies the caller for idempotency keys and rate limits. */
  id: string
  /** The client's name, as it appears in an order's `placedBy`. */
  client: string
  /** The first is the default. */
  accounts: string[]
  scopes: ReadonlySet<Scope>
}

/** Finds the caller by the Authorization header: at once from memory, or after a signature was checked. */
export type Authenticate = (authorization: string | undefined) => Caller | Problem | Promise<Caller | Problem>

export function refuseScope(caller: Caller, scope: Scope): Problem | undefined {
  if (caller.scopes.has(scope)) return undefined
  return new Problem('scope_missing', `This operation needs the scope ${scope}.`)
}
