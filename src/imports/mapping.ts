// Which column of a file is which member, remembered for the next file with the same headers. It belongs to the shop, not to a person.
import { hash } from 'node:crypto'
import { text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Reader, type Write, write } from '../platform/store/store.ts'
import type { ImportKind } from './job.ts'
import type { Reading } from './reading.ts'
import type { TableMapping } from './upload/split-table.ts'

/** The newest ones: a shop has a few suppliers. */
const maxMappings = 200

const select = readStatement({
  name: 'importMapping.ofList',
  columns: { shape: text, mapping: text },
  sql: `SELECT shape, mapping FROM import_mapping WHERE kind = $1 AND list = $2 ORDER BY saved_at DESC LIMIT ${maxMappings}`,
})

const upsert = writeStatement({
  name: 'importMapping.save',
  sql: `INSERT INTO import_mapping (kind, list, shape, mapping, saved_at) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind, list, shape) DO UPDATE SET mapping = excluded.mapping, saved_at = excluded.saved_at`,
})

/** The same headers in any order are the same shape. */
export const shapeOf = (headers: readonly string[]) => hash('sha256', JSON.stringify(headers.toSorted()))

interface StoredMapping {
  columns: [header: string, member: string][]
  values: [member: string, value: string][]
}

/** What is remembered for a file with these headers. */
export type Remembered = (headers: readonly string[]) => TableMapping | undefined

export async function loadRemembered(store: Reader, kind: ImportKind, list: string): Promise<Remembered> {
  const rows = await store.all({ statement: select, values: [kind, list] })
  const byShape = new Map(rows.map(({ shape, mapping }) => [shape, mapping]))
  return (headers) => {
    const found = byShape.get(shapeOf(headers))
    if (found === undefined) return undefined
    const { columns, values }: StoredMapping = JSON.parse(found)
    return { columns: new Map(columns), values: new Map(values) }
  }
}

export const rememberMapping = (
  kind: ImportKind,
  list: string,
  { columns }: Reading,
  mapping: TableMapping,
  now: number,
): Write =>
  write(upsert, [
    kind,
    list,
    shapeOf(columns.map(({ header }) => header)),
    JSON.stringify({ columns: [...mapping.columns], values: [...mapping.values] } satisfies StoredMapping),
    now,
  ])
