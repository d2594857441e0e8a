// Who is signed in, for this tab only: sessionStorage is gone when the tab is.
import { useSyncExternalStore } from 'react'

export interface Session {
  /** An API key, or an access token of the issuer. */
  credential: string
  /** Milliseconds since 1970; a key has no end. */
  expiresAt?: number
  /** What the issuer gave besides; a key has none. */
  issued?: Issued
}

export interface Issued {
  /** Tells the issuer whose session to end. */
  idToken: string
  refreshToken?: string
  /** From when on it is better to get another access token. */
  renewAt?: number
}

/** Why nobody is signed in, or not any more. */
export type Why =
  | 'signed-out'
  | 'signed-out-here'
  | 'refused'
  | 'token-refused'
  | 'expired'
  | 'cancelled'
  | 'untrusted'
  | 'issuer-refused'
  | 'issuer-down'
  | 'wrong-clock'
  | 'insecure'

export interface Ending {
  why: Why
  /** The issuer's own words. */
  detail?: string | undefined
}

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

export const currentSession = () => session

export const beginSession = (next: Session) => change(next)

/** Ends the session, if there is one, and says which it was. */
export function endSession(why: Why): Session | undefined {
  const ended = session
  if (ended) change(undefined, { why })
  return ended
}

/** For the sign-in page: why it is there. A session that goes on needs no explanation. */
export function explain(reason: Ending): void {
  if (!session) change(undefined, reason)
}

/** The service did not accept a credential. One that was replaced meanwhile says nothing about the session. */
export function refuse(credential: string | undefined): void {
  if (session && session.credential === credential) endSession(session.issued ? 'token-refused' : 'refused')
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, () => session)
export const useEnding = () => useSyncExternalStore(subscribe, () => ending)
