import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { explained, isBusy } from './failures.ts'

export class AlreadyServed extends Error {
  override name = 'AlreadyServed'
}

/**
 * Makes this process the only service on an embedded database. An exclusive lock on a small file of its own goes
 * with the process, however it ends, and leaves the command line free to use the database itself.
 */
export function lockForService(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'service.lock'), { timeout: 0 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw explained(error)
    throw new AlreadyServed(
      `Another service already runs on the embedded database in ${folder}. Stop it, set DATA_DIR to another folder, or use PostgreSQL (DATABASE_URL) for several services.`,
    )
  }
  return () => lock.close()
}
