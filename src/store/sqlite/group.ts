// Group commit: batches that arrive together share one transaction, and so one sync. Each stands in a savepoint of
// its own, so that one that fails takes nobody along.
import type { DatabaseSync } from 'node:sqlite'
import type { Write } from '../store.ts'
import { preparer } from './connection.ts'

export type Outcome = 'done' | 'conflict' | { failed: string }

export function groupCommitter(database: DatabaseSync): (batches: Write[][]) => Outcome[] {
  const prepare = preparer(database)

  function run(writes: Write[]): Outcome {
    database.exec('SAVEPOINT batch')
    try {
      for (const write of writes) {
        const { changes } = prepare(write).run(...(write.values ?? []))
        if (write.rows !== 'any' && changes !== write.rows) {
          database.exec('ROLLBACK TO batch')
          return 'conflict'
        }
      }
      return 'done'
    } catch (error) {
      // A full disk or an I/O error ends the transaction of the whole group: let the group fail.
      if (!database.isTransaction) throw error
      database.exec('ROLLBACK TO batch')
      return { failed: (error as Error).message }
    } finally {
      if (database.isTransaction) database.exec('RELEASE batch')
    }
  }

  return (batches) => {
    try {
      database.exec('BEGIN IMMEDIATE')
      const outcomes = batches.map(run)
      database.exec('COMMIT')
      return outcomes
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      return batches.map(() => ({ failed: (error as Error).message }))
    }
  }
}
