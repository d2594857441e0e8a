// Which verified caller a credential belongs to, for the short way of deciding about a request before it is authenticated.
// Only a hint for admission; authentication follows.
import type { IncomingMessage } from 'node:http'
import { type Recognize, sessionScheme } from '../exchange/caller.ts'

export interface KnownCallers {
  /** The caller whose credential this is, from memory; undefined if it is not known to be valid. */
  find(request: IncomingMessage): string | undefined
  /** The request was authenticated as this caller. */
  add(request: IncomingMessage, caller: string): void
}

/** Remembers the last credentials that take time to verify, so many to twice as many. */
export function knownCallers(recognize: Recognize, count = 5000): KnownCallers {
  let latest = new Map<string, string>()
  let before = new Map<string, string>()
  return {
    find(request) {
      const credential = credentialOf(request)
      return latest.get(credential) ?? before.get(credential) ?? recognize(credential)?.id
    },
    add(request, caller) {
      latest.set(credentialOf(request), caller)
      if (latest.size < count) return
      before = latest
      latest = new Map()
    },
  }
}

/** Browsers with a session differ only in their cookie. */
function credentialOf({ headers }: IncomingMessage): string {
  const { authorization = '' } = headers
  return authorization === sessionScheme ? (headers.cookie ?? '') : authorization
}
