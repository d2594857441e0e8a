// The signing keys of an issuer. At most one request to the issuer is open at a time, and the pause between requests
// grows while it fails.
import { errors, type JWTVerifyGetKey } from 'jose'

/** Finds the key of one token in a set of keys. */
export type KeySet = JWTVerifyGetKey

/** The keys could not be loaded, so the token could not be checked. */
export class IssuerUnreachable extends Error {
  override name = 'IssuerUnreachable'
}

/** After this time the keys are loaded again; the old ones are used meanwhile. */
const freshForMs = 10 * 60_000
/** Maximum age of keys while the issuer is unreachable. Tokens rarely live longer, and no new ones are issued. */
const usableForMs = 60 * 60_000
/** Minimum time between requests caused by unknown keys. */
const unknownKeyPauseMs = 1_000
/** Pause after the first failure in a row; doubled with each further one. */
const firstPauseMs = 500
const maxPauseMs = 30_000

export function issuerKeys(load: () => Promise<KeySet>, now: () => number = () => performance.now()): KeySet {
  let keys: KeySet | undefined
  let loadedAt = Number.NEGATIVE_INFINITY
  let retryAt = Number.NEGATIVE_INFINITY
  let failures = 0
  let loading: Promise<KeySet> | undefined

  async function loadOnce(): Promise<KeySet> {
    try {
      keys = await load()
      loadedAt = now()
      failures = 0
      return keys
    } catch (cause) {
      retryAt = now() + Math.min(maxPauseMs, firstPauseMs * 2 ** failures)
      failures++
      throw new IssuerUnreachable('The keys of the issuer could not be loaded.', { cause })
    } finally {
      loading = undefined
    }
  }

  async function reload(): Promise<KeySet> {
    if (!loading && now() < retryAt) throw new IssuerUnreachable('The issuer failed a moment ago.')
    loading ??= loadOnce()
    return loading
  }

  async function current(): Promise<KeySet> {
    const age = now() - loadedAt
    if (!keys || age >= usableForMs) return reload()
    if (age >= freshForMs) reload().catch(() => {})
    return keys
  }

  return async (header, token) => {
    const set = await current()
    try {
      return await set(header, token)
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && now() - loadedAt >= unknownKeyPauseMs
      if (!mayBeNew) throw error
      return (await reload())(header, token)
    }
  }
}
