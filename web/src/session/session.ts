// The session of this tab: sessionStorage is cleared when the tab is closed.
import { useSyncExternalStore } from 'react'

export interface Session {
  /** An API key, or an access token of the issuer. */
  credential: string
  /** Milliseconds since 1970; a key does not expire. */
  expiresAt?: number
  /** Further tokens from the issuer; a key has none. */
  issued?: Issued
}

export interface Issued {
  /** Tells the issuer which session to end. */
  idToken: string
  refreshToken?: string
  /** When to renew the access token. */
  renewAt?: number
}

/** Why there is no session. */
export type EndReason =
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

export interface SessionEnd {
  why: EndReason
  /** The issuer's error description. */
  detail?: string | undefined
}

const storageKey = 'buildorder.session'
const listeners = new Set<() => void>()
let session = stored()
let ending: SessionEnd | undefined

function stored(): Session | undefined {
  const text = sessionStorage.getItem(storageKey)
  return text ? (JSON.parse(text) as Session) : undefined
}

function change(next: Session | undefined, why?: SessionEnd): void {
  session = next
  ending = why
  if (next) sessionStorage.setItem(storageKey, JSON.stringify(next))
  else sessionStorage.removeItem(storageKey)
  for (const listener of listeners) listener()
}

export const currentSession = () => session

export const beginSession = (next: Session) => change(next)

/** Ends the session and returns it, if there was one. */
export function endSession(why: EndReason): Session | undefined {
  const ended = session
  if (ended) change(undefined, { why })
  return ended
}

/** The reason that the sign-in page shows. It is ignored while a session exists. */
export function setEndReason(reason: SessionEnd): void {
  if (!session) change(undefined, reason)
}

/** The service rejected a credential. If it was replaced meanwhile, the session goes on. */
export function rejectCredential(credential: string | undefined): void {
  if (session && session.credential === credential) endSession(session.issued ? 'token-refused' : 'refused')
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, () => session)
export const useSessionEnd = () => useSyncExternalStore(subscribe, () => ending)
