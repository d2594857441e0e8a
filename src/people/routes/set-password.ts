import { deleteSessionsOf } from '../../accounts/session.ts'
import { LinkOwner, LinkSecret, NewPassword } from '../../contract/people.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { writeAudit } from '../../platform/audit.ts'
import { noContent, ok, route } from '../../platform/http/route/route.ts'
import { type Store, wins } from '../../platform/store/store.ts'
import type { PeopleContext } from '../context.ts'
import { credentialOf, loadCredentials, putCredential } from '../credential.ts'
import { hashPassword } from '../factors/password.ts'
import { minLength, passwordProblem } from '../factors/password-rules.ts'
import { forgetFailures, guessed } from '../failures.ts'
import type { RefuseAttempt } from '../limits.ts'
import { findLink, removeLinksOf, useLink } from '../link.ts'
import { loadPerson } from '../person.ts'

/** Whose password a link may set. */
async function ownerOf(store: Store, secret: string, now: number) {
  const link = await findLink(store, secret, now)
  const person = link && link.purpose !== 'signIn' ? await loadPerson(store, link.person) : undefined
  if (!link || person?.retiredAt !== null) return new Problem('link_not_found')
  const hasSecondFactor = credentialOf(await loadCredentials(store, person.id), 'totp') !== undefined
  return { link, person, hasSecondFactor }
}

const example = 'Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE'

export const readLink = ({ store, clock }: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'readPasswordLink',
    method: 'POST',
    path: '/customers/v1/sign-in/password/link',
    tag: 'People',
    summary: 'Read whose password a link sets',
    description: 'For the page of an invitation or a forgotten password. The link still works afterwards.',
    access: 'public',
    body: { schema: LinkSecret, example: { secret: example } },
    success: ok('The person.', LinkOwner, {
      email: 'kari@shop.example',
      name: 'Kari Nordmann',
      minLength: 15,
    }),
    problems: ['link_not_found'],

    async read({ caller, body: { secret } }) {
      const refusal = refuseAttempt(caller.id)
      if (refusal) return refusal
      const owner = await ownerOf(store, secret, clock())
      if (owner instanceof Problem) return owner
      const { person, hasSecondFactor } = owner
      return {
        status: 200,
        body: { email: person.email, name: person.name, minLength: minLength(hasSecondFactor) },
      }
    },
  })

// No command, though it writes: of a body with a password, no hash must be stored for repeated requests.
export const setPassword = ({ store, clock }: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'setPassword',
    method: 'POST',
    path: '/customers/v1/sign-in/password',
    tag: 'People',
    summary: 'Set a password with a link',
    description:
      'Accepts an invitation (7 days) or replaces a forgotten password (an hour). All sessions and other links of the person end. It does not sign in: a second factor is still asked for.',
    access: 'public',
    cost: 'heavy',
    body: { schema: NewPassword, example: { secret: example, password: 'three small blue boats' } },
    success: noContent('The password is set.'),
    problems: ['link_not_found'],

    async read({ caller, body: { secret, password } }) {
      const refusal = refuseAttempt(caller.id)
      if (refusal) return refusal
      const now = clock()
      const owner = await ownerOf(store, secret, now)
      if (owner instanceof Problem) return owner
      const { link, person, hasSecondFactor } = owner
      const message = passwordProblem(password, { ...person, hasSecondFactor })
      if (message) return invalid({ fieldName: 'password', message })
      const record = {
        action: 'set-password',
        entity: 'person',
        entityId: person.id,
        before: null,
        after: {},
      }
      const isSet = await wins(store, [
        useLink(link),
        putCredential(person.id, 'password', await hashPassword(password), now),
        forgetFailures(guessed('password', person.email)),
        removeLinksOf(person.id),
        deleteSessionsOf(person.id),
        writeAudit(record, { client: person.email, subject: person.id }, now),
      ])
      return isSet ? { status: 204 } : new Problem('link_not_found')
    },
  })
