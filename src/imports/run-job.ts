// Imports the pieces of a job one after the other. The rows of a piece and the position of the job are one batch: after a kill
// another process goes on behind the last stored piece.
import { reader } from '../contract/read.ts'
import { errorText, type ImportRow, importLimits } from '../platform/import/read-file.ts'
import type { WorkResult } from '../platform/jobs/runner.ts'
import { bump, type Topic } from '../platform/store/live-snapshot.ts'
import {
  Conflict,
  OutcomeUnknown,
  type Store,
  StoreUnavailable,
  type Write,
} from '../platform/store/store.ts'
import { wins } from '../platform/store/wins.ts'
import {
  advanceJob,
  claimJob,
  type ImportJob,
  type ImportResult,
  loadPiece,
  nextClaim,
  noResult,
} from './job.ts'
import { type Outcome, saveReport } from './report.ts'
import { type DecidedRow, type RunState, rowKinds } from './row-kinds.ts'
import { rememberAllRows, rememberPiece } from './seen.ts'
import type { SplitRow } from './split-row.ts'

/** Refused rows that the report names; the others are counted. */
const mostRefusedRows = 100

interface Decided extends DecidedRow {
  row: SplitRow
  onConflict: string
}

/** These pass: the job is tried again. After any other error a repeat would fail in the same way. */
const passingErrors = [StoreUnavailable, OutcomeUnknown, Conflict]

export interface RunResult extends WorkResult {
  /** As it is under the last claim. */
  job: ImportJob
  /** The error that stopped it. */
  cause?: unknown
}

/** Undefined if another process has the job or this one stops. */
export async function runJob(
  store: Store,
  claimed: ImportJob,
  clock: () => number,
  stopping: AbortSignal,
): Promise<RunResult | undefined> {
  const isDryRun = claimed.dry_run === 1
  const seenByDryRun = rememberAllRows()
  // A dry run stores nothing that a later process could build on: it begins again.
  let job: ImportJob = isDryRun ? { ...claimed, position: 0, result: JSON.stringify(noResult) } : claimed
  while (job.position < job.pieces) {
    if (stopping.aborted) return undefined
    try {
      const rows = await loadPiece(store, job.id, job.position)
      const seen = isDryRun ? seenByDryRun : rememberPiece()
      const next = await importPiece(job, rows, { store, now: clock(), isDryRun, seen }, clock)
      if (!next) return undefined
      job = next
    } catch (cause) {
      if (passingErrors.some((passing) => cause instanceof passing)) throw cause
      return { job, cause, failure: { message: stoppedBy(cause, job), kind: 'final' } }
    }
  }
  return { job }
}

function stoppedBy(error: unknown, { position, pieces, dry_run }: ImportJob): string {
  const reason = error instanceof Error ? error.message : String(error)
  const sofar = dry_run === 1 ? 'nothing was stored' : 'the rows before are imported'
  return `The import stopped at part ${position + 1} of ${pieces}; ${sofar}. ${reason}`
}

async function importPiece(
  claimed: ImportJob,
  rows: SplitRow[],
  state: RunState,
  clock: () => number,
): Promise<ImportJob | undefined> {
  const { store, now } = state
  let job = claimed
  const result: ImportResult = JSON.parse(job.result)
  const refusedBefore = result.refusedRows
  const outcomes = new Map<SplitRow, Outcome>()
  const refuse = (row: SplitRow, reason: string) => {
    result.refused++
    outcomes.set(row, { status: 'refused', reason })
  }
  const topics = new Set<Topic>()
  const decided: Decided[] = []
  // A piece has the rows of one list.
  const list = rows[0]?.list ?? ''
  decided.push(...(await decideRows(job, list, rows, state, refuse, topics)))
  /** Stores the writes together with the end of the piece. */
  const advance = async (writes: Write[]): Promise<ImportJob> => {
    const until = nextClaim(job, clock())
    const position = job.position + 1
    // In the order of the file: rows that cannot be read were refused before all others.
    const refusedHere = rows.flatMap((row) => {
      const { status, reason } = outcomes.get(row) as Outcome
      return status === 'refused' ? [{ list: row.list, line: row.line, reason: reason ?? '' }] : []
    })
    result.refusedRows = [...refusedBefore, ...refusedHere].slice(0, mostRefusedRows)
    await store.batch([
      ...writes,
      saveReport(job.id, job.position, rows, outcomes, now),
      advanceJob(job, until, position, result),
    ])
    return { ...job, position, claimed_until: until, result: JSON.stringify(result) }
  }
  /** Stores the writes together with a new claim. False if a write conflicts or another process has the job. */
  const renews = async (writes: Write[]): Promise<boolean> => {
    const until = nextClaim(job, clock())
    if (!(await wins(store, [...writes, claimJob(job, until)]))) return false
    job = { ...job, claimed_until: until }
    return true
  }
  const count = ({ row, status }: Decided) => {
    result[status]++
    outcomes.set(row, { status, reason: null })
  }
  const bumps = [...topics].map(bump)
  const before = structuredClone(result)
  for (const each of decided) count(each)
  const writes = decided.flatMap((each) => each.writes)
  try {
    return await advance([...writes, ...(writes.length > 0 ? bumps : [])])
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
  if (!(await renews([]))) return undefined
  // One of the rows conflicts: each is stored on its own, together with a new claim.
  Object.assign(result, before)
  for (let [each, ...rest] = decided; each; [each, ...rest] = rest) {
    if (each.writes.length === 0 || (await renews([...each.writes, ...bumps]))) count(each)
    else if (await renews([])) {
      refuse(each.row, each.onConflict)
      // Later rows were compared with it.
      const later = rest.map(({ row }) => row)
      rest = await decideRows(job, list, later, { ...state, seen: rememberPiece() }, refuse, topics)
    } else return undefined
  }
  return advance([])
}

async function decideRows(
  job: ImportJob,
  list: string,
  rows: SplitRow[],
  state: RunState,
  refuse: (row: SplitRow, reason: string) => void,
  topics: Set<Topic>,
): Promise<Decided[]> {
  const kinds = rowKinds[job.kind]
  const kind = Object.hasOwn(kinds, list) ? kinds[list] : undefined
  if (!kind) {
    for (const row of rows) refuse(row, row.error ?? 'there is no such list')
    return []
  }
  const read = reader(kind.schema, importLimits)
  const readable: { row: SplitRow; value: never }[] = []
  for (const row of rows) {
    const reading = row.error === undefined ? read(row.value) : undefined
    if (reading?.ok) readable.push({ row, value: reading.value as never })
    else refuse(row, reading ? reading.errors.map(errorText).join('; ') : (row.error ?? ''))
  }
  const decide = await kind.prepare(
    readable.map(({ value }) => value),
    state,
  )
  if (kind.topic) topics.add(kind.topic)
  const onConflict = kind.onConflict ?? 'it was changed at the same time'
  return readable.flatMap(({ row, value }) => {
    const reasons: string[] = []
    const importRow: ImportRow<never> = {
      value,
      leaveOut: (reason) => reasons.push(reason),
      repair: () => {},
    }
    const decided = decide(importRow)
    if (!decided) refuse(row, reasons.join('; '))
    return decided ? [{ ...decided, writes: state.isDryRun ? [] : decided.writes, row, onConflict }] : []
  })
}
