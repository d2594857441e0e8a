import type { RoleRights } from '../contract/rights.ts'
import type { Topic } from '../platform/store/live-snapshot.ts'
import { type OnUnreadable, refuseUnreadable } from '../platform/store/readable.ts'
import { text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'
import { loadAccounts, type StoredAccount } from './account.ts'
import { type ApiKey, loadKeys } from './api-key.ts'
import { loadRights } from './role.ts'

/** Accounts, keys, disabled clients and the rights of roles in memory, a snapshot that follows the database. */
export interface Directory {
  /** Also those that are retired. */
  accounts: ReadonlyMap<string, StoredAccount>
  /** Valid keys, by their hash. */
  keys: ReadonlyMap<string, ApiKey>
  disabledClients: ReadonlySet<string>
  /** The rights of roles in this shop. */
  roles: RoleRights
}

/** A key that cannot be read is not accepted. */
export async function loadDirectory(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Directory> {
  const [accounts, keys, disabledClients, roles] = await Promise.all([
    loadAccounts(store),
    loadKeys(store, onUnreadable),
    loadDisabledClients(store),
    loadRights(store),
  ])
  return {
    accounts: new Map(accounts.map((account) => [account.id, account])),
    keys: new Map(keys.filter((key) => key.revokedAt === null).map((key) => [key.hash, key])),
    disabledClients: new Set(disabledClients),
    roles,
  }
}

const selectDisabled = readStatement({
  name: 'disabledClient.all',
  columns: { client: text },
  sql: 'SELECT client FROM disabled_client ORDER BY client',
})

const insertDisabled = writeStatement({
  name: 'disabledClient.insert',
  sql: 'INSERT INTO disabled_client (client) VALUES ($1) ON CONFLICT DO NOTHING',
})

const deleteDisabled = writeStatement({
  name: 'disabledClient.delete',
  sql: 'DELETE FROM disabled_client WHERE client = $1',
})

export async function loadDisabledClients(store: Store): Promise<string[]> {
  const rows = await store.all({ statement: selectDisabled })
  return rows.map(({ client }) => client)
}

/** Changes no row if the client is already disabled. */
export const disableClient = (client: string): Write => write(insertDisabled, [client])

/** Changes no row if the client is not disabled. */
export const enableClient = (client: string): Write => write(deleteDisabled, [client])

/** A revoked key must not be accepted for long. */
export const callersTopic: Topic = { name: 'callers', mustBeCurrent: true }
