// A repeated command gets the answer of the first one. The key is written in the same batch as the command's writes, so
// of two concurrent requests one gets a conflict, loads the key, and replays the answer.
import { hash } from 'node:crypto'
import { invalid, Problem } from '../../../contract/problems.ts'
import { recentMap } from '../../cache/recent-map.ts'
import { integer, orNull, text } from '../../store/row.ts'
import { insertStatement, readStatement } from '../../store/statement.ts'
import { first, type Store, type Write, write } from '../../store/store.ts'
import type { Answer } from '../reply/answer.ts'

export interface IdempotencyKey {
  caller: string
  key: string
  /** Of the request that the key was first used for. */
  fingerprint: string
}

const keptMs = 24 * 3_600_000
const maxKeyLength = 255

/** The key of a request; a problem when it is not usable. `target` is its method, path and query. */
export function readIdempotencyKey(
  header: string | string[],
  caller: string,
  target: string,
  body: Buffer | undefined,
): IdempotencyKey | Problem {
  const key = String(header)
  if (key === '' || key.length > maxKeyLength) {
    return invalid({ fieldName: 'Idempotency-Key', message: `must have 1 to ${maxKeyLength} characters` })
  }
  const request = Buffer.concat([Buffer.from(`${target}\n`), body ?? Buffer.alloc(0)])
  return { caller, key, fingerprint: hash('sha256', request, 'hex') }
}

const selectAnswer = readStatement({
  name: 'idempotency.find',
  columns: { fingerprint: text, status: integer, location: orNull(text), body: orNull(text) },
  sql: `SELECT fingerprint, status, location, body FROM idempotency
    WHERE caller = $1 AND idempotency_key = $2 AND created_at > $3`,
})

const saveAnswer = insertStatement(
  'idempotency.save',
  'idempotency',
  ['caller', 'idempotency_key', 'fingerprint', 'status', 'location', 'body', 'created_at'],
  `ON CONFLICT (caller, idempotency_key) DO UPDATE SET fingerprint = excluded.fingerprint,
    status = excluded.status, location = excluded.location, body = excluded.body, created_at = excluded.created_at
    WHERE idempotency.created_at <= excluded.created_at - ${keptMs}`,
)

/** The answer of the first request with this key, or undefined. */
export async function findReplay(
  store: Store,
  key: IdempotencyKey,
  now: number,
): Promise<Answer | Problem | undefined> {
  const kept = await first(store, {
    statement: selectAnswer,
    values: [key.caller, key.key, now - keptMs],
  })
  if (!kept) return undefined
  if (kept.fingerprint !== key.fingerprint) {
    const message = 'was used for another request within the last 24 hours'
    return new Problem('idempotency_key_reused', undefined, [{ fieldName: 'Idempotency-Key', message }])
  }
  return {
    status: kept.status,
    ...(kept.body === null ? {} : { body: kept.body }),
    headers: {
      'Idempotent-Replayed': 'true',
      ...(kept.location === null ? {} : { Location: kept.location }),
    },
  }
}

/** Changes no row if a concurrent request was faster. Replaces an expired key. */
export function storeAnswer(
  { caller, key, fingerprint }: IdempotencyKey,
  answer: Answer,
  now: number,
): Write {
  const body = typeof answer.body === 'object' ? JSON.stringify(answer.body) : (answer.body ?? null)
  return write(saveAnswer, [
    caller,
    key,
    fingerprint,
    answer.status,
    answer.headers?.Location ?? null,
    body,
    now,
  ])
}

/** Remembers the last keys of this process, so many to twice as many. */
export function recentKeys(count = 5000) {
  const keys = recentMap<true>(2 * count)
  /** Whether a recent request had this key. Also remembers it. */
  return ({ caller, key }: IdempotencyKey): boolean => {
    const text = `${caller}\n${key}`
    const isRecent = keys.get(text) ?? false
    keys.set(text, true)
    return isRecent
  }
}
