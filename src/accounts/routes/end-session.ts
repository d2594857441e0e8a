import { EndedSession } from '../../contract/customers.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { SessionContext } from '../context.ts'
import { deleteSession, findSession } from '../session.ts'
import { noSessionCookies } from '../session-cookie.ts'

export const endSession = ({ store, settings, clock }: SessionContext) =>
  route({
    operationId: 'endSession',
    method: 'DELETE',
    path: '/customers/v1/session',
    tag: 'Customers',
    summary: 'Sign a browser out',
    description:
      'Ends the session of the cookie and removes the cookie, whether it is the one of https or of plain http. A request with a credential ends nothing.',
    access: 'caller',
    success: ok(
      'The browser is signed out.',
      EndedSession,
      { idToken: null },
      { 'Set-Cookie': 'Removes the session cookie.' },
    ),
    problems: [],

    async decide({ caller: { sessionId, otherSessionId } }) {
      const session = sessionId === undefined ? undefined : await findSession(store, sessionId, clock())
      const ids = [sessionId, otherSessionId].filter((id) => id !== undefined)
      return {
        writes: ids.map(deleteSession),
        answer: {
          status: 200,
          body: { idToken: session?.credential.idToken ?? null },
          headers: { 'Set-Cookie': noSessionCookies(settings.BASE_PATH) },
        },
      }
    },
  })
