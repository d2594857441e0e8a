// Refused rows as a file of the form in which they were sent, with the reason in a column: corrected, it can be imported again.
import { fileFormats } from '../contract/import-formats.ts'
import { csvLine } from '../platform/csv.ts'
import type { Reader } from '../platform/store/store.ts'
import type { ImportJob } from './job.ts'
import type { Reading } from './reading.ts'
import { findOutcomes, type ReportPlace } from './report.ts'
import { cellText } from './shown-cells.ts'

const rowsAtOnce = 500
/** Spreadsheets take a file without it for one in the encoding of the PC. */
const byteOrderMark = '\ufeff'
export const addedColumns = ['line', 'reason'] as const

interface Column {
  header: string
  /** The name of its cells in stored rows. */
  key: string
}

function columnsOf({ kind, reading }: ImportJob, list: string): Column[] {
  const read: Reading | null = reading === null ? null : JSON.parse(reading)
  const members = Object.keys(fileFormats[kind][list]?.properties ?? {})
  if (!read) return members.map((name) => ({ header: name, key: name }))
  return read.columns.map(({ header, member }) => ({
    header,
    key: member ?? (members.includes(header) ? `(${header})` : header),
  }))
}

/** Page by page. The rows of a JSON document may be of several lists; each begins with its own header. */
export async function* refusedAsCsv(store: Reader, job: ImportJob): AsyncGenerator<string> {
  const separator = job.reading === null ? ',' : (JSON.parse(job.reading) as Reading).separator
  let list: string | undefined
  let columns: Column[] = []
  let after: ReportPlace | null = null
  yield byteOrderMark
  for (;;) {
    const rows = await findOutcomes(store, job.id, 'refused', after, rowsAtOnce)
    for (const row of rows) {
      if (row.list !== list) {
        list = row.list
        columns = columnsOf(job, list)
        yield csvLine([...columns.map(({ header }) => header), ...addedColumns], separator)
      }
      const cells = (row.value ?? {}) as Record<string, unknown>
      const texts = columns.map(({ key }) => cellText(Object.hasOwn(cells, key) ? cells[key] : undefined))
      yield csvLine([...texts, row.line, row.reason], separator)
    }
    after = rows.at(-1)?.place ?? null
    if (rows.length < rowsAtOnce || !after) return
  }
}
