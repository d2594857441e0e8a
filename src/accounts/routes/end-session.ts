import { EndedSession } from '../../contract/customers.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { SessionContext } from '../context.ts'
import { deleteSession, findSession } from '../session.ts'
import { sessionCookie } from '../session-cookie.ts'

export const endSession = ({ store, settings, clock }: SessionContext) =>
  route({
    operationId: 'endSession',
    method: 'DELETE',
    path: '/customers/v1/session',
    tag: 'Customers',
    summary: 'Sign a browser out',
    description:
      'Ends the session of the cookie and removes the cookie. A request with a credential ends nothing.',
    access: 'caller',
    success: ok(
      'The browser is signed out.',
      EndedSession,
      { idToken: null },
      { 'Set-Cookie': 'Removes the session cookie.' },
    ),
    problems: [],

    async decide({ caller: { sessionId }, origin }) {
      const session = sessionId === undefined ? undefined : await findSession(store, sessionId, clock())
      return {
        writes: session ? [deleteSession(session.id)] : [],
        answer: {
          status: 200,
          body: { idToken: session?.credential.idToken ?? null },
          headers: { 'Set-Cookie': sessionCookie('', 0, { basePath: settings.BASE_PATH, origin }) },
        },
      }
    },
  })
