import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { removeMark } from '../backup-mark.ts'
import { rowsOf } from '../row.ts'
import type { Schema } from '../schema.ts'
import { type Store, type StoreObserver, StoreUnavailable } from '../store.ts'
import { isLogLarge } from './checkpoint.ts'
import { migrate, openDatabase, preparer } from './connection.ts'
import { explained, type StorageFailure, storageFailure } from './failures.ts'
import { identify, misplaced, sizeOf } from './files.ts'
import { loadInto } from './load.ts'
import { startWriter } from './thread.ts'

/** How often to look after the files and, while writing fails, to try whether it works again. */
const tendEveryMs = 1000

/** Readers wait only while a log is recovered, and all requests wait with them. */
const readerBusyTimeoutMs = 1000

export interface SqliteStore extends Store {
  /** Resolves once all files are open: later there may be no descriptors left. */
  opened(): Promise<void>
}

/** A first start may find no room for the tables. */
function openUpgraded(file: string, schema: Schema): DatabaseSync {
  try {
    const database = openDatabase(file)
    migrate(database, schema)
    removeMark(database)
    return database
  } catch (error) {
    throw explained(error)
  }
}

/** The embedded engine: reads in this thread, writes in one other. */
export function openSqlite(path: string, schema: Schema): SqliteStore {
  // The folder that is meant now, whatever the process does later.
  const file = resolve(path)
  mkdirSync(dirname(file), { recursive: true })
  const database = openUpgraded(file, schema)
  database.exec(`PRAGMA busy_timeout = ${readerBusyTimeoutMs}`)
  // No temporary files: they could not be opened while sockets use up all file descriptors.
  database.exec('PRAGMA temp_store = MEMORY')
  const prepare = preparer(database)
  const files = identify(file)

  /** Why the last read or write failed; for good when the database is damaged. */
  let failure: StorageFailure | undefined
  let isClosing = false
  function note(next: StorageFailure | undefined): void {
    if (!failure?.isDamage) failure = next
  }
  let observer: StoreObserver | undefined
  const start = () => startWriter({ file, files, onResult: note, observer: () => observer })
  let writer = start()

  function tend(): void {
    if (isClosing || misplaced(files)) return
    if (writer.ended() !== undefined) {
      note({ reason: writer.ended() as string, isDamage: false })
      writer = start()
    }
    if ((failure && !failure.isDamage) || isLogLarge(file)) writer.tend()
  }
  const timer = setInterval(tend, tendEveryMs)
  timer.unref()

  return {
    engine: 'sqlite',
    opened: () => writer.started,
    all: async ({ statement, values = [] }) => {
      try {
        return rowsOf(statement, prepare(statement.sql.sqlite).all(...values))
      } catch (error) {
        const failed = storageFailure(error)
        if (failed) note(failed)
        throw explained(error)
      }
    },
    batch: (writes) =>
      failure?.isDamage ? Promise.reject(new StoreUnavailable(failure.reason)) : writer.batch(writes),
    // Not `backup` of node:sqlite: it restarts after every write of another connection, and might never end.
    backup: async (target, onProgress) => {
      onProgress?.(`${Math.ceil(sizeOf(file) / 1e6)} MB to copy`)
      database.prepare('VACUUM INTO ?').run(target)
    },
    load: async (source, onProgress = () => {}) => loadInto(database, schema, source, onProgress),
    fault: () => writer.ended() ?? misplaced(files) ?? failure?.reason,
    observe: (next) => {
      observer = next
    },
    // Reads run in this thread and do not wait.
    state: () => ({ waiting: { read: 0, write: writer.waiting() }, connections: {} }),
    files: () => ({ database: sizeOf(file), log: sizeOf(`${file}-wal`) }),
    close: async () => {
      isClosing = true
      clearInterval(timer)
      await writer.close()
      database.close()
    },
  }
}
