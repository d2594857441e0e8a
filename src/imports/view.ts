import { isoDate } from '../platform/time.ts'
import type { ImportJob, ImportResult } from './job.ts'

export const viewImport = (job: ImportJob) => ({
  ...summarizeImport(job),
  refusedRows: (JSON.parse(job.result) as ImportResult).refusedRows,
})

/** Without the refused rows. */
export function summarizeImport(job: ImportJob) {
  const { refusedRows: _, ...counts }: ImportResult = JSON.parse(job.result)
  return {
    importId: job.id,
    kind: job.kind,
    dryRun: job.dry_run === 1,
    state: job.state,
    createdAt: isoDate(job.created_at),
    createdBy: { client: job.client, subject: job.person },
    rows: {
      total: job.rows_total,
      done: counts.new + counts.changed + counts.equal + counts.refused,
      ...counts,
    },
    error: job.error,
  }
}

export const exampleImport = {
  importId: '01981b2c-7f00-7a3e-9d52-0c6f4be1a9d7',
  kind: 'prices',
  dryRun: false,
  state: 'Waiting',
  createdAt: '2026-01-15T09:30:00.000Z',
  createdBy: { client: 'Back office', subject: 'a81f03c2d4' },
  rows: { total: 2, done: 1, new: 0, changed: 0, equal: 0, refused: 1 },
  refusedRows: [{ list: 'prices', line: 1, reason: 'there is no product cpu-2' }],
  error: null,
}
