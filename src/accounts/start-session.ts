// A browser gets the cookie of a new session.
import {
  insertSession,
  mintSessionCookie,
  type SessionCredential,
  type SessionPerson,
  sessionIdOf,
} from './session.ts'
import { sessionCookie } from './session-cookie.ts'

interface Start {
  settings: { BASE_PATH: string; SESSION_HOURS: number }
  now: number
  /** Of the page that signs in. */
  origin: string | undefined
  credential: SessionCredential
  person?: SessionPerson
}

/** What is stored, and the header that gives the browser its cookie. */
export function startSession({ settings, now, origin, credential, person }: Start) {
  const cookie = mintSessionCookie()
  const seconds = settings.SESSION_HOURS * 3600
  const session = {
    id: sessionIdOf(cookie),
    credential,
    createdAt: now,
    expiresAt: now + seconds * 1000,
    person,
  }
  const scope = { basePath: settings.BASE_PATH, origin }
  return {
    write: insertSession(session),
    headers: { 'Set-Cookie': sessionCookie(cookie, seconds, scope) },
  }
}
