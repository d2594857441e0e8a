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
const freshFor = 10 * 60_000
/** Maximum age of keys while the issuer is unreachable. Tokens rarely live longer, and no new ones are issued. */
const usableFor = 60 * 60_000
/** Minimum time between requests caused by unknown keys. */
const unknownKeyPause = 1_000
/** Pause after the first failure in a row; doubled with each further one. */
const firstPause = 500
const longestPause = 30_000

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
      retryAt = now() + Math.min(longestPause, firstPause * 2 ** failures)
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
    if (!keys || age >= usableFor) return reload()
    if (age >= freshFor) reload().catch(() => {})
    return keys
  }

  return async (header, token) => {
    const set = await current()
    try {
      return await set(header, token)
    } catch (error) {
      const mayBeNew = error instanceof errors.JWKSNoMatchingKey && now() - loadedAt >= unknownKeyPause
      if (!mayBeNew) throw error
      return (await reload())(header, token)
    }
  }
}
