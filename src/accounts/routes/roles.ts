import Type from 'typebox'
import {
  type AdminRole,
  AdminRoleList,
  AdminRole as AdminRoleSchema,
  Confirmation,
  RoleChange,
} from '../../contract/administration.ts'
import { Problem } from '../../contract/problems.ts'
import { type Permission, permissionsOf, type Right, standardRights } from '../../contract/rights.ts'
import { recordsOf } from '../../platform/audit.ts'
import type { Caller } from '../../platform/http/exchange/caller.ts'
import { versionAnswer } from '../../platform/http/reply/answer.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { ok, type Route, route } from '../../platform/http/route/route.ts'
import { bump } from '../../platform/store/live-snapshot.ts'
import type { AccountsAdminContext } from '../context.ts'
import { callersTopic } from '../directory.ts'
import { loadRoles, type Role, rightsOfRoles, saveRole } from '../role.ts'

const path = '/admin/v1/roles'
const params = { role: 'The name of the role.' }
const example: AdminRole = {
  role: 'read-only',
  rights: ['search', 'see-orders', 'see-products'],
  standardRights: [...(standardRights.get('read-only') ?? [])],
  version: 1,
}

const viewOf = ({ name, rights, version }: Role): AdminRole => ({
  role: name,
  rights: [...rights],
  standardRights: [...(standardRights.get(name) ?? [])],
  version,
})
const recordOf = recordsOf('role', (role: Role & { id: string }) => viewOf(role))

const listRoles = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'listRoles',
    method: 'GET',
    path,
    tag: 'Administration',
    summary: 'List the roles of staff',
    description: 'The rights of each role in this shop, and those that it comes with, the owner first.',
    access: 'manage-people',
    success: ok('All roles.', AdminRoleList, { roles: [example] }),

    async read() {
      return { status: 200, body: { roles: (await loadRoles(store)).map(viewOf) } }
    },
  })

const readRole = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'readRole',
    method: 'GET',
    path: `${path}/{role}`,
    tag: 'Administration',
    summary: 'Read a role of staff',
    description: 'Its rights in this shop, and those that it comes with.',
    access: 'manage-people',
    params,
    success: ok('The role.', AdminRoleSchema, example),
    isVersioned: true,
    problems: ['role_not_found'],

    async read({ params: { role = '' } }) {
      const found = (await loadRoles(store)).find(({ name }) => name === role)
      return found ? versionAnswer(viewOf(found), found.version) : noSuchRole(role)
    },
  })

const setRole = ({ store }: AccountsAdminContext) =>
  route({
    operationId: 'setRoleRights',
    method: 'PUT',
    path: `${path}/{role}`,
    tag: 'Administration',
    summary: 'Set the rights of a role',
    description:
      'They count for every key and person with the role within a second. The owner always has every right. A caller adds and takes only rights that it has.',
    access: 'manage-people',
    needsFreshSignIn: true,
    params,
    query: Type.Object(Confirmation),
    body: { schema: RoleChange, example: { rights: example.rights } },
    success: ok('The role.', AdminRoleSchema, example),
    isVersioned: true,
    problems: ['role_not_found', 'role_fixed', 'grant_not_permitted', 'own_access_lost'],

    async decide({ caller, params: { role = '' }, query, body, ifMatch }) {
      const roles = await loadRoles(store)
      const before = roles.find(({ name }) => name === role)
      if (!before) return noSuchRole(role)
      const after: Role = { ...before, rights: [...new Set(body.rights ?? standardRights.get(role))] }
      const refusal =
        refuseVersion(ifMatch, before.version) ??
        (role === 'owner' ? new Problem('role_fixed') : undefined) ??
        refuseChange(before.rights, after.rights, caller) ??
        (query.confirm !== 'true' && endsOwnAccess(roles, after, caller)
          ? new Problem('own_access_lost')
          : undefined)
      if (refusal) return refusal
      const changed = { ...after, version: before.version + 1 }
      return {
        writes: [saveRole(after), bump(callersTopic)],
        record: recordOf('change', { ...before, id: role }, { ...changed, id: role }),
        answer: versionAnswer(viewOf(changed), changed.version),
      }
    },
  })

const noSuchRole = (name: string) => new Problem('role_not_found', `There is no role ${name}.`)

function refuseChange(before: readonly Right[], after: readonly Right[], { permissions }: Caller) {
  const changed = new Set<Permission>(before).symmetricDifference(new Set<Permission>(after))
  const missing = [...changed.difference(permissions)]
  if (missing.length === 0) return undefined
  return new Problem('grant_not_permitted', `The caller does not have: ${missing.join(', ')}.`)
}

function endsOwnAccess(roles: readonly Role[], after: Role, { scopes, roles: own }: Caller): boolean {
  const rights = rightsOfRoles(roles.map((role) => (role.name === after.name ? after : role)))
  return !permissionsOf(scopes, own, rights).has('manage-people')
}

export const roleRoutes = (context: AccountsAdminContext): Route[] => [
  listRoles(context),
  readRole(context),
  setRole(context),
]
