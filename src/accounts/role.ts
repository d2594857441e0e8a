// The rights of roles: those that they come with, or those that the shop has set.
import {
  isRight,
  type Right,
  type RoleName,
  type RoleRights,
  roleNames,
  standardRights,
} from '../contract/rights.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface Role {
  name: RoleName
  rights: readonly Right[]
  /** 0 until the rights are set for the first time. */
  version: number
}

const selectAll = readStatement({
  name: 'roleRights.all',
  columns: { role: text, rights: text, version: integer },
  sql: 'SELECT role, rights, version FROM role_rights ORDER BY role',
})

const selectOfPerson = readStatement({
  name: 'roleRights.ofPerson',
  columns: { roles: text },
  sql: 'SELECT roles FROM people WHERE email = $1',
})

const insertRights = writeStatement({
  name: 'roleRights.insert',
  sql: 'INSERT INTO role_rights (role, rights, version) VALUES ($1, $2, 1) ON CONFLICT DO NOTHING',
})

const updateRights = writeStatement({
  name: 'roleRights.update',
  sql: 'UPDATE role_rights SET rights = $2, version = version + 1 WHERE role = $1 AND version = $3',
})

/** All roles, the owner first. A right or role of a later version is left out. */
export async function loadRoles(store: Store): Promise<Role[]> {
  const rows = await store.all({ statement: selectAll })
  const set = new Map(rows.map((row) => [row.role, row]))
  return roleNames.map((name) => {
    const row = name === 'owner' ? undefined : set.get(name)
    if (!row) return { name, rights: standardRights.get(name) ?? [], version: 0 }
    const rights = JSON.parse(row.rights) as string[]
    return { name, rights: rights.filter(isRight), version: row.version }
  })
}

export const loadRights = async (store: Store): Promise<RoleRights> => rightsOfRoles(await loadRoles(store))

/** The roles of the person whose client this is: that of people is their email. Also of a retired one, who may return. */
export async function loadRolesOfPerson(store: Store, client: string): Promise<string[]> {
  const row = await first(store, { statement: selectOfPerson, values: [client] })
  return row ? JSON.parse(row.roles) : []
}

export const rightsOfRoles = (roles: readonly Role[]): RoleRights =>
  new Map(roles.map(({ name, rights }) => [name, rights]))

/** `version` is the one before; the write changes no row if another was faster. */
export const saveRole = ({ name, rights, version }: Role): Write =>
  version === 0
    ? write(insertRights, [name, JSON.stringify(rights)])
    : write(updateRights, [name, JSON.stringify(rights), version])
