import type { Problem } from '../../../contract/problems.ts'
import type { Permission } from '../../../contract/rights.ts'
import type { Scope } from '../../../contract/scopes.ts'

/** The sender of a request, its accounts and scopes. */
export interface Caller {
  /** Identifies the caller for idempotency keys and rate limits. */
  id: string
  /** Owns carts and saved builds. Unlike `id`, it stays the same when the accounts of the credential change. */
  person: string
  /** The client's name, as it appears in an order's `placedBy`. */
  client: string
  /** The id of its key, or the person (`sub`) that the issuer named; for the audit. Empty for a client on its own behalf. */
  subject: string
  /** The first is the default. */
  accounts: string[]
  /** Those of its credential. */
  scopes: readonly Scope[]
  roles: readonly string[]
  /** What its scopes and roles allow, decided once. */
  permissions: ReadonlySet<Permission>
  /** The hash of its API key; undefined for a caller with an access token. */
  keyHash?: string
  /** Set if its token is of a client that the operator lists as a machine. */
  isMachine?: boolean
  /** Set if a person of this service signed in. */
  personId?: string
  personName?: string
  /** Whether the person signed in too long ago for what needs a fresh sign-in. */
  isSignInOld?: boolean
  /** Set if a browser sent its session cookie. */
  sessionId?: string
  /** Set if it sent another session cookie beside, which does not count. */
  otherSessionId?: string
}

export const anonymousIdAt = (address: string): string => `address ${address}`

/** The sender of a request to a public operation, which has no credential: the network address identifies it. */
export const anonymousAt = (address: string): Caller => ({
  id: anonymousIdAt(address),
  person: 'anonymous',
  client: 'anonymous',
  subject: '',
  accounts: [],
  scopes: [],
  roles: [],
  permissions: new Set(),
})

/**
 * `Authorization: Session` selects the session cookie. Without it the cookie is ignored: a page of another site can make a
 * browser send the cookie, but not this header.
 */
export const sessionScheme = 'Session'

/**
 * Authenticates by the Authorization header: synchronously from memory, or after a signature check or a query for the
 * session of the cookie.
 */
export type Authenticate = (
  authorization: string | undefined,
  cookie: string | undefined,
) => Caller | Problem | Promise<Caller | Problem>

/** The caller of an Authorization header, if memory alone says who it is. */
export type Recognize = (authorization: string) => Caller | undefined
