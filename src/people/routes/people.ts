import { randomUUIDv7 } from 'node:crypto'
import Type from 'typebox'
import { loadAccountIds } from '../../accounts/account.ts'
import { refuseGrant } from '../../accounts/administration.ts'
import { loadRights } from '../../accounts/role.ts'
import { deleteSessionsOf } from '../../accounts/session.ts'
import { Confirmation } from '../../contract/administration.ts'
import {
  type AdminPerson,
  AdminPersonList,
  AdminPerson as AdminPersonSchema,
  InvitedPerson,
  NewPerson,
  PersonChange,
  PersonSessions,
  peopleQuery,
  SentLink,
} from '../../contract/people.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { permissionsOf } from '../../contract/rights.ts'
import { recordsOf } from '../../platform/audit.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { created, noContent, ok, type Route, route } from '../../platform/http/route/route.ts'
import { retiredAt, retirementOf } from '../../platform/retirement.ts'
import type { Store } from '../../platform/store/store.ts'
import { giveLink, personErrors } from '../administration.ts'
import { addressOf, type PeopleContext } from '../context.ts'
import { credentialOf, loadCredentials, removeCredentials } from '../credential.ts'
import { removeLinksOf } from '../link.ts'
import {
  emailOf,
  findPeople,
  insertPerson,
  loadPerson,
  loadPersonByEmail,
  type Person,
  updatePerson,
  viewPerson,
} from '../person.ts'
import { withoutSecondFactor } from '../second-factor.ts'
import { sessionsExample, viewSessions } from './sessions.ts'

const path = '/admin/v1/people'
const params = { personId: 'The person.' }
const example: AdminPerson = {
  personId: '019bc0de-7f3a-7c11-8a55-0242ac120002',
  email: 'kari@shop.example',
  name: 'Kari Nordmann',
  roles: ['warehouse'],
  accounts: [],
  createdAt: '2026-01-15T09:00:00.000Z',
  retiredAt: null,
  version: 1,
}
const exampleLink = 'https://shop.example/set-password#Yk3pQ0cJwq1mT8bN5xVr7sLd2eFh6gKa9uZiOoPtRyE'
const noSuchPerson = (id: string) => new Problem('person_not_found', `There is no person ${id}.`)

/** Without anything the person signs in with. */
const recordOf = recordsOf('person', viewPerson)

async function refusePerson(store: Store, person: Person): Promise<Problem | undefined> {
  const known = await loadAccountIds(store, person.accounts)
  const errors = personErrors(person, (id) => known.has(id))
  return errors.length > 0 ? invalid(...errors) : undefined
}

/** Who could change a person with more rights could take that person's place. */
const refuseRoles = async (store: Store, { permissions }: Caller, ...roles: string[]) =>
  refuseGrant({ scopes: [], roles: [...new Set(roles)] }, permissions, await loadRights(store))

const listPeople = ({ store }: PeopleContext) =>
  route({
    operationId: 'listPeople',
    method: 'GET',
    path,
    tag: 'Administration',
    summary: 'List people',
    description:
      'Those who sign in with an email, also retired ones, in pages. People of an issuer are not listed.',
    access: 'manage-people',
    query: peopleQuery,
    success: ok('One page of people.', AdminPersonList, { people: [example], nextCursor: null }),
    problems: [],

    read: ({ query }) =>
      pageById(query, {
        find: (after, limit) => findPeople(store, query.search, after, limit),
        positionOf: ({ id }) => id,
        view: (people) => ({ people: people.map(viewPerson) }),
      }),
  })

const readPerson = ({ store }: PeopleContext) =>
  route({
    operationId: 'readPerson',
    method: 'GET',
    path: `${path}/{personId}`,
    tag: 'Administration',
    summary: 'Read a person',
    description: 'Name, email, roles and accounts.',
    access: 'manage-people',
    params,
    success: ok('The person.', AdminPersonSchema, example),
    isVersioned: true,
    problems: ['person_not_found'],

    async read({ params: { personId = '' } }) {
      const person = await loadPerson(store, personId)
      return person ? versionAnswer(viewPerson(person), person.version) : noSuchPerson(personId)
    },
  })

