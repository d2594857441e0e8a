import { Problem } from '../../contract/problems.ts'
import { permissionsOf } from '../../contract/rights.ts'
import { customerScopes } from '../../contract/scopes.ts'
import type { BaseContext } from '../../platform/context.ts'
import {
  type Authenticate,
  type Caller,
  type Recognize,
  sessionScheme,
} from '../../platform/http/exchange/caller.ts'
import { jsonGetter } from '../../platform/http/get-json.ts'
import type { Names } from '../../platform/names/names.ts'
import { hashKey, keyPrefix } from '../api-key.ts'
import { refuseCaller } from '../caller.ts'
import { callerId } from '../caller-id.ts'
import type { AccountsContext } from '../context.ts'
import type { Directory } from '../directory.ts'
import { findSession, type Session, type SessionPerson, sessionIdOf } from '../session.ts'
import { readSessionCookies } from '../session-cookie.ts'
import { accessTokenReader, type TokenSettings } from './access-token.ts'

const bearer = /^bearer +(\S+) *$/i

type AuthenticationResult = Caller | Problem

export interface AuthenticationContext extends BaseContext, AccountsContext {
  settings: TokenSettings & {
    OIDC_ISSUER: string | undefined
    SESSION_IDLE_MINUTES: number
    BASE_PATH: string
  }
  acceptsDemoKeys: boolean
  names: Names
}

/**
 * Authenticates a caller: synchronously from memory with an API key, after the signature check with an access token, after
 * a query with a session cookie.
 */
export function authenticator({
  settings,
  store,
  directory,
  names,
  clock,
  acceptsDemoKeys: isDemoOpen,
}: AuthenticationContext): Authenticate {
  const issuer = settings.OIDC_ISSUER
  const idleMs = settings.SESSION_IDLE_MINUTES * 60_000
  const readToken =
    issuer === undefined ? undefined : accessTokenReader(settings, issuer, jsonGetter(names.lookup), clock)

  async function callerOfCookie(header: string | undefined): Promise<AuthenticationResult> {
    const [cookie, other] = readSessionCookies(header, settings.BASE_PATH)
    const session = cookie ? await findSession(store, sessionIdOf(cookie), clock(), idleMs) : undefined
    if (!session) return new Problem('session_ended')
    const caller = callerOfSession(session, directory.current, isDemoOpen, clock())
    if (other && !(caller instanceof Problem)) caller.otherSessionId = sessionIdOf(other)
    return permitted(caller, directory.current)
  }

  return (authorization, cookie) => {
    if (authorization === undefined)
      return new Problem('unauthenticated', 'The Authorization header is missing.')
    const known = recall(directory.current, authorization)
    if (known) return known
    if (authorization === sessionScheme) return callerOfCookie(cookie)
    const credential = bearer.exec(authorization)?.[1]
    if (credential === undefined) {
      return new Problem('unauthenticated', 'The Authorization header must read: Bearer <credential>.')
    }
    if (credential.startsWith(keyPrefix)) return callerWithKey(credential, directory.current, isDemoOpen)
    if (!readToken) return new Problem('unauthenticated', 'The credential is not an API key of this service.')
    return readToken(credential, directory.current).then((caller) => permitted(caller, directory.current))
  }
}

/** Recognizes callers with an API key; those with a token or a session take longer to authenticate. */
export const keyRecognizer =
  ({ directory, acceptsDemoKeys }: Pick<AuthenticationContext, 'directory' | 'acceptsDemoKeys'>): Recognize =>
  (authorization) => {
    const known = recall(directory.current, authorization)
    if (known) return known
    const credential = bearer.exec(authorization)?.[1]
    if (!credential?.startsWith(keyPrefix)) return undefined
    const outcome = callerWithKey(credential, directory.current, acceptsDemoKeys)
    return outcome instanceof Problem ? undefined : outcome
  }

function callerWithKey(credential: string, directory: Directory, isDemoOpen: boolean): AuthenticationResult {
  const outcome = permitted(callerOfKey(hashKey(credential), directory, isDemoOpen), directory)
  if (!(outcome instanceof Problem)) remember(directory, `Bearer ${credential}`, outcome)
  return outcome
}

// Cache of callers by header, valid for one directory, so that each valid key is hashed once. Only the usual spelling of
// the header is cached, because the number of other spellings has no limit.
// perf: GET order on SQLite takes 55 µs of processor time with this and 69 µs without it, in one run. `npm run bench --
// get-order sqlite` shows the figure with it.
const callers = new WeakMap<Directory, Map<string, Caller>>()
const recall = (directory: Directory, authorization: string) => callers.get(directory)?.get(authorization)
function remember(directory: Directory, authorization: string, caller: Caller): void {
  const known = callers.get(directory) ?? new Map<string, Caller>()
  callers.set(directory, known.set(authorization, caller))
}

function callerOfKey(
  hash: string,
  { keys, accounts, roles }: Directory,
  isDemoOpen: boolean,
): AuthenticationResult {
  const key = keys.get(hash)
  if (!key) return new Problem('unauthenticated', 'The API key is unknown or was revoked.')
  if (key.isDemo && !isDemoOpen) return new Problem('demo_key_refused')
  const own = [...new Set(key.accounts)].filter((id) => accounts.has(id))
  return {
    id: callerId('key', [key.id], own),
    person: callerId('key', [key.id], []),
    client: key.client,
    subject: key.id,
    accounts: own,
    scopes: key.scopes,
    roles: key.roles ?? [],
    permissions: permissionsOf(key.scopes, key.roles, roles),
    keyHash: hash,
  }
}

/** How long after a sign-in keys are made and rights are changed without another one. */
const freshMs = 15 * 60_000

function callerOfSession(
  { id: sessionId, credential, createdAt, person }: Session,
  directory: Directory,
  isDemoOpen: boolean,
  now: number,
): AuthenticationResult {
  if (person)
    return { ...callerOfPerson(person, directory), isSignInOld: now - createdAt > freshMs, sessionId }
  if ('keyHash' in credential) {
    if (!directory.keys.has(credential.keyHash)) return new Problem('session_ended')
    const caller = callerOfKey(credential.keyHash, directory, isDemoOpen)
    return caller instanceof Problem ? caller : { ...caller, sessionId }
  }
  const { caller } = credential
  const accounts = caller.accounts.filter((id) => directory.accounts.has(id))
  // Sessions that an older version began name no subject and no roles.
  const { subject = '', roles = [] } = caller
  return {
    ...caller,
    subject,
    accounts,
    roles,
    permissions: permissionsOf(caller.scopes, roles, directory.roles),
    sessionId,
  }
}

/** The email is the client: unique, and no name of the service or of a program. */
function callerOfPerson(
  { id, email, name, roles, accounts: given }: SessionPerson,
  { accounts, roles: rightsOfRoles }: Directory,
): Caller {
  const own = given.filter((account) => accounts.has(account))
  const scopes = own.length > 0 ? customerScopes : []
  return {
    id: callerId('person', [id], own),
    person: callerId('person', [id], []),
    personId: id,
    personName: name,
    client: email,
    subject: id,
    accounts: own,
    scopes,
    roles,
    permissions: permissionsOf(scopes, roles, rightsOfRoles),
  }
}

function permitted(outcome: AuthenticationResult, { disabledClients }: Directory): AuthenticationResult {
  if (outcome instanceof Problem) return outcome
  return refuseCaller(outcome, disabledClients.has(outcome.client)) ?? outcome
}
