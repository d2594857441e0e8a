// A supplier and its row.
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { listingById } from '../platform/store/listing.ts'
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../platform/store/store.ts'

export interface SupplierData {
  name: string
  currency: string
  contact: string | null
  email: string | null
  phone: string | null
  address: string | null
  customerNumber: string | null
  leadTimeDays: number | null
  language: string | null
  note: string | null
}

export interface StoredSupplier {
  id: string
  version: number
  retiredAt: number | null
  data: SupplierData
}

const columns = { id: text, version: integer, retired_at: orNull(integer), body: text }
const select = `SELECT ${namesOf(columns)} FROM supplier`

const selectOne = readStatement({ name: 'supplier.byId', columns, sql: `${select} WHERE id = $1` })

const selectSome = listStatement({
  name: 'supplier.byIds',
  columns,
  sql: (ids) => `${select} WHERE id IN ${ids}`,
})

const find = listingById({ name: 'supplier.page', table: 'supplier', columns, searched: ['search'] })

const insert = insertStatement(
  'supplier.insert',
  'supplier',
  [...Object.keys(columns), 'search'],
  'ON CONFLICT DO NOTHING',
)

const update = writeStatement({
  name: 'supplier.update',
  sql: `UPDATE supplier SET version = version + 1, retired_at = $3, body = $4, search = $5
    WHERE id = $1 AND version = $2`,
})

const stored = ({ id, version, retired_at, body }: RowOf<typeof columns>): StoredSupplier => ({
  id,
  version,
  retiredAt: retired_at,
  data: JSON.parse(body),
})

/** What a search looks through. */
const searchText = (id: string, { name, contact, email, customerNumber }: SupplierData) =>
  [id, name, contact, email, customerNumber].filter(Boolean).join('\n')

export async function loadSupplier(store: Reader, id: string): Promise<StoredSupplier | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && stored(row)
}

export async function loadSuppliers(
  store: Reader,
  ids: readonly string[],
): Promise<Map<string, StoredSupplier>> {
  const rows = await allIn(store, selectSome, [...new Set(ids)])
  return new Map(rows.map((row) => [row.id, stored(row)]))
}

/** One page in the order of ids. */
export async function findSuppliers(
  store: Reader,
  search: string | null,
  after: string | null,
  limit: number,
): Promise<StoredSupplier[]> {
  return (await find(store, { search, after, limit })).map(stored)
}

/** Changes no row if there is a supplier with this id. */
export const insertSupplier = ({ id, version, retiredAt, data }: StoredSupplier): Write =>
  write(insert, [id, version, retiredAt, JSON.stringify(data), searchText(id, data)])

/** Increments the version, and changes no row if another command changed the supplier meanwhile. */
export const updateSupplier = ({ id, version, retiredAt, data }: StoredSupplier): Write =>
  write(update, [id, version, retiredAt, JSON.stringify(data), searchText(id, data)])
