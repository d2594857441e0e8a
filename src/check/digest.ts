// What a database contains, as one number for each table, the same on both engines. Two databases with equal digests have
// equal rows.
import { createHash } from 'node:crypto'
import { columnsByTable, selectionFrom } from '../platform/store/columns.ts'
import type { RowReader } from '../platform/store/snapshot.ts'
import { adHoc } from '../platform/store/statement.ts'
import type { OnProgress } from '../platform/store/store.ts'
import { schema } from '../schema/schema.ts'

export interface TableDigest {
  rows: number
  digest: string
}

export type Digests = ReadonlyMap<string, TableDigest>

const modulus = 1n << 256n

/** Adds the SHA-256 of all rows, so that their order does not matter and none has to be kept. */
export async function digestTables(reader: RowReader, onProgress: OnProgress): Promise<Digests> {
  const digests = new Map<string, TableDigest>()
  for (const [table, columns] of columnsByTable(schema)) {
    let rows = 0
    let sum = 0n
    for await (const row of reader.rows(adHoc(selectionFrom(table, columns)))) {
      const text = JSON.stringify(columns.map(({ name }) => row[name]))
      sum = (sum + BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)) % modulus
      if (++rows % 1000 === 0) onProgress(`${table}: ${rows} rows compared`)
    }
    digests.set(table, { rows, digest: sum.toString(16).padStart(64, '0') })
  }
  return digests
}

/** One phrase for each table that differs. */
export const differences = (source: Digests, target: Digests): string[] =>
  [...source].flatMap(([table, { rows, digest }]) => {
    const other = target.get(table)
    if (other?.digest === digest && other.rows === rows) return []
    return [`${table} (${rows} rows in the source, ${other?.rows ?? 0} in the target)`]
  })
