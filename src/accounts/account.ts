import type { BasisPoints } from '../platform/money.ts'
import type { Store, Write } from '../platform/store/store.ts'

export interface Account {
  id: string
  name: string
  country: string
  currency: string
  vatRate: BasisPoints
  /** Null: nothing can be bought until the account gets one. */
  priceList: string | null
  /** Other accounts that are billed or delivered to; null means the account itself. */
  billTo: string | null
  shipTo: string | null
}

interface AccountRow {
  id: string
  name: string
  country: string
  currency: string
  vat_rate: number
  price_list: string | null
  bill_to: string | null
  ship_to: string | null
}

export async function loadAccounts(store: Store): Promise<Account[]> {
  const rows = await store.all<AccountRow>({ sql: 'SELECT * FROM account ORDER BY id' })
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

/** Touches no row when an account with this id exists. */
export const insertAccount = (account: Account): Write => ({
  sql: `INSERT INTO account (id, name, country, currency, vat_rate, price_list, bill_to, ship_to)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
  values: values(account),
  rows: 1,
})

export const updateAccount = (account: Account): Write => ({
  sql: `UPDATE account SET name = $2, country = $3, currency = $4, vat_rate = $5, price_list = $6,
    bill_to = $7, ship_to = $8 WHERE id = $1`,
  values: values(account),
  rows: 1,
})
