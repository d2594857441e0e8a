import { NewSession } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import type { SessionContext } from '../context.ts'
import { credentialOf } from '../session.ts'
import { startSession } from '../start-session.ts'

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
      const credential = credentialOf(caller, body.idToken ?? null)
      const { write, headers } = startSession({ settings, now: clock(), origin, credential })
      await store.batch([write, ...(isAdmin ? [closeSetup(keyHash)] : [])])
      return { status: 204, headers }
    },
  })
