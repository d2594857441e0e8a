import { NewSession } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import type { SessionContext } from '../context.ts'
import { credentialOf, insertSession, mintSessionCookie, sessionIdOf } from '../session.ts'
import { sessionCookie } from '../session-cookie.ts'

export const beginSession = ({ store, settings, clock, closeSetup }: SessionContext) =>
  route({
    operationId: 'beginSession',
    method: 'POST',
    path: '/customers/v1/session',
    tag: 'Customers',
    summary: 'Sign a browser in',
    description:
      'Exchanges the credential for a session cookie that scripts cannot read. A page then sends `Authorization: Session` with its requests; without this header the cookie is ignored. The session has the scopes and accounts of the credential. It ends after `SESSION_HOURS`, and at once if its key is revoked or its client disabled. A session cannot begin another one: sign in again. For pages of this service; programs send their credential.',
    access: 'caller',
    body: { schema: NewSession, example: { idToken: null }, isOptional: true },
    success: noContent('The browser is signed in.', { 'Set-Cookie': 'The session cookie.' }),
    problems: [],

    // Not a command: the answer has a secret, which must not be stored for repeated requests. Each repeat begins a session
    // of its own.
    async read({ caller, body, origin }) {
      // Otherwise it could go on for ever, also after it was signed out.
      if (caller.sessionId !== undefined)
        return new Problem(
          'unauthenticated',
          'A session cannot begin another one. Sign in with a key or a token.',
        )
      const { keyHash, permissions } = caller
      const isAdmin = keyHash !== undefined && permissions.has('manage-keys')
      const cookie = mintSessionCookie()
      const createdAt = clock()
      const seconds = settings.SESSION_HOURS * 3600
      const session = insertSession({
        id: sessionIdOf(cookie),
        credential: credentialOf(caller, body.idToken ?? null),
        createdAt,
        expiresAt: createdAt + seconds * 1000,
      })
      await store.batch([session, ...(isAdmin ? [closeSetup(keyHash)] : [])])
      const scope = { basePath: settings.BASE_PATH, origin }
      return { status: 204, headers: { 'Set-Cookie': sessionCookie(cookie, seconds, scope) } }
    },
  })
