import { Problem } from '../contract/problems.ts'
import { hashKey, keyPrefix } from '../customers/api-key.ts'
import { type Caller, refuseCaller, refuseScope } from '../customers/caller.ts'
import type { Directory } from '../customers/directory.ts'
import type { Parts } from '../parts.ts'
import { acceptsDemoKeys } from '../settings.ts'
import { accessTokenReader } from './access-token.ts'
import type { Route } from './route.ts'

const bearer = /^bearer +(\S+) *$/i

type Outcome = Caller | Problem
export type Authenticate = (authorization: string | undefined) => Outcome | Promise<Outcome>

/** Finds out who calls. With an API key at once, from memory; with an access token after its signature was checked. */
export function authenticator({ settings, directory, clock }: Parts): Authenticate {
  const isDemoOpen = acceptsDemoKeys(settings)
  const issuer = settings.OIDC_ISSUER
  const readToken = issuer === undefined ? undefined : accessTokenReader(settings, issuer, clock)

  return (authorization) => {
    if (authorization === undefined)
      return new Problem('unauthenticated', 'The Authorization header is missing.')
    const credential = bearer.exec(authorization)?.[1]
    if (credential === undefined) {
      return new Problem('unauthenticated', 'The Authorization header must read: Bearer <credential>.')
    }
    if (credential.startsWith(keyPrefix)) {
      const known = recall(directory.current, credential)
      if (known) return known
      const outcome = permitted(callerOfKey(credential, directory.current, isDemoOpen), directory.current)
      if (!(outcome instanceof Problem)) remember(directory.current, credential, outcome)
      return outcome
    }
    if (!readToken) return new Problem('unauthenticated', 'The credential is no API key of this service.')
    return readToken(credential, directory.current).then((caller) => permitted(caller, directory.current))
  }
}

// Who a good key belongs to, as long as the directory is the same: hashing it once is enough.
const callers = new WeakMap<Directory, Map<string, Caller>>()
const recall = (directory: Directory, credential: string) => callers.get(directory)?.get(credential)
function remember(directory: Directory, credential: string, caller: Caller): void {
  const known = callers.get(directory) ?? new Map<string, Caller>()
  callers.set(directory, known.set(credential, caller))
}

function callerOfKey(credential: string, { keys, accounts }: Directory, isDemoOpen: boolean): Outcome {
  const key = keys.get(hashKey(credential))
  if (!key) return new Problem('unauthenticated', 'The API key is unknown or was revoked.')
  if (key.isDemo && !isDemoOpen) return new Problem('demo_key_refused')
  return {
    id: `key:${key.id}`,
    client: key.client,
    accounts: [...new Set(key.accounts)].filter((id) => accounts.has(id)),
    scopes: new Set(key.scopes),
  }
}

function permitted(outcome: Outcome, { disabledClients }: Directory): Outcome {
  if (outcome instanceof Problem) return outcome
  return refuseCaller(outcome, disabledClients.has(outcome.client)) ?? outcome
}

export function refuseAccess(caller: Caller, access: Route['access']): Problem | undefined {
  return access === 'caller' ? undefined : refuseScope(caller, access)
}
