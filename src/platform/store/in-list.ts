import type { Columns, RowOf } from './row.ts'
import { type ReadStatement, readStatement } from './statement.ts'
import type { Reader, Value } from './store.ts'

/** Lists are filled up to one of these lengths, so that a few prepared statements serve every length. */
const lengths = [1, 2, 4, 8, 16, 32, 64, 128, 256]
/** What one statement asks for. */
export const maxListLength = 256

/** A statement that asks for many keys at once: one statement for each length of the list. */
export type ListStatement<R> = ReadonlyMap<number, ReadStatement<R>>

export interface ListOptions<C extends Columns> {
  name: string
  columns: C
  /** Gets the list of placeholders in brackets, for `… IN ${keys}`. */
  sql: (keys: string) => string
}

export const listStatement = <C extends Columns>({
  name,
  columns,
  sql,
}: ListOptions<C>): ListStatement<RowOf<C>> =>
  new Map(
    lengths.map((length) => {
      const places = Array.from({ length }, (_, index) => `$${index + 1}`)
      return [
        length,
        readStatement({ name: `${name}/${length}`, columns, sql: sql(`(${places.join(', ')})`) }),
      ]
    }),
  )

/** Asks for each key once. Null, which fills a list up, equals no key. */
export async function allIn<R>(store: Reader, list: ListStatement<R>, keys: readonly string[]): Promise<R[]> {
  const unique = [...new Set(keys)]
  if (unique.length === 0) return []
  const pieces: Promise<R[]>[] = []
  for (let start = 0; start < unique.length; start += maxListLength) {
    const values: Value[] = unique.slice(start, start + maxListLength)
    const length = 2 ** Math.ceil(Math.log2(values.length))
    while (values.length < length) values.push(null)
    pieces.push(store.all({ statement: list.get(length) as ReadStatement<R>, values }))
  }
  return (await Promise.all(pieces)).flat()
}
