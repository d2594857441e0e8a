// What staff do for one person who cannot sign in, or must not stay signed in.
import { refuseGrant } from '../../accounts/administration.ts'
import { loadRights } from '../../accounts/role.ts'
import { deleteSessionsOf } from '../../accounts/session.ts'
import { PersonSessions, SentLink } from '../../contract/people.ts'
import { Problem } from '../../contract/problems.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { Store } from '../../platform/store/store.ts'
import { giveLink } from '../administration.ts'
import { addressOf, type PeopleContext } from '../context.ts'
import { credentialOf, loadCredentials } from '../credential.ts'
import { loadPerson, type Person } from '../person.ts'
import { withoutLostDevice } from '../second-factor.ts'
import { sessionsExample, viewSessions } from './sessions.ts'

export const path = '/admin/v1/people'
export const params = { personId: 'The person.' }
export const exampleLink = 'https://shop.example/set-password#Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE'
export const noSuchPerson = (id: string) => new Problem('person_not_found', `There is no person ${id}.`)

/** Who could change a person with more rights could take that person's place. */
export const refuseRoles = async (store: Store, { permissions }: Caller, ...roles: string[]) =>
  refuseGrant({ scopes: [], roles: [...new Set(roles)] }, permissions, await loadRights(store))

/** Something done for one person, by a caller who has all that person's rights. */
async function actOn(store: Store, caller: Caller, personId: string): Promise<Person | Problem> {
  const person = await loadPerson(store, personId)
  return person ? ((await refuseRoles(store, caller, ...person.roles)) ?? person) : noSuchPerson(personId)
}

const recordAct = (action: string, entityId: string) => ({
  action,
  entity: 'person',
  entityId,
  before: null,
  after: {},
})

const sendLink = ({ store, clock, settings, mailPerson }: PeopleContext) =>
  route({
    operationId: 'sendPersonLink',
    method: 'POST',
    path: `${path}/{personId}/link`,
    tag: 'Administration',
    summary: 'Send a person a link to set a password',
    description:
      'The invitation again, or a link for a forgotten password. Without emails, the answer has the link, once. A request body is ignored.',
    access: 'manage-people',
    needsFreshSignIn: true,
    params,
    success: ok('The link is sent, or to be given to the person.', SentLink, { link: exampleLink }),
    problems: ['person_not_found', 'grant_not_permitted'],

    async decide({ caller, params: { personId = '' } }) {
      const person = await actOn(store, caller, personId)
      if (person instanceof Problem) return person
      if (person.retiredAt !== null) return noSuchPerson(personId)
      const hasPassword = credentialOf(await loadCredentials(store, personId), 'password') !== undefined
      const purpose = hasPassword ? 'password' : 'invitation'
      const { writes, path: page } = giveLink(person, purpose, mailPerson, clock())
      return {
        writes,
        record: recordAct('send-link', personId),
        answer: { status: 200, body: { link: page && addressOf(settings, page) } },
        replay: { status: 200, body: { link: null } },
      }
    },
  })

const removeFactorOf = ({ store }: PeopleContext) =>
  route({
    operationId: 'removeSecondFactorOfPerson',
    method: 'POST',
    path: `${path}/{personId}/remove-second-factor`,
    tag: 'Administration',
    summary: 'Remove the second factor and the passkeys of a person',
    description:
      'For somebody who lost the device, or the app and the recovery codes. Passkeys are removed too, because the lost device may have them. All sessions of the person end, and a new password has to be set with a link. A request body is ignored.',
    access: 'manage-people',
    needsFreshSignIn: true,
    params,
    success: noContent('The second factor, the passkeys and the password are removed.'),
    problems: ['person_not_found', 'grant_not_permitted'],

    async decide({ caller, params: { personId = '' } }) {
      const person = await actOn(store, caller, personId)
      if (person instanceof Problem) return person
      return {
        writes: [...withoutLostDevice(personId), deleteSessionsOf(personId)],
        record: recordAct('remove-second-factor', personId),
        answer: { status: 204 },
      }
    },
  })

const listSessionsOf = (context: PeopleContext) =>
  route({
    operationId: 'listSessionsOfPerson',
    method: 'GET',
    path: `${path}/{personId}/sessions`,
    tag: 'Administration',
    summary: 'List the sessions of a person',
    description: 'The browsers in which the person is signed in.',
    access: 'manage-people',
    params,
    success: ok('The sessions.', PersonSessions, sessionsExample),
    problems: ['person_not_found'],

    async read({ caller, params: { personId = '' } }) {
      const person = await loadPerson(context.store, personId)
      if (!person) return noSuchPerson(personId)
      return { status: 200, body: await viewSessions(context, personId, caller.sessionId) }
    },
  })

const endSessionsOf = ({ store }: PeopleContext) =>
  route({
    operationId: 'endSessionsOfPerson',
    method: 'DELETE',
    path: `${path}/{personId}/sessions`,
    tag: 'Administration',
    summary: 'End the sessions of a person',
    description: 'All browsers of the person are signed out with their next request.',
    access: 'manage-people',
    params,
    success: noContent('The sessions have ended.'),
    problems: ['person_not_found', 'grant_not_permitted'],

    async decide({ caller, params: { personId = '' } }) {
      const person = await actOn(store, caller, personId)
      if (person instanceof Problem) return person
      return {
        writes: [deleteSessionsOf(personId)],
        record: recordAct('end-sessions', personId),
        answer: { status: 204 },
      }
    },
  })

export const actRoutes = (context: PeopleContext): Route[] => [
  sendLink(context),
  removeFactorOf(context),
  listSessionsOf(context),
  endSessionsOf(context),
]
