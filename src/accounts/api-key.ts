import { hash, randomBytes } from 'node:crypto'
import type { Scope } from '../contract/scopes.ts'
import { listingById } from '../platform/store/listing.ts'
import { type OnUnreadable, readableRows, refuseUnreadable } from '../platform/store/readable.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface ApiKey {
  id: string
  /** SHA-256 of the key. The key itself is shown once and stored nowhere. */
  hash: string
  client: string
  accounts: string[]
  scopes: Scope[]
  /** None if missing. */
  roles?: string[]
  isDemo: boolean
  createdAt: number
  revokedAt: number | null
}

export interface StoredKey extends ApiKey {
  roles: string[]
  version: number
}

export const keyPrefix = 'bo_'

/** A new key: 256 random bits. */
export const mintKey = () => keyPrefix + randomBytes(32).toString('base64url')

export const hashKey = (key: string) => hash('sha256', key, 'hex')

const columns = {
  id: text,
  hash: text,
  client: text,
  accounts: text,
  scopes: text,
  roles: text,
  demo: integer,
  created_at: integer,
  revoked_at: orNull(integer),
  version: integer,
}
type KeyRow = RowOf<typeof columns>

const selectAll = readStatement({
  name: 'apiKey.all',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM api_key ORDER BY created_at, id`,
})

const selectOne = readStatement({
  name: 'apiKey.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM api_key WHERE id = $1`,
})

const selectOfClient = readStatement({
  name: 'apiKey.ofClient',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM api_key WHERE client = $1 AND revoked_at IS NULL ORDER BY id`,
})

const instr = { sqlite: 'instr', postgres: 'strpos' }
const find = listingById({
  name: 'apiKey.page',
  table: 'api_key',
  columns,
  searched: ['id', 'client', 'accounts'],
  // accounts is JSON: the value is the id of an account as a JSON string.
  conditions: { account: (id, engine) => `${instr[engine]}(accounts, ${id}) > 0` },
})

const insertInto = `INSERT INTO api_key (id, hash, client, accounts, scopes, roles, demo, created_at, revoked_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`

const insert = writeStatement({ name: 'apiKey.insert', sql: `${insertInto} ON CONFLICT DO NOTHING` })

const put = writeStatement({
  name: 'apiKey.put',
  sql: `${insertInto} ON CONFLICT (id) DO UPDATE
    SET hash = EXCLUDED.hash, created_at = EXCLUDED.created_at, version = api_key.version + 1
    WHERE api_key.revoked_at IS NULL`,
})

const update = writeStatement({
  name: 'apiKey.update',
  sql: `UPDATE api_key SET accounts = $2, scopes = $3, roles = $4, version = version + 1
    WHERE id = $1 AND version = $5 AND revoked_at IS NULL`,
})

const revoke = writeStatement({
  name: 'apiKey.revoke',
  sql: 'UPDATE api_key SET revoked_at = $2, version = version + 1 WHERE id = $1 AND revoked_at IS NULL',
})

const revokeDemo = writeStatement({
  name: 'apiKey.revokeDemo',
  sql: 'UPDATE api_key SET revoked_at = $1, version = version + 1 WHERE demo = 1 AND revoked_at IS NULL',
})

const keyOf = (row: KeyRow): StoredKey => ({
  id: row.id,
  hash: row.hash,
  client: row.client,
  accounts: JSON.parse(row.accounts),
  scopes: JSON.parse(row.scopes),
  roles: JSON.parse(row.roles),
  isDemo: row.demo === 1,
  createdAt: row.created_at,
  revokedAt: row.revoked_at,
  version: row.version,
})

export async function loadKeys(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<StoredKey[]> {
  const rows = await store.all({ statement: selectAll })
  return readableRows(rows, keyOf, ({ id }) => `The key ${id}`, onUnreadable)
}

export async function loadKey(store: Store, id: string): Promise<StoredKey | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && keyOf(row)
}

/** Those in force. */
export async function loadKeysOfClient(store: Store, client: string): Promise<StoredKey[]> {
  return (await store.all({ statement: selectOfClient, values: [client] })).map(keyOf)
}

/** In the order of ids, after an id, of all accounts or of one, with a text in the id, the client or the accounts. */
export async function findKeys(
  store: Store,
  { search, account }: { search: string | null; account: string | null },
  after: string | null,
  limit: number,
): Promise<StoredKey[]> {
  const ofAccount = account === null ? null : JSON.stringify(account)
  const rows = await find(store, { search, after, limit, where: [['account', ofAccount]] })
  return rows.map(keyOf)
}

const valuesOf = (key: ApiKey) => [
  key.id,
  key.hash,
  key.client,
  JSON.stringify(key.accounts),
  JSON.stringify(key.scopes),
  JSON.stringify(key.roles ?? []),
  key.isDemo ? 1 : 0,
  key.createdAt,
  key.revokedAt,
]

export const insertKey = (key: ApiKey): Write => write(insert, valuesOf(key))

/** Replaces the secret of a key with this id, which has the same rights. Changes no row if it was revoked. */
export const putKey = (key: ApiKey): Write => write(put, valuesOf(key))

/** Increments the version, and changes no row if another command changed or revoked the key meanwhile. */
export const updateKey = ({ id, accounts, scopes, roles, version }: StoredKey): Write =>
  write(update, [id, JSON.stringify(accounts), JSON.stringify(scopes), JSON.stringify(roles), version])

/** Changes no row if there is no such key or it is already revoked. */
export const revokeKey = (id: string, now: number): Write => write(revoke, [id, now])

export const revokeKeyIfAny = (id: string, now: number): Write => write(revoke, [id, now], 'any')

export const revokeDemoKeys = (now: number): Write => write(revokeDemo, [now], 'any')
