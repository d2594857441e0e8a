import type { BasisPoints } from '../platform/money.ts'
import { integer, namesOf, orNull, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'

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
}

const selectAll = readStatement({
  name: 'account.all',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM account ORDER BY id`,
})

const insert = writeStatement({
  name: 'account.insert',
  sql: `INSERT INTO account (id, name, country, currency, vat_rate, price_list, bill_to, ship_to)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
})

const update = writeStatement({
  name: 'account.update',
  sql: `UPDATE account SET name = $2, country = $3, currency = $4, vat_rate = $5, price_list = $6,
    bill_to = $7, ship_to = $8 WHERE id = $1`,
})

export async function loadAccounts(store: Store): Promise<Account[]> {
  const rows = await store.all({ statement: selectAll })
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    country: row.country,
    currency: row.currency,
    vatRate: row.vat_rate,
    priceList: row.price_list,
    billTo: row.bill_to,
    shipTo: row.ship_to,
  }))
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
]

/** Changes no row if an account with this id exists. */
export const insertAccount = (account: Account): Write => ({
  statement: insert,
  values: values(account),
  rows: 1,
})

export const updateAccount = (account: Account): Write => ({
  statement: update,
  values: values(account),
  rows: 1,
})
