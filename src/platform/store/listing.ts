// Lists that are read page by page: one walk along an order, from behind the last row of the page before, through what a search and
// filters leave.
import { contains, patternOf } from './like-pattern.ts'
import { type Columns, namesOf, type RowOf } from './row.ts'
import { type Engine, perEngine, readStatement } from './statement.ts'
import type { Reader, Value } from './store.ts'
import { variants } from './variants.ts'

/** A condition for the placeholder of its value, or one that has no value. */
type Condition = string | ((placeholder: string, engine: Engine) => string)

interface ListingOptions<C extends Columns, Name extends string> {
  /** Of the statement; the names of its conditions follow, if it can have any. */
  name: string
  table: string
  columns: C
  /** What a search looks through. */
  searched: string[]
  conditions?: Readonly<Record<Name, Condition>>
}

interface Order<Position> {
  by: string[]
  isDescending: boolean
  valuesOf: (position: Position) => Value[]
  /** Before all rows. */
  start: Value[]
}

interface Wanted<Position, Name extends string> {
  search: string | null
  after: Position | null
  limit: number
  /** A condition without a value is left out. */
  where?: readonly (readonly [Name, Value])[]
}

/** When a row was written, and its id. */
export type TimePosition = [time: number, id: string]

/** In the order of ids. */
export const listingById = <C extends Columns, Name extends string = never>(
  options: ListingOptions<C, Name>,
) => listing(options, { by: ['id'], isDescending: false, valuesOf: (id: string) => [id], start: [''] })

/** Newest first. */
export const listingByTime = <C extends Columns, Name extends string = never>({
  time,
  isOldestFirst = false,
  ...options
}: ListingOptions<C, Name> & { time: string; isOldestFirst?: boolean }) =>
  listing(options, {
    by: [time, 'id'],
    isDescending: !isOldestFirst,
    valuesOf: (position: TimePosition) => position,
    start: [isOldestFirst ? 0 : Number.MAX_SAFE_INTEGER, ''],
  })

function listing<C extends Columns, Name extends string, Position>(
  { name, table, columns, searched, conditions }: ListingOptions<C, Name>,
  { by, isDescending, valuesOf, start }: Order<Position>,
) {
  const placeholders = by.map((_, index) => `$${index + 1}`)
  const [pattern, limit] = [by.length + 1, by.length + 2]
  const direction = isDescending ? ' DESC' : ''
  const conditionsOf = (names: readonly Name[], engine: Engine) => {
    let number = limit
    return names.map((each) => {
      const condition = conditions?.[each] ?? ''
      return typeof condition === 'string' ? condition : condition(`$${++number}`, engine)
    })
  }
  const statementFor = variants((names: readonly Name[], suffix) =>
    readStatement({
      name: conditions ? `${name}/${suffix}` : name,
      columns,
      sql: perEngine((engine) => {
        const behind = `(${by.join(', ')}) ${isDescending ? '<' : '>'} (${placeholders.join(', ')})`
        const where = [behind, contains(searched, `$${pattern}`, engine), ...conditionsOf(names, engine)]
        const order = by.map((column) => column + direction).join(', ')
        return `SELECT ${namesOf(columns)} FROM ${table} WHERE ${where.join(' AND ')} ORDER BY ${order} LIMIT $${limit}`
      }),
    }),
  )
  statementFor([])
  return (
    store: Reader,
    { search, after, limit: most, where = [] }: Wanted<Position, Name>,
  ): Promise<RowOf<C>[]> => {
    const given = where.filter(([, value]) => value !== null)
    const values = given.flatMap(([each, value]) => (typeof conditions?.[each] === 'string' ? [] : [value]))
    return store.all({
      statement: statementFor(given.map(([each]) => each)),
      values: [...(after === null ? start : valuesOf(after)), patternOf(search), most, ...values],
    })
  }
}

const listed: Record<Engine, (placeholder: string) => string> = {
  sqlite: (placeholder) => `(SELECT value FROM json_each(${placeholder}))`,
  postgres: (placeholder) => `(SELECT json_array_elements_text(${placeholder}::json))`,
}

/** The condition for a list in JSON. */
export const among =
  (column: string): Condition =>
  (placeholder, engine) =>
    `${column} IN ${listed[engine](placeholder)}`

export const equals =
  (column: string): Condition =>
  (placeholder) =>
    `${column} = ${placeholder}`

/** The value of `among`; null for any. */
export const listOf = (values: readonly string[] | null): Value => values && JSON.stringify(values)
