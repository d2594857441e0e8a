// The writes of several batches as one list, with fewer statements than all of them have.
import type { AddStatement, InsertStatement } from '../statement.ts'
import type { Write } from '../store.ts'
import { addRows } from './add-rows.ts'
import { insertRows } from './insert-rows.ts'

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
  const shared = inserts.entries().map(([statement, writes]) => ({
    statement: insertRows(statement, writes.length),
    values: writes.flatMap(({ values = [] }) => values),
    rows: writes.length,
  }))
  const added = additions.entries().flatMap(([statement, writes]) => addRows(statement, writes))
  return [...shared, ...added, ...others]
}

function listIn<K>(lists: Map<K, Write[]>, key: K): Write[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}
