// Group commit: batches that arrive together share one transaction, and so one sync. When one of them fails, the group
// is run again with each batch in a savepoint of its own, so that it takes nobody along.
import type { DatabaseSync } from 'node:sqlite'
import type { Write } from '../store.ts'
import { preparer } from './connection.ts'

export type Outcome = 'done' | 'conflict' | { failed: string }

export function groupCommitter(database: DatabaseSync): (batches: Write[][]) => Outcome[] {
  const prepare = preparer(database)

  /** False when a write touched another number of rows than it must. */
  function run(writes: Write[]): boolean {
    for (const write of writes) {
      const { changes } = prepare(write).run(...(write.values ?? []))
      if (write.rows !== 'any' && changes !== write.rows) return false
    }
    return true
  }

  function runGuarded(writes: Write[]): Outcome {
    database.exec('SAVEPOINT batch')
    try {
      if (run(writes)) return 'done'
      database.exec('ROLLBACK TO batch')
      return 'conflict'
    } catch (error) {
      // A full disk or an I/O error ends the transaction of the whole group: let the group fail.
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO batch')
      return { failed: (error as Error).message }
    } finally {
      if (database.isTransaction) database.exec('RELEASE batch')
    }
  }

  function transaction<T>(act: () => T): T {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = act()
      database.exec('COMMIT')
      return result
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }

  /** Most groups go well as a whole; savepoints would cost more than the writes. */
  function runAll(batches: Write[][]): boolean {
    try {
      transaction(() => {
        if (!batches.every(run)) throw new SomebodyLost()
      })
      return true
    } catch {
      return false
    }
  }

  return (batches) => {
    if (runAll(batches)) return batches.map(() => 'done')
    try {
      return transaction(() => batches.map(runGuarded))
    } catch (error) {
      return batches.map(() => ({ failed: (error as Error).message }))
    }
  }
}

class SomebodyLost extends Error {}
