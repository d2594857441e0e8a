// Failures in a row, across processes and starts: after some, each further attempt has to wait. An email that nobody has counts in the
// same way. A session and a link by email go on meanwhile, so that nobody can lock a person out by guessing.
import { hash } from 'node:crypto'
import { integer } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'

export interface Failures {
  failures: number
  failedAt: number
}

const freeFailures = 10
const firstWaitMs = 60_000
const maxWaitMs = 15 * 60_000

/** Ten free failures, then one, two, four minutes, at most fifteen: a hundred attempts a day. */
export const waitsUntil = ({ failures, failedAt }: Failures): number =>
  failures < freeFailures
    ? 0
    : failedAt + Math.min(maxWaitMs, firstWaitMs * 2 ** Math.min(failures - freeFailures, 10))

/** What is guessed: the password of an email, or the code of a person whose password was right. */
export const guessed = (what: 'password' | 'code', of: string): string =>
  hash('sha256', `${what} ${of}`, 'hex')

const select = readStatement({
  name: 'signInFailure.byId',
  columns: { failures: integer, failed_at: integer },
  sql: 'SELECT failures, failed_at FROM sign_in_failure WHERE id = $1',
})

const add = writeStatement({
  name: 'signInFailure.add',
  sql: `INSERT INTO sign_in_failure (id, failures, failed_at) VALUES ($1, 1, $2)
    ON CONFLICT (id) DO UPDATE SET failures = sign_in_failure.failures + 1, failed_at = EXCLUDED.failed_at`,
})

const remove = writeStatement({
  name: 'signInFailure.remove',
  sql: 'DELETE FROM sign_in_failure WHERE id = $1',
})

export async function isWaiting(store: Store, id: string, now: number): Promise<boolean> {
  const row = await first(store, { statement: select, values: [id] })
  return row !== undefined && now < waitsUntil({ failures: row.failures, failedAt: row.failed_at })
}

export const addFailure = (id: string, now: number): Write => write(add, [id, now])

export const forgetFailures = (id: string): Write => write(remove, [id], 'any')
