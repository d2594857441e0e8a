// What people set for themselves: password, second factor. Each change needs the password, so that an open browser is not enough.
import { deleteSessionsOf } from '../../accounts/session.ts'
import {
  CurrentPassword,
  FactorCode,
  FactorSecret,
  OwnSecurity,
  PasswordChange,
  RecoveryCodes,
} from '../../contract/people.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { writeAudit } from '../../platform/audit.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import type { RouteResult } from '../../platform/http/reply/answer.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import { type Store, type Write, wins } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import type { PeopleContext } from '../context.ts'
import {
  type Credential,
  credentialOf,
  loadCredentials,
  putCredential,
  removeCredential,
  removeCredentials,
  useCredential,
} from '../credential.ts'
import { passkeysIn } from '../factors/passkey.ts'
import { hashPassword } from '../factors/password.ts'
import { passwordProblem } from '../factors/password-rules.ts'
import { matchingStep, mintTotpSecret, totpUri } from '../factors/totp.ts'
import type { RefuseAttempt } from '../limits.ts'
import { removeLinksOf } from '../link.ts'
import { loadPerson, type Person } from '../person.ts'
import { mintRecoveryCodes, withoutSecondFactor } from '../second-factor.ts'
import { provePassword } from '../sign-in.ts'
import { noPerson } from './sessions.ts'

const path = '/customers/v1/security'

/** The person who sent a request. */
export async function ownPerson(store: Store, { personId }: Caller) {
  const person = personId === undefined ? undefined : await loadPerson(store, personId)
  return person ?? noPerson()
}

interface Change {
  writes: Write[]
  action: string
  answer: RouteResult
}

/** A change of the person who sent the request, if the password is right. */
async function changeWith(
  context: PeopleContext,
  refuseAttempt: RefuseAttempt,
  { caller, password }: { caller: Caller; password: string },
  change: (
    person: Person,
    credentials: Credential[],
    now: number,
  ) => Change | Problem | Promise<Change | Problem>,
): Promise<RouteResult> {
  const { store, clock } = context
  const person = await ownPerson(store, caller)
  if (person instanceof Problem) return person
  const proven =
    refuseAttempt(caller.id, person.email) ?? (await provePassword(context, person.email, person, password))
  if (proven instanceof Problem) return proven
  const now = clock()
  const changed = await change(person, proven.credentials, now)
  if (changed instanceof Problem) return changed
  const record = { action: changed.action, entity: 'person', entityId: person.id, before: null, after: {} }
  const writes = [...proven.writes, ...changed.writes, writeAudit(record, caller, now)]
  return (await wins(store, writes)) ? changed.answer : new Problem('busy')
}

const readSecurity = ({ store }: PeopleContext) =>
  route({
    operationId: 'readSecurity',
    method: 'GET',
    path,
    tag: 'People',
    summary: 'Read how one signs in',
    description: 'Of the person who signed in with an email.',
    access: 'caller',
    success: ok('How the person signs in.', OwnSecurity, {
      email: 'kari@shop.example',
      name: 'Kari Nordmann',
      password: true,
      secondFactor: true,
      recoveryCodes: 10,
      passkeys: [],
    }),
    problems: ['person_not_found'],

    async read({ caller }) {
      const person = await ownPerson(store, caller)
      if (person instanceof Problem) return person
      const credentials = await loadCredentials(store, person.id)
      const body = {
        email: person.email,
        name: person.name,
        password: credentialOf(credentials, 'password') !== undefined,
        secondFactor: credentialOf(credentials, 'totp') !== undefined,
        recoveryCodes: credentials.filter(({ kind }) => kind === 'recovery').length,
        passkeys: passkeysIn(credentials).map(({ id, name, createdAt, isBackedUp }) => ({
          passkeyId: id,
          name,
          createdAt: isoDate(createdAt),
          backedUp: isBackedUp,
        })),
      }
      return { status: 200, body }
    },
  })

const changePassword = (context: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'changePassword',
    method: 'PUT',
    path: `${path}/password`,
    tag: 'People',
    summary: 'Change one’s password',
    description: 'All other sessions and links of the person end.',
    access: 'caller',
    cost: 'heavy',
    body: {
      schema: PasswordChange,
      example: { current: 'three small blue boats', password: 'four large green boats' },
    },
    success: noContent('The password is changed.'),
    problems: ['person_not_found', 'sign_in_refused', 'busy'],

    read: ({ caller, body: { current, password } }) =>
      changeWith(context, refuseAttempt, { caller, password: current }, async (person, credentials, now) => {
        const hasSecondFactor = credentialOf(credentials, 'totp') !== undefined
        const message = passwordProblem(password, { ...person, hasSecondFactor })
        if (message) return invalid({ fieldName: 'password', message })
        return {
          writes: [
            putCredential(person.id, 'password', await hashPassword(password), now),
            removeLinksOf(person.id),
            deleteSessionsOf(person.id, caller.sessionId),
          ],
          action: 'change-password',
          answer: { status: 204 },
        }
      }),
  })

