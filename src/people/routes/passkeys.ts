import {
  NewPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyRequest,
  PasskeySignIn,
} from '../../contract/passkeys.ts'
import { Problem } from '../../contract/problems.ts'
import { writeAudit } from '../../platform/audit.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import { type Write, wins } from '../../platform/store/store.ts'
import { isoDate } from '../../platform/time.ts'
import type { PeopleContext } from '../context.ts'
import { loadCredentials, removeCredential } from '../credential.ts'
import { mintChallenge, takeChallenge } from '../factors/challenge.ts'
import {
  challengeIn,
  creationOptions,
  partyOf,
  passkeyId,
  personIn,
  readNewPasskey,
  requestOptions,
  usePasskey,
} from '../factors/passkey.ts'
import type { RefuseAttempt } from '../limits.ts'
import { loadPerson } from '../person.ts'
import { enter } from '../sign-in.ts'
import { ownPerson } from './security.ts'

const path = '/customers/v1/security/passkeys'
const signInPath = '/customers/v1/sign-in/passkey'

const recordOf = (action: string, entityId: string, name: string) => ({
  action,
  entity: 'person',
  entityId,
  before: null,
  after: { passkey: name },
})

const exampleId = 'Yk3pQ0cJwq1mT8bN5xVr7s'
const challenge = 'Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE'
const clientDataJSON = 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0'
const signedIn = noContent('The browser is signed in.', { 'Set-Cookie': 'The session cookie.' })

const beginPasskey = ({ store, clock, settings }: PeopleContext) =>
  route({
    operationId: 'beginPasskey',
    method: 'POST',
    path: `${path}/options`,
    tag: 'People',
    summary: 'Ask what a new passkey must be',
    description:
      'For `navigator.credentials.create`. Passkeys work on the host of `PUBLIC_URL`, and without it on `localhost`.',
    access: 'caller',
    needsFreshSignIn: true,
    success: ok('What the browser is asked.', PasskeyCreation, {
      challenge,
      rp: { id: 'shop.example', name: 'shop.example' },
      user: { id: 'MDE5YmMwZGU', name: 'kari@shop.example', displayName: 'Kari Nordmann' },
      pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }),
    problems: ['person_not_found', 'passkeys_not_offered'],

    // No command, because the challenge is no answer to repeat.
    async read({ caller, origin }) {
      const person = await ownPerson(store, caller)
      if (person instanceof Problem) return person
      const party = partyOf(settings.PUBLIC_URL, origin)
      if (party instanceof Problem) return party
      const credentials = await loadCredentials(store, person.id)
      const minted = await mintChallenge(store, clock(), caller.sessionId)
      return { status: 200, body: await creationOptions(party, person, credentials, minted) }
    },
  })

