// Classifies SQLite's result codes, by number and never by message.
import { StoreUnavailable } from '../store.ts'

/** A failure of the storage, not of the statement: the same statement succeeds once the cause is gone. */
export interface StorageFailure {
  /** One sentence for the operator. */
  reason: string
  /** The content of the database is broken. Waiting does not help, and writing could spread the damage. */
  isDamage: boolean
}

interface Meaning {
  what: string
  advice?: string
  isDamage?: true
  /** When COMMIT fails with this code, no complete commit record can be in the log. */
  isCertain?: true
}

const damaged = 'The database is damaged'
const advice = 'Stop the service, run `check`, and restore a backup.'

/** By primary result code (https://sqlite.org/rescode.html). All other codes are faults of a statement. */
const meanings = new Map<number, Meaning>([
  [3, { what: 'The database cannot be accessed: permission denied' }],
  [5, { what: 'Another process keeps the database locked', isCertain: true }],
  [6, { what: 'Another connection keeps the database locked', isCertain: true }],
  [7, { what: 'There is not enough memory for the database' }],
  [8, { what: 'The database is read-only' }],
  [10, { what: 'The disk of the database reports errors' }],
  [11, { what: damaged, advice, isDamage: true }],
  // A write was refused for lack of space: the last frame of the commit is not in the log.
  [13, { what: 'The disk of the database is full', advice: 'Free space on it.', isCertain: true }],
  [14, { what: 'A file of the database cannot be opened' }],
  [15, { what: 'The locks of the database do not work' }],
  [26, { what: damaged, advice, isDamage: true }],
])

const codeOf = (error: unknown): number | undefined => (error as { errcode?: number }).errcode

/** The extended code holds the primary one in its lowest byte. */
const meaningOf = (error: unknown): Meaning | undefined => meanings.get((codeOf(error) ?? 0) & 0xff)

export function storageFailure(error: unknown): StorageFailure | undefined {
  const meaning = meaningOf(error)
  if (!meaning) return undefined
  const { what, isDamage = false } = meaning
  const reason = `${what} (SQLite ${codeOf(error)}).`
  return { reason: meaning.advice ? `${reason} ${meaning.advice}` : reason, isDamage }
}

/** Another connection has the lock. */
export const isBusy = (error: unknown): boolean => ((codeOf(error) ?? 0) & 0xff) === 5

/** An error of the storage with its reason; any other as it is. */
export function explained(error: unknown): unknown {
  const failed = storageFailure(error)
  return failed ? new StoreUnavailable(failed.reason, { cause: error }) : error
}

/** Whether a COMMIT that failed so has certainly stored nothing, also after a crash and recovery. */
export const hasStoredNothing = (error: unknown): boolean => meaningOf(error)?.isCertain ?? false
