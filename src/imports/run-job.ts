// Imports the pieces of a job one after the other. The rows of a piece and the position of the job are one batch: after a kill
// another process goes on behind the last stored piece.
import type { TObject } from 'typebox'
import { type FieldError, reader } from '../contract/read.ts'
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
import { numberReader, type Reading } from './reading.ts'
import { type Outcome, saveReport } from './report.ts'
import { type DecidedRow, type RowKind, type RunState, rowKinds } from './row-kinds.ts'
import { rememberAllRows, rememberPiece, rememberSubjects, type Subjects } from './seen.ts'
import { shownCells } from './shown-cells.ts'
import type { SplitRow } from './split-row.ts'

/** Rows that the result names; the others are counted. */
const maxNamedRows = 100

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
  const reading: Reading | null = claimed.reading === null ? null : JSON.parse(claimed.reading)
  const subjects = rememberSubjects()
  // A dry run stores nothing that a later process could build on: it begins again.
  let job: ImportJob = isDryRun ? { ...claimed, position: 0, result: JSON.stringify(noResult) } : claimed
  while (job.position < job.pieces) {
    if (stopping.aborted) return undefined
    try {
      const rows = await loadPiece(store, job.id, job.position)
      const seen = isDryRun ? seenByDryRun : rememberPiece()
      const by = { client: job.client, subject: job.person, importId: job.id }
      const state = { store, now: clock(), isDryRun, seen, by }
      const next = await importPiece(job, { rows, outcomes: new Map(), state, clock, reading, subjects })
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
  /** How the cells of its file are read. */
  reading: Reading | null
  subjects: Subjects
}

/** Undefined if another process has the job. */
async function importPiece(claimed: ImportJob, piece: Piece): Promise<ImportJob | undefined> {
  const kind = kindOf(claimed, piece)
  const decided = await decideRows(kind, piece.rows, piece)
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
    rest = await decideRows(kind, later, {
      ...piece,
      state: { ...piece.state, seen: rememberPiece() },
    })
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
  const result: ImportResult = { ...noResult, ...structuredClone(before) }
  for (const row of rows) {
    const { status, reason, wrong = [] } = outcomes.get(row) as Outcome
    result[status]++
    const { list, line } = row
    if (status === 'refused') {
      if (result.refusedRows.length < maxNamedRows)
        result.refusedRows.push({ list, line, reason: reason ?? '', cells: shownCells(row.value), wrong })
    } else if (reason !== null) {
      result.repeated++
      if (result.warnings.length < maxNamedRows) result.warnings.push({ list, line, reason })
    }
  }
  return result
}

function kindOf({ kind }: ImportJob, { rows }: Piece): RowKind<never> | undefined {
  const list = rows[0]?.list ?? ''
  const kinds = rowKinds[kind]
  return Object.hasOwn(kinds, list) ? kinds[list] : undefined
}

/** The members of errors that are of one member. */
const fieldsOf = (errors: FieldError[]) =>
  errors.map(({ fieldName }) => fieldName.split(/[.[]/)[0] as string).filter((name) => name !== 'body')

/** Numbers of a table first, so that what is wrong with a cell is said as its file has it. */
function rowReader(schema: TObject, reading: Reading | null) {
  const read = reader(schema, importLimits)
  const readNumbers = numberReader(reading, schema)
  return (sent: unknown): { value: unknown; errors: FieldError[] } => {
    const { value, errors } = readNumbers(sent)
    const wrong = new Set(errors.map(({ fieldName }) => fieldName))
    const result = read(value)
    const others = result.ok ? [] : result.errors.filter(({ fieldName }) => !wrong.has(fieldName))
    return { value: result.ok ? result.value : undefined, errors: [...errors, ...others] }
  }
}

/** Returns the rows to store; the outcomes are of all rows. */
async function decideRows(
  kind: RowKind<never> | undefined,
  rows: SplitRow[],
  { state, outcomes, reading, subjects }: Piece,
): Promise<Decided[]> {
  const refuse = (row: SplitRow, reason: string, wrong: string[] = []) =>
    outcomes.set(row, { status: 'refused', reason, wrong })
  if (!kind) {
    for (const row of rows) refuse(row, row.error ?? 'there is no such list')
    return []
  }
  const read = rowReader(kind.schema, reading)
  const readable: { row: SplitRow; value: never }[] = []
  for (const row of rows) {
    if (row.error !== undefined) {
      refuse(row, row.error, row.fields)
      continue
    }
    const { value, errors } = read(row.value)
    if (errors.length === 0) readable.push({ row, value: value as never })
    else refuse(row, errors.map(errorText).join('; '), fieldsOf(errors))
  }
  const decide = await kind.prepare(
    readable.map(({ value }) => value),
    state,
  )
  const onConflict = kind.onConflict ?? 'it was changed at the same time'
  return readable.flatMap(({ row, value }) => {
    const reasons: string[] = []
    const fields: FieldError[] = []
    const importRow: ImportRow<never> = {
      value,
      leaveOut: (reason, at) => {
        reasons.push(reason)
        if (at) fields.push(at)
      },
      repair: () => {},
    }
    const decided = decide(importRow)
    if (!decided) {
      refuse(row, reasons.join('; '), fieldsOf(fields))
      return []
    }
    outcomes.set(row, { status: decided.status, reason: subjects.repeats(decided.subject, row) })
    return [{ ...decided, writes: state.isDryRun ? [] : decided.writes, row, onConflict }]
  })
}
