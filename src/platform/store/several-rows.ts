// Several writes as fewer statements: rows of the same kind together, and those of the batches of a group as one list.
import { type AddStatement, type InsertStatement, insertSql, type WriteStatement } from './statement.ts'
import { type Value, type Write, write } from './store.ts'

/**
 * The statement that does for several rows what another one does for one. Every number of rows is a statement of its own, which the
 * server prepares once on each connection.
 */
function perCount<S extends object>(severalRows: (statement: S, rows: number) => WriteStatement) {
  const known = new WeakMap<S, Map<number, WriteStatement>>()
  return (statement: S, rows: number): S | WriteStatement => {
    if (rows === 1) return statement
    const forRows = known.get(statement) ?? new Map<number, WriteStatement>()
    known.set(statement, forRows)
    const made = forRows.get(rows) ?? severalRows(statement, rows)
    forRows.set(rows, made)
    return made
  }
}

/** How many rows one statement inserts at most. */
export const maxRows = 32

export const insertRows = perCount<InsertStatement>((statement, rows) => {
  const sql = insertSql(statement, rows)
  return { kind: 'write', name: `${statement.name}*${rows}`, sql: { sqlite: sql, postgres: sql } }
})

/** Inserts of any number of rows as few writes. */
export function insertsOf(statement: InsertStatement, rows: readonly (readonly Value[])[]): Write[] {
  const writes: Write[] = []
  for (let start = 0; start < rows.length; start += maxRows) {
    const some = rows.slice(start, start + maxRows)
    writes.push(write(insertRows(statement, some.length), some.flat(), some.length))
  }
  return writes
}

export type Batch = readonly Write[]

/**
 * The writes of a group. The inserts with which its batches begin, and then the additions, are sent as one statement for all of
 * them; each batch runs its other writes in its own order. If that makes one fail which would not have failed in the order of the
 * batches, the group fails, and each batch runs on its own.
 *
 * perf: with shared inserts, a submit takes 258–288 µs of the server's processor time instead of 358–418 µs, at 64 clients.
 * `npm run bench -- submit-rows-alone postgres` shows the figure with it.
 */
export function writesOf(batches: readonly Batch[]): Write[] {
  const inserts = new Map<InsertStatement, Write[]>()
  const additions = new Map<AddStatement, Write[]>()
  const others: Write[] = []
  for (const batch of batches) {
    const begun = new Set<InsertStatement>()
    let isBeginning = true
    for (const write of batch) {
      const { statement, rows } = write
      // A second insert of the same kind would exceed the rows of one statement.
      if (isBeginning && rows === 1 && statement.kind === 'insert' && !begun.has(statement)) {
        begun.add(statement)
        listIn(inserts, statement).push(write)
      } else if (isBeginning && rows === 1 && statement.kind === 'add') {
        listIn(additions, statement).push(write)
      } else {
        isBeginning = false
        others.push(write)
      }
    }
  }
  const shared = inserts.entries().map(([statement, writes]) =>
    write(
      insertRows(statement, writes.length),
      writes.flatMap(({ values = [] }) => values),
      writes.length,
    ),
  )
  // Of several tables in a fixed order, for the same reason as rows of one.
  const added = [...additions]
    .sort(([a], [b]) => (a.name < b.name ? -1 : 1))
    .flatMap(([statement, writes]) => addRows(statement, writes))
  return [...shared, ...added, ...others]
}

function listIn<K>(lists: Map<K, Write[]>, key: K): Write[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

/** How many rows one statement adds to at most. */
const maxAddedRows = 64

/**
 * Additions as few statements. Amounts for the same row are summed. Rows are changed in the order of their keys, so that groups of
 * two processes rarely wait for each other in a circle.
 *
 * perf: the stock claims of a submit of two products take 18–28 µs of the server's processor time instead of 160 µs, and the rows of
 * a submit 108–141 µs instead of 285–345 µs, at 64 clients. `npm run bench -- submit-rows-alone postgres` shows the figure with it.
 */
function addRows(statement: AddStatement, writes: readonly Write[]): Write[] {
  const rows = summed(writes)
  const pieces: Write[] = []
  for (let start = 0; start < rows.length; start += maxAddedRows) {
    const piece = rows.slice(start, start + maxAddedRows)
    pieces.push(write(addingTo(statement, piece.length), piece.flat(), piece.length))
  }
  return pieces
}

/** Key and amounts of each row, in the order of the keys. */
function summed(writes: readonly Write[]): Value[][] {
  const rows = new Map<string, number[]>()
  for (const { values: [key, ...amounts] = [] } of writes) {
    const sums = rows.get(String(key)) ?? []
    rows.set(
      String(key),
      amounts.map((amount, index) => Number(amount) + (sums[index] ?? 0)),
    )
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, sums]) => [key, ...sums])
}

const addingTo = perCount<AddStatement>(({ name, table, key, adds, condition }, rows) => {
  let number = 0
  const row = () => `($${++number}::text, ${adds.map(() => `$${++number}::bigint`).join(', ')})`
  const values = Array.from({ length: rows }, row).join(', ')
  const sums = adds.map((column) => `${column} = ${table}.${column} + given.${column}`)
  const amounts = Object.fromEntries(adds.map((column) => [column, `given.${column}`]))
  const sql = `UPDATE ${table} SET ${sums.join(', ')} FROM (VALUES ${values}) AS given (${[key, ...adds].join(', ')})
    WHERE ${table}.${key} = given.${key} AND ${condition(amounts)}`
  return { kind: 'write', name: `${name}*${rows}`, sql: { sqlite: sql, postgres: sql } }
})
