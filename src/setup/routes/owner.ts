import { randomUUIDv7 } from 'node:crypto'
import { loadKey, revokeKeyIfAny } from '../../accounts/api-key.ts'
import { callersTopic } from '../../accounts/directory.ts'
import { credentialOfPerson } from '../../accounts/session.ts'
import { startSession } from '../../accounts/start-session.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { NewOwner } from '../../contract/setup.ts'
import { personErrors } from '../../people/administration.ts'
import { putCredential } from '../../people/credential.ts'
import { hashPassword } from '../../people/factors/password.ts'
import { passwordProblem } from '../../people/factors/password-rules.ts'
import { emailOf, insertPerson, type Person, viewPerson } from '../../people/person.ts'
import { writeAudit } from '../../platform/audit.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import { wins } from '../../platform/store/store.ts'
import type { SetupContext } from '../context.ts'
import { firstKeyId, isLinkValid, takeLink } from '../link.ts'

const actor = { client: 'setup link', subject: '' }

export const becomeOwner = (context: SetupContext) =>
  route({
    operationId: 'becomeOwner',
    method: 'POST',
    path: '/admin/v1/setup/owner',
    tag: 'Administration',
    summary: 'Become the owner',
    description:
      'Exchanges the secret of the link that the service printed at its start for a person with the role `owner`, who is signed in at once. All links are over then, and a key that one of them gave is revoked.',
    access: 'public',
    cost: 'heavy',
    body: {
      schema: NewOwner,
      example: {
        secret: 'Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE',
        name: 'Kari Nordmann',
        email: 'kari@shop.example',
        password: 'three small blue boats',
      },
    },
    success: noContent('The owner is signed in.', { 'Set-Cookie': 'The session cookie.' }),
    problems: ['setup_link_not_found'],

    // No command, though it writes: the answer has a secret, and of a body with a password no hash must be stored for repeats.
    async read({ body: { secret, name, email, password }, origin }) {
      const { store, settings } = context
      const now = context.clock()
      if (!(await isLinkValid(store, secret, now))) return new Problem('setup_link_not_found')
      const person: Person = {
        id: randomUUIDv7(),
        email: emailOf(email),
        name: name.trim(),
        roles: ['owner'],
        accounts: [],
        createdAt: now,
        retiredAt: null,
        version: 1,
      }
      const message = passwordProblem(password, { ...person, hasSecondFactor: false })
      const errors = [
        ...personErrors(person, () => false),
        ...(message ? [{ fieldName: 'password', message }] : []),
      ]
      if (errors.length > 0) return invalid(...errors)
      const session = startSession({ settings, now, origin, credential: credentialOfPerson, person })
      const record = {
        action: 'create',
        entity: 'person',
        entityId: person.id,
        before: null,
        after: viewPerson(person),
      }
      const firstKey = await loadKey(store, firstKeyId)
      const isKeyInForce = firstKey !== undefined && firstKey.revokedAt === null
      const revocation = { action: 'revoke', entity: 'key', entityId: firstKeyId, before: null, after: {} }
      const isOwner = await wins(store, [
        // The links are first: of two people who use them at the same time, one finds them gone.
        ...takeLink(secret),
        insertPerson(person),
        putCredential(person.id, 'password', await hashPassword(password), now),
        revokeKeyIfAny(firstKeyId, now),
        bump(callersTopic),
        session.write,
        writeAudit(record, actor, now),
        ...(isKeyInForce ? [writeAudit(revocation, actor, now)] : []),
      ])
      if (!isOwner) return new Problem('setup_link_not_found')
      await context.poller.refresh()
      return { status: 204, headers: session.headers }
    },
  })
