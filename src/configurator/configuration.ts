import type { Bundle } from '../catalog/bundle.ts'
import type { Product } from '../catalog/product.ts'
import type { DraftProblemCode } from '../contract/draft-problems.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, namesOf, text } from '../platform/store/row.ts'
import { insertStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'

/** A saved PC. A repeated product counts as several units. */
export interface SavedConfiguration {
  id: string
  account: string
  bundleId: string
  products: { productId: string; productGroupId: string }[]
  createdAt: number
}

/** A saved PC for checkout: its parts, and the problems that prevent ordering it. */
export interface OrderableConfiguration {
  id: string
  bundle: Pick<Bundle, 'id' | 'name' | 'description'>
  /** Its parts and the assembly service, with the quantity per PC. */
  parts: { product: Product; quantity: number }[]
  obstacles: { code: DraftProblemCode; message: string }[]
}

const columns = { id: text, account: text, bundle_id: text, products: text, created_at: integer }

const selectByIds = listStatement({
  name: 'configuration.byIds',
  columns,
  sql: (ids) => `SELECT ${namesOf(columns)} FROM configuration WHERE id IN ${ids}`,
})

const insert = insertStatement('configuration.insert', 'configuration', Object.keys(columns))

export async function loadConfigurations(store: Store, ids: string[]): Promise<SavedConfiguration[]> {
  const rows = await allIn(store, selectByIds, ids)
  return rows.map((row) => ({
    id: row.id,
    account: row.account,
    bundleId: row.bundle_id,
    products: JSON.parse(row.products),
    createdAt: row.created_at,
  }))
}

export const insertConfiguration = (configuration: SavedConfiguration): Write =>
  write(insert, [
    configuration.id,
    configuration.account,
    configuration.bundleId,
    JSON.stringify(configuration.products),
    configuration.createdAt,
  ])
