import type { TObject } from 'typebox'
import { pathIdProblem } from '../../contract/path-value.ts'
import { type FieldError, reader } from '../../contract/read.ts'
import { linesOfRows } from './line-of-row.ts'
import { readText } from './read-text.ts'
import type { ImportReport } from './report.ts'

export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

export interface ImportRow<T> {
  value: T
  /** Reports that this row is skipped. */
  leaveOut: (reason: string, at?: FieldError) => void
  /** Reports that this row was imported after a repair; `at` is the same without the repair, for a request. */
  repair: (reason: string, at?: FieldError) => void
}

/** Import files may contain many items; only the length of texts is limited. */
export const importLimits = {
  text: 255,
  notes: 4000,
  orderLines: 1_000_000,
  configurationProducts: 1_000_000,
  batchCandidates: 1_000_000,
  imageData: 0,
}

/** Whether an id of a row can be part of a path; if not, the row is skipped. */
export function isAddressable<T>({ value, leaveOut }: ImportRow<T>, name: keyof T & string): boolean {
  const problem = pathIdProblem(String(value[name]))
  if (problem) leaveOut(`${name} ${problem}`)
  return problem === undefined
}

/** Reads a file of rows. Invalid rows go to the report instead. */
export function readRows(file: string, format: Record<string, TObject>, report: ImportReport) {
  const text = textOf(file)
  const document = parse(file, text)
  const names = Object.keys(format)
  if (!names.some((name) => name in document)) {
    throw new UnreadableFile(`${file} has none of the lists of this format: ${names.join(', ')}.`)
  }
  for (const [name, value] of Object.entries(document)) {
    if (!Array.isArray(value) || name in format) continue
    const reason = `there is no such list in this format; the lists are ${names.join(', ')}`
    report.leftOut.push({ row: name, line: null, reason })
  }
  // Line numbers are computed only for files with something to report.
  let lineOf: ReturnType<typeof linesOfRows> | undefined
  const lists = new Map<string, ImportRow<never>[]>()
  for (const [list, schema] of Object.entries(format)) {
    const rows = document[list] ?? []
    if (!Array.isArray(rows)) throw new UnreadableFile(`${file}: ${list} must be a list.`)
    const read = reader(schema, importLimits)
    const good = rows.flatMap((row, index) => {
      const remark = (reason: string) => {
        lineOf ??= linesOfRows(text)
        return { row: `${list}[${index}]`, line: lineOf(list, index), reason }
      }
      const leaveOut = (reason: string) => void report.leftOut.push(remark(reason))
      const repair = (reason: string) => void report.repaired.push(remark(reason))
      const reading = read(row)
      if (reading.ok) return [{ value: reading.value as never, leaveOut, repair }]
      leaveOut(reading.errors.map(errorText).join('; '))
      return []
    })
    lists.set(list, good)
  }
  return <T>(list: string) => (lists.get(list) ?? []) as unknown as ImportRow<T>[]
}

/** An error of the row as a whole names no field. */
export const errorText = ({ fieldName, message }: FieldError) =>
  fieldName === 'body' ? message : `${fieldName} ${message}`

function textOf(file: string): string {
  const read = readText(file)
  if ('reason' in read) throw new UnreadableFile(`${file}: ${read.reason}.`)
  return read.text
}

function parse(file: string, text: string): Record<string, unknown> {
  try {
    const document: unknown = JSON.parse(text)
    if (typeof document === 'object' && document !== null && !Array.isArray(document)) {
      return document as Record<string, unknown>
    }
  } catch (error) {
    const [reason] = (error as Error).message.split('\n')
    throw new UnreadableFile(`${file} is not valid JSON: ${reason}`)
  }
  throw new UnreadableFile(`${file} must contain a JSON object.`)
}
