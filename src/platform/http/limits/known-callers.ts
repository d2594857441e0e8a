// Which verified caller a credential belongs to, for the short way of deciding about a request before it is authenticated.
// Only a hint for admission; authentication follows.
import type { IncomingMessage } from 'node:http'
import { recentMap } from '../../cache/recent-map.ts'
import { type Recognize, sessionScheme } from '../exchange/caller.ts'

export interface KnownCallers {
  /** The caller whose credential this is, from memory; undefined if it is not known to be valid. */
  find(request: IncomingMessage): string | undefined
  /** The request was authenticated as this caller. */
  add(request: IncomingMessage, caller: string): void
}

/** Credentials that take time to verify: the last ones are remembered, half of it at least. */
const maxVerified = 10_000

export function knownCallers(recognize: Recognize): KnownCallers {
  const verified = recentMap<string>(maxVerified)
  return {
    find(request) {
      const credential = credentialOf(request)
      return verified.get(credential) ?? recognize(credential)?.id
    },
    add(request, caller) {
      verified.set(credentialOf(request), caller)
    },
  }
}

/** Browsers with a session differ only in their cookie. */
function credentialOf({ headers }: IncomingMessage): string {
  const { authorization = '' } = headers
  return authorization === sessionScheme ? (headers.cookie ?? '') : authorization
}

/**
 * Requests whose credential is not known to be valid, while the service is overloaded. Each network address has one small
 * number of them per interval, whatever credentials it invents.
 */
export interface UnverifiedLimit {
  /** Whether one more request of the address may pass. */
  mayPass(address: string): boolean
  /** A new interval begins. */
  renew(): void
}

export function limitUnverified(perInterval: number): UnverifiedLimit {
  let passed = new Map<string, number>()
  return {
    mayPass(address) {
      const count = (passed.get(address) ?? 0) + 1
      passed.set(address, count)
      return count <= perInterval
    },
    renew() {
      if (passed.size > 0) passed = new Map()
    },
  }
}
