// What groups, products, bundles and price lists have in common for those who administer them: a version, and that they can
// be retired.
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { type Columns, integer, namesOf, orNull, type RowOf } from '../../platform/store/row.ts'
import { readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write } from '../../platform/store/store.ts'

export interface Stored<T> {
  value: T
  version: number
  retiredAt: number | null
}

const state = { version: integer, retired_at: orNull(integer) }

export interface EntityTable<T> {
  load(store: Reader, id: string): Promise<Stored<T> | undefined>
  loadMany(store: Reader, ids: readonly string[]): Promise<Stored<T>[]>
  /** In the order of ids, after an id, with a text in the id or the name. */
  find(store: Reader, after: string | null, limit: number, search: string | null): Promise<Stored<T>[]>
  /** Touches one row only while it has this version. */
  hold(id: string, version: number): Write
  /** Also gives the row its next version, whatever the writes before it did. */
  setRetired(id: string, retiredAt: number | null, version: number): Write
}

export function entityTable<C extends Columns, T>(
  { name, table, columns, searched }: { name: string; table: string; columns: C; searched: string },
  read: (row: RowOf<C>) => T,
): EntityTable<T> {
  const all = { ...columns, ...state }
  const select = `SELECT ${namesOf(all)} FROM ${table}`
  const byId = readStatement({ name: `${name}.administered`, columns: all, sql: `${select} WHERE id = $1` })
  const page = readStatement({
    name: `${name}.administeredPage`,
    columns: all,
    sql: `${select} WHERE id > $1 AND (LOWER(id) LIKE $2 ESCAPE '!' OR LOWER(${searched}) LIKE $2 ESCAPE '!')
      ORDER BY id LIMIT $3`,
  })
  const byIds = listStatement({
    name: `${name}.administeredMany`,
    columns: all,
    sql: (ids) => `${select} WHERE id IN ${ids}`,
  })
  const hold = writeStatement({
    name: `${name}.holdVersion`,
    sql: `UPDATE ${table} SET version = version WHERE id = $1 AND version = $2`,
  })
  const setRetired = writeStatement({
    name: `${name}.setRetired`,
    sql: `UPDATE ${table} SET retired_at = $2, version = $3 WHERE id = $1`,
  })
  const stored = (row: RowOf<typeof all>): Stored<T> => {
    const { version, retired_at } = row as RowOf<typeof state>
    return { value: read(row as unknown as RowOf<C>), version, retiredAt: retired_at }
  }
  return {
    load: async (store, id) => {
      const row = await first(store, { statement: byId, values: [id] })
      return row && stored(row)
    },
    loadMany: async (store, ids) => (await allIn(store, byIds, ids)).map(stored),
    find: async (store, after, limit, search) =>
      (await store.all({ statement: page, values: [after ?? '', patternOf(search), limit] })).map(stored),
    hold: (id, version) => ({ statement: hold, values: [id, version], rows: 1 }),
    setRetired: (id, retiredAt, version) => ({
      statement: setRetired,
      values: [id, retiredAt, version],
      rows: 1,
    }),
  }
}

/** For LIKE, with `!` before characters that have a meaning there. */
export const patternOf = (search: string | null) =>
  `%${(search ?? '').trim().toLowerCase().replace(/[%_!]/g, '!$&')}%`
