// A statement is a value with a name. Whatever must be known about it is a property: the store prepares it by its name,
// shares inserts by their kind, checks rows by their columns, and caches ask for the entity it changes. No code reads or
// compares SQL.
import type { Columns, RowOf } from './row.ts'

export type Engine = 'sqlite' | 'postgres'

/** Placeholders are `$1`, `$2`, … on both engines. */
export type Sql = Readonly<Record<Engine, string>>

interface Named {
  /** Unique. PostgreSQL prepares the statement under it, tests find it by it. */
  readonly name: string
  readonly sql: Sql
}

export interface ReadStatement<R> extends Named {
  readonly kind: 'read'
  readonly columns: Columns
  /** Never called: it carries the type of the rows, which follows from the columns. */
  readonly row?: () => R
}

/** Inserts one row, or changes the one with its key, and locks no other: several of them can be sent as one statement. */
export interface InsertStatement extends Named {
  readonly kind: 'insert'
  readonly table: string
  readonly columns: readonly string[]
  /** The end of the statement, such as what to do about a row that exists already. */
  readonly ending: string
}

export interface WriteStatement extends Named {
  readonly kind: 'write'
  /** What it changes, for caches: the entity, and the number of the placeholder that holds its id. */
  readonly entity?: { readonly name: string; readonly idAt: number } | undefined
  /** Processes race for what it changes, so it often changes nothing. Its batch shares no commit, because it would make others fail. */
  readonly isRaced?: boolean | undefined
}

/**
 * Adds amounts to one row if a condition allows it; the key is the first value, the amounts follow. Several of them can be sent as
 * one statement, because adding twice is adding the sum.
 */
export interface AddStatement extends Named {
  readonly kind: 'add'
  readonly table: string
  readonly key: string
  /** The columns to which the amounts are added. */
  readonly adds: readonly string[]
  readonly condition: AddCondition
}

/** Gets what stands for the amount of each column, and names the table before the columns of the row. */
export type AddCondition = (amounts: Readonly<Record<string, string>>) => string

/** Has no name, is prepared anew each time, and its rows are not checked. */
export interface AdHocStatement<R> extends Named {
  readonly kind: 'adHoc'
  readonly row?: () => R
}

type DefinedStatement = ReadStatement<unknown> | InsertStatement | AddStatement | WriteStatement

const statements = new Map<string, DefinedStatement>()

/** Every statement that was defined by the files imported so far. */
export const definedStatements = () => statements.values()

function define<S extends DefinedStatement>(statement: S): S {
  const { name } = statement
  if (statements.has(name)) throw new Error(`There are two statements with the name ${name}.`)
  statements.set(name, statement)
  return statement
}

/** SQL that differs between the engines. */
export const perEngine = (sql: (engine: Engine) => string): Sql => ({
  sqlite: sql('sqlite'),
  postgres: sql('postgres'),
})

const forBoth = (sql: string | Sql): Sql => (typeof sql === 'string' ? { sqlite: sql, postgres: sql } : sql)

export interface ReadOptions<C extends Columns> {
  name: string
  columns: C
  sql: string | Sql
}

export const readStatement = <C extends Columns>(options: ReadOptions<C>): ReadStatement<RowOf<C>> =>
  define({ kind: 'read', ...options, sql: forBoth(options.sql) })

export const insertStatement = (
  name: string,
  table: string,
  columns: readonly string[],
  ending = '',
): InsertStatement =>
  define({
    kind: 'insert',
    name,
    table,
    columns,
    ending,
    sql: forBoth(insertSql({ table, columns, ending }, 1)),
  })

/** `INSERT INTO counter (name, value) VALUES ($1, $2), ($3, $4)` for two rows. */
export function insertSql(
  { table, columns, ending }: Pick<InsertStatement, 'table' | 'columns' | 'ending'>,
  rows: number,
): string {
  let number = 0
  const row = () => `(${columns.map(() => `$${++number}`).join(', ')})`
  const values = Array.from({ length: rows }, row).join(', ')
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values}${ending && ` ${ending}`}`
}

export function addStatement(options: Omit<AddStatement, 'kind' | 'sql'>): AddStatement {
  const { table, key, adds, condition } = options
  const amounts = Object.fromEntries(adds.map((column, index) => [column, `$${index + 2}`]))
  const sums = adds.map((column) => `${column} = ${column} + ${amounts[column]}`)
  const sql = `UPDATE ${table} SET ${sums.join(', ')} WHERE ${table}.${key} = $1 AND ${condition(amounts)}`
  return define({ kind: 'add', ...options, sql: forBoth(sql) })
}

export interface WriteOptions {
  name: string
  sql: string | Sql
  entity?: WriteStatement['entity']
  isRaced?: WriteStatement['isRaced']
}

export const writeStatement = (options: WriteOptions): WriteStatement =>
  define({ kind: 'write', ...options, sql: forBoth(options.sql) })

/** SQL for one occasion: tests, and reading whole tables. The architecture test keeps it out of the service's folders. */
export const adHoc = <R = Record<string, unknown>>(sql: string): AdHocStatement<R> => ({
  kind: 'adHoc',
  name: '',
  sql: forBoth(sql),
})
