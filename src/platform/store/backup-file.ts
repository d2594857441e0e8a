import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { markComplete } from './backup-mark.ts'

/**
 * Writes a backup under a temporary name, marks it as complete, syncs it and then renames it: a file with the final name
 * is a complete backup, also after a crash.
 */
export async function writeBackup(file: string, copy: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = `${file}.${process.pid}.part`
  // Created first, so that a read-only folder is noticed before any work, and no other file is overwritten.
  closeSync(openSync(temporary, 'wx'))
  try {
    await copy(temporary)
    mark(temporary)
    sync(temporary, 'r+')
    if (existsSync(file)) throw new Error(`${file} was made by another process meanwhile.`)
    renameSync(temporary, file)
  } catch (error) {
    for (const ending of ['', '-journal']) rmSync(temporary + ending, { force: true })
    throw error
  }
  syncFolder(dirname(file))
}

function mark(file: string): void {
  const database = new DatabaseSync(file)
  try {
    markComplete(database)
  } finally {
    database.close()
  }
}

function sync(path: string, flags: string): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** Makes the new name durable. Windows has no such call, and needs none. */
function syncFolder(folder: string): void {
  if (process.platform !== 'win32') sync(folder, 'r')
}
