// Splits an upload into rows while it arrives, so that its size does not matter. NDJSON and CSV have the rows of one list; JSON is
// the document of the command line, with several lists.
import type { TObject } from 'typebox'
import { splitCamt } from './split-camt.ts'
import { splitCsv } from './split-csv.ts'
import { splitJson } from './split-json.ts'
import { splitNdjson } from './split-ndjson.ts'
import type { Splitter } from './split-text.ts'

export const uploadTypes = [
  'application/x-ndjson',
  'application/json',
  'text/csv',
  'application/xml',
] as const
export type UploadType = (typeof uploadTypes)[number]

/** `columns` are the names of the members by the headers of a CSV file. */
export function splitterFor(
  type: UploadType,
  list: string,
  format: Record<string, TObject>,
  columns: ReadonlyMap<string, string> = new Map(),
): Splitter {
  if (type === 'application/xml') return splitCamt()
  if (type === 'application/json') return splitJson(Object.keys(format))
  if (type === 'text/csv') return splitCsv(list, format[list] as TObject, columns)
  return splitNdjson(list)
}
