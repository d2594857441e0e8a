import type { Write } from '../platform/store/store.ts'
import type { SessionContext } from './context.ts'
import { insertSession, mintSessionCookie, type SessionCredential, sessionIdOf } from './session.ts'
import { sessionCookie } from './session-cookie.ts'

/** A session that begins now: what is stored, and the header that gives it to the browser. */
export function newSession(
  credential: SessionCredential,
  origin: string | undefined,
  { settings, clock }: Pick<SessionContext, 'settings' | 'clock'>,
): { write: Write; headers: { 'Set-Cookie': string } } {
  const cookie = mintSessionCookie()
  const createdAt = clock()
  const seconds = settings.SESSION_HOURS * 3600
  const session = {
    id: sessionIdOf(cookie),
    credential,
    createdAt,
    expiresAt: createdAt + seconds * 1000,
  }
  const scope = { basePath: settings.BASE_PATH, origin }
  return {
    write: insertSession(session),
    headers: { 'Set-Cookie': sessionCookie(cookie, seconds, scope) },
  }
}
