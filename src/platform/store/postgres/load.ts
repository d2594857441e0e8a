import type pg from 'pg'
import { type Column, insertionInto } from '../columns.ts'
import { findsUse, NotEmpty } from '../empty.ts'
import type { TableRows } from '../open-backup.ts'
import type { Schema } from '../schema.ts'
import type { OnProgress, Value } from '../store.ts'
import { beginWithoutLimits } from './parameters.ts'

/** One statement has at most 65,535 parameters; no table has more columns than this leaves room for. */
const maxRows = 1000
/** Rows with long texts go in smaller pieces, so that memory stays flat. */
const maxCharacters = 4_000_000

/** Fills an empty database in one transaction: until it commits, no other connection sees anything of it. */
export async function loadInto(
  client: pg.Client,
  schema: Schema,
  source: Iterable<TableRows>,
  onProgress: OnProgress,
): Promise<void> {
  await beginWithoutLimits(client)
  // Blocks writes of services during the restore. Reads are possible.
  await client.query(`LOCK TABLE ${schema.tables.join(', ')} IN EXCLUSIVE MODE`)
  for (const sql of findsUse(schema)) {
    const { rows } = await client.query(sql)
    if (rows.length > 0) throw new NotEmpty()
  }
  for (const each of source) await loadTable(client, each, onProgress)
  await client.query('COMMIT')
}

async function loadTable(
  client: pg.Client,
  { table, columns, count, rows }: TableRows,
  onProgress: OnProgress,
): Promise<void> {
  await client.query(`DELETE FROM ${table}`)
  let done = 0
  for (const piece of piecesOf(rows)) {
    await client.query(`${insertionInto(table, columns)} ${placesOf(piece.length, columns)}`, piece.flat())
    done += piece.length
    onProgress(`${table}: ${done} of ${count} rows`)
  }
}

function* piecesOf(rows: Iterable<Value[]>): Iterable<Value[][]> {
  let piece: Value[][] = []
  let characters = 0
  for (const row of rows) {
    piece.push(row)
    for (const value of row) characters += typeof value === 'string' ? value.length : 8
    if (piece.length < maxRows && characters < maxCharacters) continue
    yield piece
    piece = []
    characters = 0
  }
  if (piece.length > 0) yield piece
}

/** `($1, $2), ($3, $4)` for two rows of two columns. */
function placesOf(count: number, columns: readonly Column[]): string {
  const width = columns.length
  const row = (start: number) => `(${columns.map((_, index) => `$${start + index + 1}`).join(', ')})`
  return Array.from({ length: count }, (_, index) => row(index * width)).join(', ')
}
