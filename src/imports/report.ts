// What became of each row of an import. The rows of a piece are one row of the report: neighbours with the same outcome are kept as
// one run, so that a report of a million rows stays small.
import type { importRowStatuses } from '../contract/imports.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Reader, type Write, write } from '../platform/store/store.ts'
import type { SplitRow } from './split-row.ts'

export type RowStatus = (typeof importRowStatuses)[number]

export interface Outcome {
  status: RowStatus
  /** Why it was refused, or which row before it was about the same thing. */
  reason: string | null
  /** The members with wrong cells. */
  wrong?: string[]
}

/** First and last line. */
type OutcomeRun = [from: number, to: number, status: RowStatus, reason: string | null]

interface PieceReport {
  list: string
  runs: OutcomeRun[]
  /** Refused rows as they were sent, by their place in the piece. */
  refused?: [index: number, value: unknown][]
}

const upsert = writeStatement({
  name: 'importReport.save',
  sql: `INSERT INTO import_report (job_id, number, created_at, body) VALUES ($1, $2, $3, $4)
    ON CONFLICT (job_id, number) DO UPDATE SET body = excluded.body`,
})

const piecesAtOnce = 50
const selectPieces = readStatement({
  name: 'importReport.pieces',
  columns: { number: integer, body: text },
  sql: `SELECT number, body FROM import_report WHERE job_id = $1 AND number >= $2 ORDER BY number LIMIT ${piecesAtOnce}`,
})

/** The rows of one piece, which are of one list. A dry run that begins again replaces it. */
export const saveReport = (
  jobId: string,
  piece: number,
  rows: readonly SplitRow[],
  outcomes: ReadonlyMap<SplitRow, Outcome>,
  now: number,
): Write =>
  write(upsert, [
    jobId,
    piece,
    now,
    JSON.stringify({
      list: rows[0]?.list ?? '',
      runs: runsOf(rows, outcomes),
      refused: refusedOf(rows, outcomes),
    } satisfies PieceReport),
  ])

const refusedOf = (
  rows: readonly SplitRow[],
  outcomes: ReadonlyMap<SplitRow, Outcome>,
): [number, unknown][] =>
  rows.flatMap((row, index) =>
    outcomes.get(row)?.status === 'refused' && row.value !== undefined ? [[index, row.value]] : [],
  )

export function runsOf(
  rows: readonly Pick<SplitRow, 'line'>[],
  outcomes: ReadonlyMap<Pick<SplitRow, 'line'>, Outcome>,
): OutcomeRun[] {
  const runs: OutcomeRun[] = []
  for (const row of rows) {
    const { line } = row
    const { status, reason } = outcomes.get(row) as Outcome
    const last = runs.at(-1)
    if (last && last[1] + 1 === line && last[2] === status && last[3] === reason) last[1] = line
    else runs.push([line, line, status, reason])
  }
  return runs
}

/** Several rows of a JSON document can be in one line, so the line alone says no place. */
export interface ReportPlace {
  piece: number
  /** Among all rows of the piece. */
  index: number
}

/** An outcome with its place in the report: a page ends behind it. */
export interface FoundOutcome extends Outcome {
  list: string
  line: number
  place: ReportPlace
  /** Of a refused row: what was sent. */
  value?: unknown
}

/** Rows in the order of the upload, behind a place, in one status or in all. */
export async function findOutcomes(
  store: Reader,
  jobId: string,
  status: RowStatus | null,
  after: ReportPlace | null,
  limit: number,
): Promise<FoundOutcome[]> {
  const found: FoundOutcome[] = []
  let next = after?.piece ?? 0
  for (;;) {
    const pieces = await store.all({ statement: selectPieces, values: [jobId, next] })
    for (const { number, body } of pieces) {
      const { list, runs, refused = [] }: PieceReport = JSON.parse(body)
      const values = new Map(refused)
      const behind = number === after?.piece ? after.index : -1
      let index = -1
      for (const [from, to, each, reason] of runs) {
        for (let line = from; line <= to; line++) {
          index++
          if (index <= behind || (status !== null && each !== status)) continue
          const place = { piece: number, index }
          found.push({ list, line, status: each, reason, place, value: values.get(index) })
          if (found.length === limit) return found
        }
      }
      next = number + 1
    }
    if (pieces.length < piecesAtOnce) return found
  }
}