const addPasskey = ({ store, clock, settings }: PeopleContext) =>
  route({
    operationId: 'addPasskey',
    method: 'POST',
    path,
    tag: 'People',
    summary: 'Add a passkey',
    description: 'With it the person signs in without email, password and code.',
    access: 'caller',
    needsFreshSignIn: true,
    body: {
      schema: NewPasskey,
      example: {
        name: 'Phone',
        credential: { id: exampleId, response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZQ' } },
      },
    },
    success: created('The passkey.', Passkey, {
      passkeyId: exampleId,
      name: 'Phone',
      createdAt: '2026-01-15T09:00:00.000Z',
      backedUp: true,
    }),
    problems: ['person_not_found', 'passkeys_not_offered', 'passkey_refused'],

    // No command: a challenge is used, whatever becomes of the rest.
    async read({ caller, body: { name, credential }, origin }) {
      const person = await ownPerson(store, caller)
      if (person instanceof Problem) return person
      const party = partyOf(settings.PUBLIC_URL, origin)
      if (party instanceof Problem) return party
      const now = clock()
      const asked = challengeIn(credential)
      if (!(await takeChallenge(store, asked, now, caller.sessionId))) return new Problem('passkey_refused')
      const made = await readNewPasskey(party, credential, asked, { person: person.id, name, now })
      if (!made) return new Problem('passkey_refused')
      const writes: Write[] = [made.write, writeAudit(recordOf('add-passkey', person.id, name), caller, now)]
      if (!(await wins(store, writes))) return new Problem('passkey_refused')
      const { isBackedUp: backedUp } = made
      return {
        status: 201,
        body: { passkeyId: credential.id, name, createdAt: isoDate(now), backedUp },
      }
    },
  })

const removePasskey = ({ store, clock }: PeopleContext) =>
  route({
    operationId: 'removePasskey',
    method: 'DELETE',
    path: `${path}/{passkeyId}`,
    tag: 'People',
    summary: 'Remove one of one’s passkeys',
    description: 'It does not sign in any more. Sessions go on.',
    access: 'caller',
    needsFreshSignIn: true,
    params: { passkeyId: 'The passkey, as it is listed.' },
    success: noContent('The passkey is removed.'),
    problems: ['person_not_found', 'passkey_not_found'],

    async decide({ caller, params: { passkeyId: id = '' } }) {
      const person = await ownPerson(store, caller)
      if (person instanceof Problem) return person
      const known = (await loadCredentials(store, person.id)).find((each) => each.id === passkeyId(id))
      if (!known) return new Problem('passkey_not_found')
      const record = recordOf('remove-passkey', person.id, id)
      return {
        writes: [removeCredential(person.id, known.id), writeAudit(record, caller, clock())],
        answer: { status: 204 },
      }
    },
  })

const beginSignIn = ({ store, clock, settings }: PeopleContext, refuseQuestion: RefuseAttempt) =>
  route({
    operationId: 'beginSignInWithPasskey',
    method: 'POST',
    path: `${signInPath}/options`,
    tag: 'People',
    summary: 'Ask what a passkey must sign',
    description: 'For `navigator.credentials.get`. The passkey says who the person is.',
    access: 'public',
    success: ok('What the browser is asked.', PasskeyRequest, {
      challenge,
      rpId: 'shop.example',
      timeout: 300_000,
      userVerification: 'required',
    }),
    problems: ['passkeys_not_offered'],

    async read({ caller, origin }) {
      const refusal = refuseQuestion(caller.id)
      if (refusal) return refusal
      const party = partyOf(settings.PUBLIC_URL, origin)
      if (party instanceof Problem) return party
      return { status: 200, body: requestOptions(party, await mintChallenge(store, clock())) }
    },
  })

const signInWithPasskey = (context: PeopleContext, refuseAttempt: RefuseAttempt) =>
  route({
    operationId: 'signInWithPasskey',
    method: 'POST',
    path: signInPath,
    tag: 'People',
    summary: 'Sign in with a passkey',
    description:
      'Begins a session. A passkey checks who uses it (PIN, finger, face), so no code is asked for.',
    access: 'public',
    body: {
      schema: PasskeySignIn,
      example: {
        credential: {
          id: exampleId,
          response: {
            clientDataJSON,
            authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4',
            signature: 'MEUCIQDz',
            userHandle: 'MDE5YmMwZGU',
          },
        },
      },
    },
    success: signedIn,
    problems: ['passkeys_not_offered', 'passkey_refused'],

    async read({ caller, body: { credential }, origin }) {
      const { store, clock, settings } = context
      const refusal = refuseAttempt(caller.id)
      if (refusal) return refusal
      const party = partyOf(settings.PUBLIC_URL, origin)
      if (party instanceof Problem) return party
      const asked = challengeIn(credential)
      const isAsked = await takeChallenge(store, asked, clock())
      const person = isAsked ? await loadPerson(store, personIn(credential)) : undefined
      if (person?.retiredAt !== null) return new Problem('passkey_refused')
      const known = (await loadCredentials(store, person.id)).find(
        ({ id }) => id === passkeyId(credential.id),
      )
      const used = known && (await usePasskey(party, credential, asked, person.id, known))
      const session = used && (await enter(context, person, [used], origin))
      return session ?? new Problem('passkey_refused')
    },
  })

/** A question proves nothing and costs little, so it is counted apart: questions use up no attempts to sign in. */
export const passkeyRoutes = (
  context: PeopleContext,
  refuseAttempt: RefuseAttempt,
  refuseQuestion: RefuseAttempt,
): Route[] => [
  beginPasskey(context),
  addPasskey(context),
  removePasskey(context),
  beginSignIn(context, refuseQuestion),
  signInWithPasskey(context, refuseAttempt),
]
