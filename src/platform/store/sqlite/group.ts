// Group commit: batches that arrive together share one transaction, and so one sync. When one of them fails, the group
// is run again with each batch in a savepoint of its own, so that it takes no other batch along.
import type { DatabaseSync } from 'node:sqlite'
import { preparer } from './connection.ts'
import { hasStoredNothing, type StorageFailure, storageFailure } from './failures.ts'
import type { SqlWrite } from './message.ts'

/** `unavailable`: nothing was stored. `unknown`: recovery after a crash may still find the batch in the log. */
export type BatchOutcome = 'done' | 'conflict' | 'unavailable' | 'unknown' | { failed: string }

export interface GroupResult {
  /** One for each batch; `done` when all of them are, which is less to copy between threads. */
  outcomes: BatchOutcome[] | 'done'
  /** Why the storage refused the whole group. */
  failure?: StorageFailure | undefined
}

export interface GroupCommitter {
  commit(batches: SqlWrite[][]): GroupResult
  /** Writes and syncs something that changes nothing, to learn whether writing works. */
  probe(): GroupResult
}

export function groupCommitter(database: DatabaseSync): GroupCommitter {
  const prepare = preparer(database)
  /**
   * A COMMIT failed after its record may have reached the disk. The connection does not see that transaction, but
   * recovery after a crash would. The next COMMIT that succeeds overwrites it in the log, and so settles that it never
   * happened. Until then no failure is certain: a request may be the repeat of the one that is in the log.
   */
  let isUnsettled = false

  /** False when a write touched another number of rows than it must. */
  function run(writes: SqlWrite[]): boolean {
    for (const { sql, rows, values } of writes) {
      const { changes } = prepare(sql).run(...values)
      if (rows !== 'any' && changes !== rows) return false
    }
    return true
  }

  function runGuarded(writes: SqlWrite[]): BatchOutcome {
    database.exec('SAVEPOINT batch')
    let outcome: BatchOutcome
    try {
      outcome = run(writes) ? 'done' : 'conflict'
    } catch (error) {
      // A full disk or an I/O error fails the whole group.
      if (storageFailure(error)) throw error
      outcome = { failed: (error as Error).message }
    }
    if (outcome !== 'done') database.exec('ROLLBACK TO batch')
    database.exec('RELEASE batch')
    return outcome
  }

  function transaction<T>(act: () => T): T {
    rollBack()
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = act()
      commit()
      return result
    } catch (error) {
      rollBack()
      throw error
    }
  }

  function rollBack(): void {
    if (database.isTransaction) database.exec('ROLLBACK')
  }

  function commit(): void {
    try {
      database.exec('COMMIT')
      isUnsettled = false
    } catch (error) {
      if (!hasStoredNothing(error)) isUnsettled = true
      throw error
    }
  }

  /** Most groups succeed as a whole; savepoints would cost more than the writes. */
  function commitWhole(batches: SqlWrite[][]): boolean {
    try {
      transaction(() => {
        if (!batches.every(succeeds)) throw new BatchRefused()
      })
      return true
    } catch (error) {
      if (error instanceof BatchRefused) return false
      throw error
    }
  }

  function succeeds(writes: SqlWrite[]): boolean {
    try {
      return run(writes)
    } catch (error) {
      if (storageFailure(error)) throw error
      return false
    }
  }

  const commitGroup = (batches: SqlWrite[][]): BatchOutcome[] | 'done' =>
    commitWhole(batches) ? 'done' : transaction(() => batches.map(runGuarded))

  function attempt(act: () => BatchOutcome[] | 'done', size: number): GroupResult {
    const wasUnsettled = isUnsettled
    try {
      return { outcomes: act() }
    } catch (error) {
      // Once more, because success settles what became of the first attempt. One that was open before stays open.
      if (isUnsettled && !wasUnsettled) return attempt(act, size)
      const failure = storageFailure(error)
      const failed = failure ? 'unavailable' : { failed: (error as Error).message }
      return { outcomes: Array<BatchOutcome>(size).fill(isUnsettled ? 'unknown' : failed), failure }
    }
  }

  return {
    commit: (batches) => attempt(() => commitGroup(batches), batches.length),
    probe: () =>
      attempt(
        () =>
          transaction(() => {
            // Writes the first page with what is there already.
            database.exec('PRAGMA user_version = 0')
            return 'done'
          }),
        0,
      ),
  }
}

class BatchRefused extends Error {}