const invitePerson = ({ store, clock, settings, mailPerson }: PeopleContext) =>
  route({
    operationId: 'invitePerson',
    method: 'POST',
    path,
    tag: 'Administration',
    summary: 'Invite a person',
    description:
      'Sends an email with a link that works for 7 days; the person sets a password there. Without emails, the answer has the link, once. Only roles whose rights the caller has can be given.',
    access: 'manage-people',
    needsFreshSignIn: true,
    body: {
      schema: NewPerson,
      example: { email: 'kari@fjorddata.example', name: 'Kari Nordmann', roles: [], accounts: ['100001'] },
    },
    success: created(
      'The person is invited.',
      InvitedPerson,
      { ...example, link: exampleLink },
      { Location: 'Where the person can be read.' },
    ),
    problems: ['grant_not_permitted', 'email_in_use'],

    async decide({ caller, body }) {
      const now = clock()
      const person: Person = {
        id: randomUUIDv7(),
        email: emailOf(body.email),
        name: body.name.trim(),
        roles: [...new Set(body.roles ?? [])],
        accounts: [...new Set(body.accounts ?? [])],
        createdAt: now,
        retiredAt: null,
        version: 1,
      }
      const refusal =
        (await refuseRoles(store, caller, ...person.roles)) ?? (await refusePerson(store, person))
      if (refusal) return refusal
      if (await loadPersonByEmail(store, person.email)) return new Problem('email_in_use')
      const { writes, path: page } = giveLink(person, 'invitation', mailPerson, now)
      const answer = (link: string | null) => createdAnswer(path, person.id, { ...viewPerson(person), link })
      return {
        writes: [insertPerson(person), ...writes],
        record: recordOf('create', null, person),
        answer: answer(page && addressOf(settings, page)),
        replay: answer(null),
      }
    },
  })

const changePerson = ({ store, clock }: PeopleContext) =>
  route({
    operationId: 'changePerson',
    method: 'PATCH',
    path: `${path}/{personId}`,
    tag: 'Administration',
    summary: 'Change or retire a person',
    description:
      'Roles and accounts count with the next request of the person. Retiring ends all sessions and links. A caller changes only people whose rights it has.',
    access: 'manage-people',
    needsFreshSignIn: true,
    params,
    query: Type.Object(Confirmation),
    body: { schema: PersonChange, example: { roles: ['warehouse', 'sales'] } },
    success: ok('The changed person.', AdminPersonSchema, example),
    isVersioned: true,
    problems: ['person_not_found', 'grant_not_permitted', 'own_access_lost'],

    async decide({ caller, params: { personId = '' }, query, body, ifMatch }) {
      const before = await loadPerson(store, personId)
      if (!before) return noSuchPerson(personId)
      const after: Person = {
        ...before,
        name: body.name?.trim() ?? before.name,
        roles: body.roles === null ? before.roles : [...new Set(body.roles)],
        accounts: body.accounts === null ? before.accounts : [...new Set(body.accounts)],
        retiredAt: retiredAt(before.retiredAt, body.retired, clock()),
      }
      const isLost =
        caller.personId === personId &&
        (after.retiredAt !== null ||
          !permissionsOf([], after.roles, await loadRights(store)).has('manage-people'))
      const refusal =
        refuseVersion(ifMatch, before.version) ??
        (await refusePerson(store, after)) ??
        (await refuseRoles(store, caller, ...before.roles, ...after.roles)) ??
        (isLost && query.confirm !== 'true' ? new Problem('own_access_lost') : undefined)
      if (refusal) return refusal
      const changed = { ...after, version: before.version + 1 }
      const isOver = changed.retiredAt !== null
      return {
        writes: [
          updatePerson(after),
          ...(isOver ? [deleteSessionsOf(personId), removeLinksOf(personId)] : []),
        ],
        record: recordOf(retirementOf(before.retiredAt, after.retiredAt), before, changed),
        answer: versionAnswer(viewPerson(changed), changed.version),
      }
    },
  })

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
    summary: 'Remove the second factor of a person',
    description:
      'For somebody who lost the app and the recovery codes. All sessions of the person end, and a new password has to be set with a link. A request body is ignored.',
    access: 'manage-people',
    needsFreshSignIn: true,
    params,
    success: noContent('The second factor is removed.'),
    problems: ['person_not_found', 'grant_not_permitted'],

    async decide({ caller, params: { personId = '' } }) {
      const person = await actOn(store, caller, personId)
      if (person instanceof Problem) return person
      return {
        // The password may be too short to be used alone.
        writes: [
          ...withoutSecondFactor(personId),
          removeCredentials(personId, 'password'),
          deleteSessionsOf(personId),
        ],
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

export const administrationRoutes = (context: PeopleContext): Route[] => [
  listPeople(context),
  readPerson(context),
  invitePerson(context),
  changePerson(context),
  sendLink(context),
  removeFactorOf(context),
  listSessionsOf(context),
  endSessionsOf(context),
]
