// Imports the pieces of a job one after the other. The rows of a piece and the position of the job are one batch: after a kill
// another process goes on behind the last stored piece.
import { reader } from '../contract/read.ts'
import { writeAudits } from '../platform/audit.ts'
import { errorText, type ImportRow, importLimits } from '../platform/import/read-file.ts'
import type { WorkResult } from '../platform/jobs/runner.ts'
import { bump } from '../platform/store/live-snapshot.ts'
import {
  Conflict,
  OutcomeUnknown,
  type Store,
  StoreUnavailable,
  type Write,
  wins,
} from '../platform/store/store.ts'
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
import { type DecidedRow, type RowKind, type RunState, rowKinds } from './row-kinds.ts'
import { rememberAllRows, rememberPiece } from './seen.ts'
import type { SplitRow } from './split-row.ts'

/** Refused rows that the report names; the others are counted. */
const maxRefusedRows = 100

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
      const by = { client: job.client, subject: job.person, importId: job.id }
      const state = { store, now: clock(), isDryRun, seen, by }
      const next = await importPiece(job, { rows, outcomes: new Map(), state, clock })
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

/** The rows of a piece, which are of one list, and what became of each so far. */
interface Piece {
  rows: SplitRow[]
  outcomes: Map<SplitRow, Outcome>
  state: RunState
  clock: () => number
}

/** Undefined if another process has the job. */
async function importPiece(claimed: ImportJob, piece: Piece): Promise<ImportJob | undefined> {
  const kind = kindOf(claimed, piece)
  const decided = await decideRows(kind, piece.rows, piece.state, piece.outcomes)
  const writes = decided.flatMap((each) => each.writes)
  const bumps = kind?.topic ? [bump(kind.topic)] : []
  try {
    const all = [...recordsOf(decided, piece), ...writes, ...bumps]
    return await advance(claimed, piece, writes.length > 0 ? all : [])
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
  let job = await renewed(claimed, piece, [])
  // One of the rows conflicts: each is stored on its own, together with a new claim.
  for (let [each, ...rest] = decided; job && each; [each, ...rest] = rest) {
    if (each.writes.length === 0) continue
    const stored: ImportJob | undefined = await renewed(job, piece, [
      ...recordsOf([each], piece),
      ...each.writes,
      ...bumps,
    ])
    job = stored ?? (await renewed(job, piece, []))
    if (stored || !job) continue
    piece.outcomes.set(each.row, { status: 'refused', reason: each.onConflict })
    // Later rows were compared with it.
    const later = rest.map(({ row }) => row)
    rest = await decideRows(kind, later, { ...piece.state, seen: rememberPiece() }, piece.outcomes)
  }
  return job && advance(job, piece, [])
}

/** What the rows change, for the audit. */
function recordsOf(decided: Decided[], { state: { isDryRun, by, now } }: Piece): Write[] {
  if (isDryRun) return []
  const changes = decided.flatMap(({ change }) => (change ? [change] : []))
  return writeAudits(
    changes.map((change) => ({ ...change, action: 'import' })),
    by,
    now,
  )
}

/** Stores the writes together with the end of the piece. */
async function advance(job: ImportJob, piece: Piece, writes: Write[]): Promise<ImportJob> {
  const { rows, outcomes, state, clock } = piece
  const until = nextClaim(job, clock())
  const position = job.position + 1
  const result = withOutcomes(JSON.parse(job.result), piece)
  await state.store.batch([
    ...writes,
    saveReport(job.id, job.position, rows, outcomes, state.now),
    advanceJob(job, until, position, result),
  ])
  return { ...job, position, claimed_until: until, result: JSON.stringify(result) }
}

/** Stores the writes together with a new claim. Undefined if a write conflicts or another process has the job. */
async function renewed(
  job: ImportJob,
  { state, clock }: Piece,
  writes: Write[],
): Promise<ImportJob | undefined> {
  const until = nextClaim(job, clock())
  return (await wins(state.store, [...writes, claimJob(job, until)]))
    ? { ...job, claimed_until: until }
    : undefined
}

function withOutcomes(before: ImportResult, { rows, outcomes }: Piece): ImportResult {
  const result = structuredClone(before)
  for (const row of rows) {
    const { status, reason } = outcomes.get(row) as Outcome
    result[status]++
    if (status === 'refused' && result.refusedRows.length < maxRefusedRows)
      result.refusedRows.push({ list: row.list, line: row.line, reason: reason ?? '' })
  }
  return result
}

function kindOf({ kind }: ImportJob, { rows }: Piece): RowKind<never> | undefined {
  const list = rows[0]?.list ?? ''
  const kinds = rowKinds[kind]
  return Object.hasOwn(kinds, list) ? kinds[list] : undefined
}

/** Returns the rows to store; the outcomes are of all rows. */
async function decideRows(
  kind: RowKind<never> | undefined,
  rows: SplitRow[],
  state: RunState,
  outcomes: Map<SplitRow, Outcome>,
): Promise<Decided[]> {
  const refuse = (row: SplitRow, reason: string) => outcomes.set(row, { status: 'refused', reason })
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
  const onConflict = kind.onConflict ?? 'it was changed at the same time'
  return readable.flatMap(({ row, value }) => {
    const reasons: string[] = []
    const importRow: ImportRow<never> = {
      value,
      leaveOut: (reason) => reasons.push(reason),
      repair: () => {},
    }
    const decided = decide(importRow)
    if (!decided) {
      refuse(row, reasons.join('; '))
      return []
    }
    outcomes.set(row, { status: decided.status, reason: null })
    return [{ ...decided, writes: state.isDryRun ? [] : decided.writes, row, onConflict }]
  })
}
