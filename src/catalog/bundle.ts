import type { Purpose } from '../contract/purpose.ts'
import { type OnUnreadable, readableRows, refuseUnreadable } from '../platform/store/readable.ts'
import { orNull, type RowOf, text } from '../platform/store/row.ts'
import { setChanged } from '../platform/store/set-changed.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'
import { entityTable } from './administration/entity.ts'

/** A kind of part: CPU, motherboard, … */
export interface ProductGroup {
  id: string
  kind: string
  name: string
}

/** A PC on offer: which groups it takes, how many of each, and the service that assembles it. */
export interface Bundle {
  id: string
  name: string
  description: string | null
  groups: { productGroupId: string; min: number; max: number }[]
  assemblyProductId: string
  /** Purpose of completions by default; null or missing: derived from its groups. */
  purpose?: Purpose | null
  /** Case types that completions choose from; null or missing: any. */
  caseTypes?: string[] | null
}

const groupColumns = { id: text, kind: text, name: text }

const selectGroups = readStatement({
  name: 'productGroup.all',
  columns: groupColumns,
  sql: 'SELECT id, kind, name FROM product_group WHERE retired_at IS NULL ORDER BY name, id',
})

const bundleColumns = { id: text, name: text, description: orNull(text), body: text }
type BundleRow = RowOf<typeof bundleColumns>

const selectBundles = readStatement({
  name: 'bundle.all',
  columns: bundleColumns,
  sql: 'SELECT id, name, description, body FROM bundle WHERE retired_at IS NULL ORDER BY id',
})

const upsertGroup = writeStatement({
  name: 'productGroup.save',
  sql: `INSERT INTO product_group (id, kind, name) VALUES ($1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET ${setChanged('product_group', ['kind', 'name'])}`,
})

const upsertBundle = writeStatement({
  name: 'bundle.save',
  sql: `INSERT INTO bundle (id, name, description, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET ${setChanged('bundle', ['name', 'description', 'body'])}`,
})

export const loadGroups = (store: Store): Promise<ProductGroup[]> => store.all({ statement: selectGroups })

export async function loadBundles(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
): Promise<Bundle[]> {
  const rows = await store.all({ statement: selectBundles })
  return readableRows(rows, bundleOf, ({ id }) => `The bundle ${id}`, onUnreadable)
}

const bundleOf = ({ id, name, description, body }: BundleRow): Bundle => ({
  id,
  name,
  description,
  ...JSON.parse(body),
})

export const groupTable = entityTable(
  { name: 'productGroup', table: 'product_group', columns: groupColumns, searched: 'name' },
  ({ id, kind, name }): ProductGroup => ({ id, kind, name }),
)

export const bundleTable = entityTable(
  { name: 'bundle', table: 'bundle', columns: bundleColumns, searched: 'name' },
  bundleOf,
)

export const saveGroup = (group: ProductGroup): Write =>
  write(upsertGroup, [group.id, group.kind, group.name])

export const saveBundle = ({ id, name, description, ...body }: Bundle): Write =>
  write(upsertBundle, [id, name, description, JSON.stringify(body)])