const beginFactor = (context: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'beginSecondFactor',
    method: 'POST',
    path: `${path}/second-factor`,
    tag: 'People',
    summary: 'Begin a second factor',
    description:
      'Answers a new secret for an authenticator app (TOTP). It counts when a code of the app confirms it; until then an earlier one does.',
    access: 'caller',
    cost: 'heavy',
    body: { schema: CurrentPassword, example: { password: 'three small blue boats' } },
    success: created('The secret.', FactorSecret, {
      secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Buildorder:kari%40shop.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Buildorder',
    }),
    problems: ['person_not_found', 'sign_in_refused', 'busy'],

    read: ({ caller, body: { password } }) =>
      changeWith(context, refuseAttempt, { caller, password }, ({ id, email }, _, now) => {
        const secret = mintTotpSecret()
        const { PUBLIC_URL } = context.settings
        const issuer = PUBLIC_URL ? new URL(PUBLIC_URL).host : 'Buildorder'
        return {
          writes: [putCredential(id, 'pendingTotp', secret, now)],
          action: 'begin-second-factor',
          answer: { status: 201, body: { secret, uri: totpUri(secret, email, issuer) } },
        }
      }),
  })

const confirmFactor = ({ store, clock }: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'confirmSecondFactor',
    method: 'POST',
    path: `${path}/second-factor/confirm`,
    tag: 'People',
    summary: 'Confirm a second factor',
    description:
      'From now on a sign-in needs a code. Other sessions end; earlier recovery codes do not work any more.',
    access: 'caller',
    body: { schema: FactorCode, example: { code: '287082' } },
    success: ok('Codes for the day when the app is lost.', RecoveryCodes, {
      recoveryCodes: ['9F3A1-77C02-B51D8-0EE46'],
    }),
    problems: ['person_not_found', 'code_refused'],

    // No command, because the answer has secrets.
    async read({ caller, body: { code } }) {
      const person = await ownPerson(store, caller)
      if (person instanceof Problem) return person
      const refusal = refuseAttempt(caller.id, person.email)
      if (refusal) return refusal
      const now = clock()
      const pending = credentialOf(await loadCredentials(store, person.id), 'pendingTotp')
      const step = pending && matchingStep(pending.secret, code, now, 0)
      if (!pending || step === undefined) return new Problem('code_refused')
      const recovery = mintRecoveryCodes(person.id, now)
      const record = {
        action: 'set-second-factor',
        entity: 'person',
        entityId: person.id,
        before: null,
        after: {},
      }
      const isSet = await wins(store, [
        removeCredential(person.id, pending.id),
        putCredential(person.id, 'totp', pending.secret, now),
        useCredential(person.id, 'totp', step),
        removeCredentials(person.id, 'recovery'),
        ...recovery.writes,
        deleteSessionsOf(person.id, caller.sessionId),
        writeAudit(record, caller, now),
      ])
      return isSet ? { status: 200, body: { recoveryCodes: recovery.codes } } : new Problem('code_refused')
    },
  })

const removeFactor = (context: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'removeSecondFactor',
    method: 'POST',
    path: `${path}/second-factor/remove`,
    tag: 'People',
    summary: 'Remove one’s second factor',
    description: 'Needs a password that is long enough alone.',
    access: 'caller',
    cost: 'heavy',
    body: { schema: CurrentPassword, example: { password: 'three small blue boats' } },
    success: noContent('The second factor is removed.'),
    problems: ['person_not_found', 'sign_in_refused', 'busy'],

    read: ({ caller, body: { password } }) =>
      changeWith(context, refuseAttempt, { caller, password }, (person) => {
        const message = passwordProblem(password, { ...person, hasSecondFactor: false })
        if (message) return invalid({ fieldName: 'password', message: `${message}; change it first` })
        return {
          writes: withoutSecondFactor(person.id),
          action: 'remove-second-factor',
          answer: { status: 204 },
        }
      }),
  })

export const securityRoutes = (context: PeopleContext, refuseAttempt: RefuseAttempt): Route[] => [
  readSecurity(context),
  changePassword(context, refuseAttempt),
  beginFactor(context, refuseAttempt),
  confirmFactor(context, refuseAttempt),
  removeFactor(context, refuseAttempt),
]
