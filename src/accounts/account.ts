import type { AccountBilling } from '../contract/account-billing.ts'
import type { BasisPoints } from '../platform/money.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { listingById } from '../platform/store/listing.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface Account {
  id: string
  name: string
  country: string
  currency: string
  vatRate: BasisPoints
  /** An account without a price list cannot buy. */
  priceList: string | null
  /** Other accounts that are billed or delivered to; null means the account itself. */
  billTo: string | null
  shipTo: string | null
  /** What invoices to it say; it can order without. */
  billing?: AccountBilling | null
}

export interface StoredAccount extends Account {
  version: number
  /** A retired account places no more orders; those it has placed stay. */
  retiredAt: number | null
}

const columns = {
  id: text,
  name: text,
  country: text,
  currency: text,
  vat_rate: integer,
  price_list: orNull(text),
  bill_to: orNull(text),
  ship_to: orNull(text),
  billing: orNull(text),
  version: integer,
  retired_at: orNull(integer),
}

const selectAll = readStatement({
  name: 'account.all',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM account ORDER BY id`,
})

const selectOne = readStatement({
  name: 'account.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM account WHERE id = $1`,
})

const find = listingById({ name: 'account.page', table: 'account', columns, searched: ['id', 'name'] })

const selectIds = listStatement({
  name: 'account.idsIn',
  columns: { id: text },
  sql: (ids) => `SELECT id FROM account WHERE id IN ${ids}`,
})

const insert = writeStatement({
  name: 'account.insert',
  sql: `INSERT INTO account (id, name, country, currency, vat_rate, price_list, bill_to, ship_to, billing)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
})

const update = writeStatement({
  name: 'account.update',
  sql: `UPDATE account SET name = $2, country = $3, currency = $4, vat_rate = $5, price_list = $6,
    bill_to = $7, ship_to = $8, billing = $9, retired_at = $10, version = version + 1 WHERE id = $1 AND version = $11`,
})

const accountOf = (row: RowOf<typeof columns>): StoredAccount => ({
  id: row.id,
  name: row.name,
  country: row.country,
  currency: row.currency,
  vatRate: row.vat_rate,
  priceList: row.price_list,
  billTo: row.bill_to,
  shipTo: row.ship_to,
  // A member that came later is empty in an older row.
  billing: row.billing === null ? null : { sendBy: null, ...JSON.parse(row.billing) },
  version: row.version,
  retiredAt: row.retired_at,
})

export async function loadAccounts(store: Store): Promise<StoredAccount[]> {
  const rows = await store.all({ statement: selectAll })
  return rows.map(accountOf)
}

export async function loadAccount(store: Store, id: string): Promise<StoredAccount | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && accountOf(row)
}

/** In the order of ids, after an id, with a text in the id or the name. */
export async function findAccounts(
  store: Store,
  search: string | null,
  after: string | null,
  limit: number,
): Promise<StoredAccount[]> {
  return (await find(store, { search, after, limit })).map(accountOf)
}

/** Those of the ids that are accounts. */
export async function loadAccountIds(store: Store, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await allIn(store, selectIds, ids)).map(({ id }) => id))
}

const values = (account: Account) => [
  account.id,
  account.name,
  account.country,
  account.currency,
  account.vatRate,
  account.priceList,
  account.billTo,
  account.shipTo,
  account.billing ? JSON.stringify(account.billing) : null,
]

/** Changes no row if an account with this id exists. */
export const insertAccount = (account: Account): Write => write(insert, values(account))

/** Increments the version, and changes no row if another command changed the account meanwhile. */
export const updateAccount = (account: StoredAccount): Write =>
  write(update, [...values(account), account.retiredAt, account.version])
