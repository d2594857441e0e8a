// Origins that the pages may connect to during sign-in: the issuer and the endpoints in its discovery document.
import { setTimeout as wait } from 'node:timers/promises'
import { discover } from '../accounts/authentication/discovery.ts'
import type { GetJson } from '../platform/http/get-json.ts'

/** The endpoint that the pages call with fetch; the browser navigates to the others. */
const asked = ['token_endpoint']

const keptForMs = 3_600_000
/** Pause after a failure, so that an unreachable issuer is not requested for every page. */
const retryAfterMs = 10_000
/** How long the first page waits for the issuer. */
const defaultMaxWaitMs = 1000

interface Options {
  clock?: () => number
  maxWaitMs?: number
}

/** A page is served without the issuer too: unknown origins are omitted. */
export function issuerOrigins(
  issuer: string,
  getJson: GetJson,
  { clock = Date.now, maxWaitMs = defaultMaxWaitMs }: Options = {},
): () => Promise<string[]> {
  const own = new URL(issuer).origin
  let origins: string[] | undefined
  let askAgainAt = 0
  let asking: Promise<void> | undefined

  const ask = async () => {
    try {
      const document = await discover(issuer, getJson)
      origins = [...new Set([own, ...asked.flatMap((name) => originOf(document[name]))])]
      askAgainAt = clock() + keptForMs
    } catch {
      askAgainAt = clock() + retryAfterMs
    } finally {
      asking = undefined
    }
  }

  return async () => {
    if (clock() >= askAgainAt) asking ??= ask()
    if (!origins && asking) await Promise.race([asking, wait(maxWaitMs, undefined, { ref: false })])
    return origins ?? [own]
  }
}

function originOf(address: unknown): string[] {
  if (typeof address !== 'string' || !URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? [origin] : []
}
