// The keys that an issuer signs with. However many tokens arrive, the issuer is asked once at a time, and less and less
// often while it fails.
import { errors, type JWTVerifyGetKey } from 'jose'

/** Looks for the key of one token in a set of keys. */
export type KeySet = JWTVerifyGetKey

/** The keys could not be loaded: nothing is known about the token. */
export class IssuerUnreachable extends Error {
  override name = 'IssuerUnreachable'
}

/** After this time the keys are loaded again, while the old ones go on being used. */
const freshFor = 10 * 60_000
/** Without the issuer, keys are used this long. Tokens rarely live longer, and new ones cannot be issued meanwhile. */
const usableFor = 60 * 60_000
/** An unknown key makes us ask the issuer again, but not more often than this. */
const unknownKeyPause = 1_000
/** After the first failure in a row, doubled with each further one. */
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
