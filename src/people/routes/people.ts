import { randomUUIDv7 } from 'node:crypto'
import Type from 'typebox'
import { loadAccountIds } from '../../accounts/account.ts'
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
  peopleQuery,
} from '../../contract/people.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import { permissionsOf } from '../../contract/rights.ts'
import { recordsOf } from '../../platform/audit.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import { retiredAt, retirementOf } from '../../platform/retirement.ts'
import type { Store } from '../../platform/store/store.ts'
import { giveLink, personErrors } from '../administration.ts'
import { addressOf, type PeopleContext } from '../context.ts'
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
import { exampleLink, noSuchPerson, params, path, refuseRoles } from './acts.ts'

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

/** Without anything the person signs in with. */
const recordOf = recordsOf('person', viewPerson)

async function refusePerson(store: Store, person: Person): Promise<Problem | undefined> {
  const known = await loadAccountIds(store, person.accounts)
  const errors = personErrors(person, (id) => known.has(id))
  return errors.length > 0 ? invalid(...errors) : undefined
}

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

export const administrationRoutes = (context: PeopleContext): Route[] => [
  listPeople(context),
  readPerson(context),
  invitePerson(context),
  changePerson(context),
]
