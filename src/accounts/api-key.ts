import { hash, randomBytes } from 'node:crypto'
import type { Scope } from '../contract/scopes.ts'
import { type OnUnreadable, readableRows, refuseUnreadable } from '../platform/store/readable.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'

export interface ApiKey {
  id: string
  /** SHA-256 of the key. The key itself is shown once and stored nowhere. */
  hash: string
  client: string
  accounts: string[]
  scopes: Scope[]
  isDemo: boolean
  createdAt: number
  revokedAt: number | null
}

export interface StoredKey extends ApiKey {
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

const insert = writeStatement({
  name: 'apiKey.insert',
  sql: `INSERT INTO api_key (id, hash, client, accounts, scopes, demo, created_at, revoked_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
})

const update = writeStatement({
  name: 'apiKey.update',
  sql: `UPDATE api_key SET accounts = $2, scopes = $3, version = version + 1
    WHERE id = $1 AND version = $4 AND revoked_at IS NULL`,
})

const revoke = writeStatement({
  name: 'apiKey.revoke',
  sql: 'UPDATE api_key SET revoked_at = $2, version = version + 1 WHERE id = $1 AND revoked_at IS NULL',
})

const revokeDemo = writeStatement({
  name: 'apiKey.revokeDemo',
  sql: 'UPDATE api_key SET revoked_at = $1, version = version + 1 WHERE demo = 1 AND revoked_at IS NULL',
})

export async function loadKeys(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<StoredKey[]> {
  const rows = await store.all({ statement: selectAll })
  const read = (row: KeyRow): StoredKey => ({
    id: row.id,
    hash: row.hash,
    client: row.client,
    accounts: JSON.parse(row.accounts),
    scopes: JSON.parse(row.scopes),
    isDemo: row.demo === 1,
    createdAt: row.created_at,
    revokedAt: row.revoked_at,
    version: row.version,
  })
  return readableRows(rows, read, ({ id }) => `The key ${id}`, onUnreadable)
}

export const insertKey = (key: ApiKey): Write => ({
  statement: insert,
  values: [
    key.id,
    key.hash,
    key.client,
    JSON.stringify(key.accounts),
    JSON.stringify(key.scopes),
    key.isDemo ? 1 : 0,
    key.createdAt,
    key.revokedAt,
  ],
  rows: 1,
})

/** Increments the version, and changes no row if another command changed or revoked the key meanwhile. */
export const updateKey = ({ id, accounts, scopes, version }: StoredKey): Write => ({
  statement: update,
  values: [id, JSON.stringify(accounts), JSON.stringify(scopes), version],
  rows: 1,
})

/** Changes no row if there is no such key or it is already revoked. */
export const revokeKey = (id: string, now: number): Write => ({
  statement: revoke,
  values: [id, now],
  rows: 1,
})

export const revokeDemoKeys = (now: number): Write => ({
  statement: revokeDemo,
  values: [now],
  rows: 'any',
})
