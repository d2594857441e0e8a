import { isoDate } from '../platform/time.ts'
import type { ImportJob, ImportResult } from './job.ts'
import type { Reading } from './reading.ts'

export const viewImport = (job: ImportJob) => ({
  ...summarizeImport(job),
  reading: job.reading === null ? null : (JSON.parse(job.reading) as Reading),
  ...detailsOf(JSON.parse(job.result)),
})

/** Results of programs before this one have no warnings, and refused rows no cells. */
function detailsOf({ refusedRows, repeated = 0, warnings = [] }: Partial<ImportResult>) {
  const rows = (refusedRows ?? []).map((row) => ({ ...row, cells: row.cells ?? {}, wrong: row.wrong ?? [] }))
  return { repeated, warnings, refusedRows: rows }
}

/** Without the refused rows. */
export function summarizeImport(job: ImportJob) {
  const { refusedRows: _, repeated: __, warnings: ___, ...counts }: ImportResult = JSON.parse(job.result)
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
  reading: {
    encoding: 'Windows-1252',
    separator: ';',
    columns: [
      { header: 'Varenr', member: 'productId', decimals: null },
      { header: 'Pris', member: 'net', decimals: ',' },
    ],
    values: { priceList: 'NOK-standard', currency: 'NOK' },
  },
  repeated: 0,
  warnings: [],
  refusedRows: [
    {
      list: 'prices',
      line: 2,
      reason: 'there is no product cpu-2',
      cells: { productId: 'cpu-2', net: '2490,00' },
      wrong: ['productId'],
    },
  ],
  error: null,
}
