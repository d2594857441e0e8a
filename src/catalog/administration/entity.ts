// What groups, products, bundles and price lists have in common for those who administer them: a version, and that they can
// be retired.
import { allIn, listStatement } from '../../platform/store/in-list.ts'
import { contains, patternOf } from '../../platform/store/like-pattern.ts'
import { type Columns, integer, namesOf, orNull, type RowOf } from '../../platform/store/row.ts'
import {
  type Engine,
  insertSql,
  perEngine,
  readStatement,
  writeStatement,
} from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'

export interface Stored<T> {
  value: T
  version: number
  retiredAt: number | null
}

const state = { version: integer, retired_at: orNull(integer) }

export interface EntityFilter {
  /** After this id. */
  after: string | null
  limit: number
  /** A text in the id or in what else is searched. */
  search: string | null
  retired: boolean | null
  /** Values of the table's own conditions; an empty one restricts nothing. */
  own?: readonly string[]
}

interface TableOptions<C extends Columns> {
  name: string
  table: string
  columns: C
  /** The SQL of the text that is searched besides the id. */
  searched: string
  /** Own conditions of lists: SQL for a placeholder. */
  conditions?: readonly ((value: string, engine: Engine) => string)[]
}

export interface EntityTable<T> {
  load(store: Reader, id: string): Promise<Stored<T> | undefined>
  loadMany(store: Reader, ids: readonly string[]): Promise<Stored<T>[]>
  /** In the order of ids. */
  find(store: Reader, wanted: EntityFilter): Promise<Stored<T>[]>
  /** The writes that save a value, for one that must be new. The first writes all columns, in their order. */
  create(save: Write[]): Write[]
  /** Touches one row only while it has this version. */
  hold(id: string, version: number): Write
  /** Also gives the row its next version, whatever the writes before it did. */
  setRetired(id: string, retiredAt: number | null, version: number): Write
}

export function entityTable<C extends Columns, T>(
  { name, table, columns, searched, conditions = [] }: TableOptions<C>,
  read: (row: RowOf<C>) => T,
): EntityTable<T> {
  const all = { ...columns, ...state }
  const select = `SELECT ${namesOf(all)} FROM ${table}`
  const byId = readStatement({ name: `${name}.administered`, columns: all, sql: `${select} WHERE id = $1` })
  const found = (engine: Engine) => {
    const own = conditions.map((sql, index) => {
      const value = `$${index + 5}`
      return `AND (${value} = '' OR ${sql(value, engine)})`
    })
    return `${select} WHERE id > $1 AND ${contains(['id', searched], '$2', engine)}
      AND ($4 = '' OR $4 = CASE WHEN retired_at IS NULL THEN 'false' ELSE 'true' END) ${own.join(' ')}
      ORDER BY id LIMIT $3`
  }
  const page = readStatement({
    name: `${name}.administeredPage`,
    columns: all,
    sql: perEngine(found),
  })
  const byIds = listStatement({
    name: `${name}.administeredMany`,
    columns: all,
    sql: (ids) => `${select} WHERE id IN ${ids}`,
  })
  const insert = writeStatement({
    name: `${name}.create`,
    sql: insertSql({ table, columns: Object.keys(columns), ending: 'ON CONFLICT DO NOTHING' }, 1),
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
    find: async (store, { after, limit, search, retired, own = [] }) => {
      const state = retired === null ? '' : String(retired)
      const filled = conditions.map((_, index) => own[index] ?? '')
      const values = [after ?? '', patternOf(search), limit, state, ...filled]
      return (await store.all({ statement: page, values })).map(stored)
    },
    create: ([own, ...others]) => [{ ...own, statement: insert, rows: 1 }, ...others],
    hold: (id, version) => write(hold, [id, version]),
    setRetired: (id, retiredAt, version) => write(setRetired, [id, retiredAt, version]),
  }
}
