// Whether this browser is signed in. The session is a cookie that scripts cannot read; this note says that there is one,
// and all tabs share it.
import { useSyncExternalStore } from 'react'

export interface Session {
  /** Milliseconds since 1970; differs between two sessions. */
  since: number
  /** Whether there is a session at the issuer too. */
  viaIssuer: boolean
}

/** Why there is no session. */
export type EndReason =
  | 'signed-out'
  | 'signed-out-here'
  | 'refused'
  | 'token-refused'
  | 'not-permitted'
  | 'unreachable'
  | 'expired'
  | 'cancelled'
  | 'untrusted'
  | 'issuer-refused'
  | 'issuer-down'
  | 'wrong-clock'
  | 'insecure'

export interface SessionEnd {
  why: EndReason
  /** The error description of the issuer or of the service. */
  detail?: string | undefined
  /** The issuer signed someone in who may not use the service: signing out there allows another sign-in. */
  idToken?: string | undefined
}

const storageKey = 'buildorder.session'
const listeners = new Set<() => void>()
let session = stored()
let ending: SessionEnd | undefined

function stored(): Session | undefined {
  const text = localStorage.getItem(storageKey)
  return text ? (JSON.parse(text) as Session) : undefined
}

function change(next: Session | undefined, why?: SessionEnd): void {
  session = next
  ending = why
  if (next) localStorage.setItem(storageKey, JSON.stringify(next))
  else localStorage.removeItem(storageKey)
  notify()
}

function notify(): void {
  for (const listener of listeners) listener()
}

// Another tab signed in or out. If it signed in as someone else, this tab must forget everything that it has loaded.
window.addEventListener('storage', ({ key }) => {
  if (key !== storageKey && key !== null) return
  const next = stored()
  if (session && next?.since !== session.since) return location.reload()
  session = next
  notify()
})

export const currentSession = () => session

export const beginSession = (viaIssuer: boolean) => change({ since: Date.now(), viaIssuer })

export function endSession(why: EndReason): void {
  if (session) change(undefined, { why })
}

/** The reason that the sign-in page shows. It is ignored while a session exists. */
export function setEndReason(reason: SessionEnd): void {
  if (!session) change(undefined, reason)
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useSession = () => useSyncExternalStore(subscribe, () => session)
export const useSessionEnd = () => useSyncExternalStore(subscribe, () => ending)
