import { hashKey, mintKey, putKey } from '../../accounts/api-key.ts'
import { callersTopic } from '../../accounts/directory.ts'
import { Problem } from '../../contract/problems.ts'
import { staffScopes } from '../../contract/scopes.ts'
import { FirstKey, SetupSecret } from '../../contract/setup.ts'
import { writeAudit } from '../../platform/audit.ts'
import { created, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { SetupContext } from '../context.ts'
import { holdLink, isLinkValid, firstKeyId as keyId } from '../link.ts'

const client = 'Administrator'

export const beginSetup = (context: SetupContext) =>
  route({
    operationId: 'beginSetup',
    method: 'POST',
    path: '/admin/v1/setup',
    tag: 'Administration',
    summary: 'Become the first administrator with a key',
    description:
      'For programs; the pages make the owner a person (`POST /admin/v1/setup/owner`). Exchanges the secret of the link that the service printed at its start for the first key, with all scopes of staff. It works for an hour, until the key is used to sign in (`POST /customers/v1/session`), and only while there is no account, no person and no other key. A repeat makes a new key; the one before is refused from then on.',
    access: 'public',
    body: { schema: SetupSecret, example: { secret: 'Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE' } },
    success: created('The key.', FirstKey, {
      keyId,
      client,
      key: 'bo_3mV0lq7xk2T8cF1sYw9Zr4Nn6Jb5Hd0GaQeUiOpLs',
    }),
    problems: ['setup_link_not_found'],

    async decide({ body: { secret } }) {
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
      const record = { action: 'create', entity: 'key', entityId: keyId, before: null, after: rights }
      return {
        // The link is first: it stays while the key is replaced, or is gone because an administrator has signed in.
        writes: [
          holdLink(secret),
          putKey(stored),
          bump(callersTopic),
          writeAudit(record, { client: 'setup link', subject: '' }, now),
        ],
        answer: { status: 201, body: { keyId, client, key } },
        replay: { status: 201, body: { keyId, client, key: null } },
        afterwards: context.poller.refresh,
      }
    },
  })
