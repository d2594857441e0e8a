// Which addresses the pages may ask when somebody signs in: the issuer's, and those of the endpoints it names.
import { setTimeout as wait } from 'node:timers/promises'
import { discover } from '../accounts/authentication/discovery.ts'
import type { GetJson } from '../platform/http/get-json.ts'

/** The pages ask only these themselves; to the others the browser goes as a whole. */
const asked = ['token_endpoint', 'revocation_endpoint']

const keptFor = 3_600_000
/** After a failure, so that an issuer that is down is not asked for every page. */
const retryAfter = 10_000
/** How long the first page waits for the issuer. */
const defaultPatience = 1000

interface Options {
  clock?: () => number
  patience?: number
}

/** A page is never refused for the issuer's sake: what is not known yet is left out. */
export function issuerOrigins(
  issuer: string,
  getJson: GetJson,
  { clock = Date.now, patience = defaultPatience }: Options = {},
): () => Promise<string[]> {
  const own = new URL(issuer).origin
  let origins: string[] | undefined
  let askAgainAt = 0
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      const document = await discover(issuer, getJson)
      origins = [...new Set([own, ...asked.flatMap((name) => originOf(document[name]))])]
      askAgainAt = clock() + keptFor
    } catch {
      askAgainAt = clock() + retryAfter
    } finally {
      asking = undefined
    }
  }

  return async () => {
    if (clock() >= askAgainAt) asking ??= ask()
    if (!origins && asking) await Promise.race([asking, wait(patience, undefined, { ref: false })])
    return origins ?? [own]
  }
}

function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}
