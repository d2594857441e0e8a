import { hashKey, insertKey, mintKey } from '../../accounts/api-key.ts'
import { newSession } from '../../accounts/new-session.ts'
import { Problem } from '../../contract/problems.ts'
import { staffScopes } from '../../contract/scopes.ts'
import { FirstKey, SetupSecret } from '../../contract/setup.ts'
import { writeAudit } from '../../platform/audit.ts'
import { route } from '../../platform/http/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { SetupContext } from '../context.ts'
import { isLinkValid, removeLinks } from '../link.ts'

/** Always the same: of two links that are opened at the same time, in any process, one makes the key. */
const keyId = 'first'
const client = 'Administrator'

export const beginSetup = (context: SetupContext) =>
  route({
    operationId: 'beginSetup',
    method: 'POST',
    path: '/admin/v1/setup',
    tag: 'Administration',
    summary: 'Become the first administrator',
    description:
      'Exchanges the secret of the link that the service printed at its start for the first key, with all scopes of staff, and signs the browser in. It works once, for an hour, and only while there is neither an account nor a key.',
    access: 'public',
    body: { schema: SetupSecret, example: { secret: 'Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE' } },
    success: {
      status: 201,
      description: 'The key, and a session cookie.',
      schema: FirstKey,
      example: { keyId, client, key: 'bo_3mV0lq7xk2T8cF1sYw9Zr4Nn6Jb5Hd0GaQeUiOpLs' },
      headers: { 'Set-Cookie': 'The session cookie.' },
    },
    problems: ['setup_link_not_found'],

    async decide({ body: { secret }, origin }) {
      const now = context.clock()
      if (!(await isLinkValid(context.store, secret, now))) return new Problem('setup_link_not_found')
      const key = mintKey()
      const rights = { client, accounts: [], scopes: [...staffScopes] }
      const stored = {
        id: keyId,
        hash: hashKey(key),
        ...rights,
        isDemo: false,
        createdAt: now,
        revokedAt: null,
      }
      const session = newSession({ keyHash: stored.hash, idToken: null }, origin, context)
      const record = { action: 'create', entity: 'key', entityId: keyId, before: null, after: rights }
      return {
        // The key is first: another link waits here until this one is committed, and then is not valid.
        writes: [
          insertKey(stored),
          removeLinks(),
          session.write,
          bump('callers'),
          writeAudit(record, { client: 'setup link', subject: '' }, now),
        ],
        answer: { status: 201, body: { keyId, client, key }, headers: session.headers },
        replay: { status: 201, body: { keyId, client, key: null } },
        afterwards: context.poller.refresh,
      }
    },
  })
