// People who sign in at this service: staff by their roles, buyers by their accounts.
import { listingById } from '../platform/store/listing.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface Person {
  id: string
  /** In lower case; see `emailOf`. */
  email: string
  name: string
  roles: string[]
  accounts: string[]
  createdAt: number
  /** A retired person cannot sign in. */
  retiredAt: number | null
  version: number
}

/** Emails are compared without regard to case, so that nobody has two people, and nobody fails for a capital. */
export const emailOf = (typed: string): string => typed.trim().normalize('NFKC').toLowerCase()

const columns = {
  id: text,
  email: text,
  name: text,
  roles: text,
  accounts: text,
  created_at: integer,
  retired_at: orNull(integer),
  version: integer,
}

const selectOne = readStatement({
  name: 'person.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM people WHERE id = $1`,
})

const selectByEmail = readStatement({
  name: 'person.byEmail',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM people WHERE email = $1`,
})

const find = listingById({
  name: 'person.page',
  table: 'people',
  columns,
  searched: ['email', 'name', 'roles', 'accounts'],
})

const insert = writeStatement({
  name: 'person.insert',
  sql: `INSERT INTO people (id, email, name, roles, accounts, created_at, retired_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
})

const update = writeStatement({
  name: 'person.update',
  sql: `UPDATE people SET name = $2, roles = $3, accounts = $4, retired_at = $5, version = version + 1
    WHERE id = $1 AND version = $6`,
})

const personOf = (row: RowOf<typeof columns>): Person => ({
  id: row.id,
  email: row.email,
  name: row.name,
  roles: JSON.parse(row.roles),
  accounts: JSON.parse(row.accounts),
  createdAt: row.created_at,
  retiredAt: row.retired_at,
  version: row.version,
})

export async function loadPerson(store: Store, id: string): Promise<Person | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && personOf(row)
}

export async function loadPersonByEmail(store: Store, typed: string): Promise<Person | undefined> {
  const row = await first(store, { statement: selectByEmail, values: [emailOf(typed)] })
  return row && personOf(row)
}

/** In the order of ids, which is that of their invitations. */
export const findPeople = async (
  store: Store,
  search: string | null,
  after: string | null,
  limit: number,
): Promise<Person[]> => (await find(store, { search, after, limit })).map(personOf)

/** Changes no row if somebody has this email. */
export const insertPerson = (person: Person): Write =>
  write(insert, [
    person.id,
    person.email,
    person.name,
    JSON.stringify(person.roles),
    JSON.stringify(person.accounts),
    person.createdAt,
    person.retiredAt,
  ])

/** Increments the version, and changes no row if another command changed the person meanwhile. */
export const updatePerson = ({ id, name, roles, accounts, retiredAt, version }: Person): Write =>
  write(update, [id, name, JSON.stringify(roles), JSON.stringify(accounts), retiredAt, version])

/** As staff and the audit see a person. */
export const viewPerson = ({ id, email, name, roles, accounts, createdAt, retiredAt, version }: Person) => ({
  personId: id,
  email,
  name,
  roles,
  accounts,
  createdAt: new Date(createdAt).toISOString(),
  retiredAt: retiredAt === null ? null : new Date(retiredAt).toISOString(),
  version,
})
