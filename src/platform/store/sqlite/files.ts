// The files that SQLite has open, as the file system knows them. SQLite goes on writing to a file that was removed or
// replaced under it and reports success; only a comparison with the path shows it.
import { type BigIntStats, statSync } from 'node:fs'
import { basename } from 'node:path'

/** The database, its write-ahead log, and the index of that log. */
const endings = ['', '-wal', '-shm']

export interface OpenFile {
  path: string
  dev: bigint
  ino: bigint
}

/** Call it while a connection is open: only then all three exist. */
export const identify = (file: string): OpenFile[] =>
  endings.map((ending) => {
    const path = file + ending
    const { dev, ino } = statSync(path, { bigint: true })
    return { path, dev, ino }
  })

/** Those whose loss loses data; the index of the log is made anew from the log. */
export const lasting = (files: readonly OpenFile[]) => files.filter(({ path }) => !path.endsWith('-shm'))

/** Which file is no longer the one that was opened, as one sentence; undefined while all are. */
export function misplaced(files: readonly OpenFile[]): string | undefined {
  for (const { path, dev, ino } of files) {
    const found = statOf(path)
    if (found === undefined) return `The file ${basename(path)} of the database was removed or moved.`
    if (found.dev !== dev || found.ino !== ino)
      return `The file ${basename(path)} of the database was replaced.`
  }
  return undefined
}

/** Undefined also when the path cannot be read: then nothing shows that the file is still there. */
function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

export const sizeOf = (path: string): number => Number(statOf(path)?.size ?? 0)
