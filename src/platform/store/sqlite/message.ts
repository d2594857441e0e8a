// What goes to the writing thread: one flat list for a whole group of batches. Threads copy what they tell each other,
// and copying a list of plain values costs a fraction of copying objects with the texts of their statements.
//
// perf: 3.7 µs per submit instead of 8.0 µs as objects. `node bench/alternatives.ts` shows both.
import type { Value, Write } from '../store.ts'

/** Stands for a write that may touch any number of rows. */
const anyRows = -1

/** A write as the writing thread runs it. */
export interface SqlWrite {
  sql: string
  rows: number | 'any'
  values: Value[]
}

export interface GroupMessage {
  /** Texts that the writer has not seen before; their numbers follow on. */
  statements: string[]
  /** Per batch: how many writes; per write: number of its statement, rows it must touch, how many values, the values. */
  flat: Value[]
}

/** Gives every text a number, once. */
export function groupPacker(): (batches: readonly Write[][]) => GroupMessage {
  const numbers = new Map<string, number>()

  return (batches) => {
    const statements: string[] = []
    const flat: Value[] = []
    for (const writes of batches) {
      flat.push(writes.length)
      for (const { statement, rows, values = [] } of writes) {
        const sql = statement.sql.sqlite
        let number = numbers.get(sql)
        if (number === undefined) {
          number = numbers.size
          numbers.set(sql, number)
          statements.push(sql)
        }
        flat.push(number, rows === 'any' ? anyRows : rows, values.length)
        for (const value of values) flat.push(value)
      }
    }
    return { statements, flat }
  }
}

/** The other end: the same batches, with the text of each statement. */
export function groupUnpacker(): (message: GroupMessage) => SqlWrite[][] {
  const known: string[] = []

  return ({ statements, flat }) => {
    known.push(...statements)
    const batches: SqlWrite[][] = []
    let at = 0
    const next = () => flat[at++] as number
    while (at < flat.length) {
      const writes: SqlWrite[] = []
      for (let left = next(); left > 0; left--) {
        const sql = known[next()] as string
        const rows = next()
        const count = next()
        writes.push({ sql, rows: rows === anyRows ? 'any' : rows, values: flat.slice(at, at + count) })
        at += count
      }
      batches.push(writes)
    }
    return batches
  }
}
