// Who is signed in, for this tab only: sessionStorage is gone when the tab is.
import { useSyncExternalStore } from 'react'

export interface Session {
  /** An API key, or an access token of the issuer. */
  credential: string
  /** Milliseconds since 1970; a key has no end. */
  expiresAt?: number
}

/** Why nobody is signed in any more. */
export type Ending = 'signed-out' | 'refused' | 'expired'

const storageKey = 'buildorder.session'
const listeners = new Set<() => void>()
let session = stored()
let ending: Ending | undefined

function stored(): Session | undefined {
  const text = sessionStorage.getItem(storageKey)
  return text ? (JSON.parse(text) as Session) : undefined
}

function change(next: Session | undefined, why?: Ending): void {
  session = next
  ending = why
  if (next) sessionStorage.setItem(storageKey, JSON.stringify(next))
  else sessionStorage.removeItem(storageKey)
  for (const tell of listeners) tell()
}

export const beginSession = (next: Session) => change(next)

export function endSession(why: Ending): void {
  if (session) change(undefined, why)
}

/** What to send along; ends the session when it is over. */
export function credential(): string | undefined {
  if (session?.expiresAt !== undefined && session.expiresAt <= Date.now()) endSession('expired')
  return session?.credential
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, () => session)
export const useEnding = () => useSyncExternalStore(subscribe, () => ending)
