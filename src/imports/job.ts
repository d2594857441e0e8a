// An import is a job: its rows are kept in the database until it is done, so that any process can go on with it. A claim is a
// guarded write, as for webhooks; every stored piece renews it. While a job is uploaded, the same column counts signs of life.

import { importKinds } from '../contract/imports.ts'
import type { Actor } from '../platform/audit.ts'
import { maxLeaseMs } from '../platform/jobs/leases.ts'
import { counting } from '../platform/store/count.ts'
import { integer, namesOf, oneOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../platform/store/store.ts'
import type { Reading } from './reading.ts'
import type { SplitRow } from './split-row.ts'

export type ImportKind = (typeof importKinds)[number]

export interface ImportResult {
  new: number
  changed: number
  equal: number
  refused: number
  /** The first refused rows. */
  refusedRows: RefusedRow[]
  /** Rows that repeat another one. */
  repeated: number
  /** The first of them. */
  warnings: { list: string; line: number; reason: string }[]
}

export interface RefusedRow {
  list: string
  line: number
  reason: string
  /** The beginning of each cell. */
  cells: Record<string, string>
  /** The names of wrong cells, if that is known. */
  wrong: string[]
}

export const noResult: ImportResult = {
  new: 0,
  changed: 0,
  equal: 0,
  refused: 0,
  refusedRows: [],
  repeated: 0,
  warnings: [],
}

const columns = {
  id: text,
  kind: oneOf(importKinds),
  dry_run: integer,
  state: oneOf(['Uploading', 'Waiting', 'Done', 'Failed']),
  created_at: integer,
  rows_total: integer,
  pieces: integer,
  position: integer,
  claimed_until: integer,
  result: text,
  error: orNull(text),
  client: text,
  person: text,
  reading: orNull(text),
}
export type ImportJob = RowOf<typeof columns>

const byId = readStatement({
  name: 'importJob.byId',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM import_job WHERE id = $1`,
})

// Ids begin with their time.
const page = readStatement({
  name: 'importJob.page',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM import_job
    WHERE id < $1 AND kind IN (${importKinds.map((_, index) => `$${index + 3}`).join(', ')})
    ORDER BY id DESC LIMIT $2`,
})

const nextDue = readStatement({
  name: 'importJob.due',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM import_job WHERE state = 'Waiting' AND (claimed_until < $1 OR claimed_until > $2)
    ORDER BY created_at, id LIMIT 1`,
})

const uploading = readStatement({
  name: 'importJob.uploading',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM import_job WHERE state = 'Uploading'`,
})

const insertJob = insertStatement('importJob.insert', 'import_job', Object.keys(columns))
const insertPiece = insertStatement('importPiece.insert', 'import_piece', [
  'job_id',
  'number',
  'created_at',
  'body',
])

const pieceOf = readStatement({
  name: 'importPiece.byNumber',
  columns: { body: text },
  sql: 'SELECT body FROM import_piece WHERE job_id = $1 AND number = $2',
})

const uploaded = writeStatement({
  name: 'importJob.uploaded',
  sql: `UPDATE import_job SET state = 'Waiting', rows_total = $2, pieces = $3, reading = $4, claimed_until = 0
    WHERE id = $1 AND state = 'Uploading'`,
})

const keepUploading = writeStatement({
  name: 'importJob.keepUploading',
  sql: `UPDATE import_job SET claimed_until = claimed_until + 1 WHERE id = $1 AND state = 'Uploading'`,
})

const failed = writeStatement({
  name: 'importJob.uploadFailed',
  sql: `UPDATE import_job SET state = 'Failed', error = $2 WHERE id = $1 AND state = 'Uploading'`,
})

const givenUp = writeStatement({
  name: 'importJob.giveUpUpload',
  sql: `UPDATE import_job SET state = 'Failed', error = $3 WHERE id = $1 AND claimed_until = $2 AND state = 'Uploading'`,
})

const claim = writeStatement({
  name: 'importJob.claim',
  sql: `UPDATE import_job SET claimed_until = $3 WHERE id = $1 AND claimed_until = $2 AND state = 'Waiting'`,
})

const advance = writeStatement({
  name: 'importJob.advance',
  sql: `UPDATE import_job SET position = $4, result = $5, claimed_until = $3
    WHERE id = $1 AND claimed_until = $2 AND state = 'Waiting'`,
})

const finish = writeStatement({
  name: 'importJob.finish',
  sql: `UPDATE import_job SET state = $3, error = $4 WHERE id = $1 AND claimed_until = $2 AND state = 'Waiting'`,
})

const removePieces = writeStatement({
  name: 'importPiece.remove',
  sql: 'DELETE FROM import_piece WHERE job_id = $1',
})

export const loadJob = (store: Reader, id: string) => first(store, { statement: byId, values: [id] })

/** Behind every id. */
const lastId = '~'

/** The newest first. */
export const findJobs = (store: Reader, kinds: readonly ImportKind[], after: string | null, limit: number) =>
  store.all({
    statement: page,
    values: [after ?? lastId, limit, ...importKinds.map((kind) => (kinds.includes(kind) ? kind : ''))],
  })

/** How long a process may take for a piece before another one takes the job over. */
export const claimMs = 5_000

/** A job that no process works on. */
export const dueJob = (store: Reader, now: number) =>
  first(store, { statement: nextDue, values: [now, now + maxLeaseMs] })

/** The end of the next claim. Every claim has a time of its own, by which the next write recognizes it. */
export const nextClaim = ({ claimed_until }: ImportJob, now: number) =>
  claimed_until > now + maxLeaseMs ? now + claimMs : Math.max(now + claimMs, claimed_until + 1)

export const findUploads = (store: Reader) => store.all({ statement: uploading })

export const newJob = (
  id: string,
  kind: ImportKind,
  isDryRun: boolean,
  now: number,
  { client, subject }: Actor,
): Write =>
  write(insertJob, [
    id,
    kind,
    isDryRun ? 1 : 0,
    'Uploading',
    now,
    0,
    0,
    0,
    0,
    JSON.stringify(noResult),
    null,
    client,
    subject,
    null,
  ])

/** Changes no row if the upload was given up. */
export const continueUpload = (id: string): Write => write(keepUploading, [id])

/** Rows as JSON. */
export const savePiece = (jobId: string, number: number, rows: string[], now: number): Write =>
  write(insertPiece, [jobId, number, now, `[${rows.join(',')}]`])

export async function loadPiece(store: Reader, jobId: string, number: number): Promise<SplitRow[]> {
  const row = await first(store, { statement: pieceOf, values: [jobId, number] })
  if (!row) throw new Error(`The piece ${number} of the import ${jobId} is missing.`)
  return JSON.parse(row.body)
}

export const endUpload = (id: string, rows: number, pieces: number, reading: Reading | null = null): Write =>
  write(uploaded, [id, rows, pieces, reading && JSON.stringify(reading)])

/** By the process that reads it. */
export const failUpload = (id: string, error: string): Write[] => [
  write(failed, [id, error]),
  write(removePieces, [id], 'any'),
]

/** Of a process that is gone, or whose database was. Changes no row if it went on. */
export const giveUpUpload = ({ id, claimed_until }: ImportJob, error: string): Write[] => [
  write(givenUp, [id, claimed_until, error]),
  write(removePieces, [id], 'any'),
]

/** Changes no row if another process was faster. */
export const claimJob = ({ id, claimed_until }: ImportJob, until: number): Write =>
  write(claim, [id, claimed_until, until])

/** Goes into the batch of a piece's rows. Changes no row if the claim lapsed and another process has the job. */
export const advanceJob = (
  { id, claimed_until }: ImportJob,
  until: number,
  position: number,
  result: ImportResult,
): Write => write(advance, [id, claimed_until, until, position, JSON.stringify(result)])

export const finishJob = ({ id, claimed_until }: ImportJob, error: string | null): Write[] => [
  write(finish, [id, claimed_until, error === null ? 'Done' : 'Failed', error]),
  write(removePieces, [id], 'any'),
]

/** Imports since a time that failed as a whole. */
export const countFailed = counting(
  'importJob.countFailed',
  "FROM import_job WHERE created_at >= $1 AND state = 'Failed'",
)
