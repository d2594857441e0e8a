// Splits an upload into rows while it arrives, so that its size does not matter. NDJSON and CSV have the rows of one list; JSON is
// the document of the command line, with several lists.
import type { TObject } from 'typebox'
import type { Remembered } from '../mapping.ts'
import type { Reading } from '../reading.ts'
import { csvDecoder, type Decoder, utf8Decoder } from './decode.ts'
import { splitCamt } from './split-camt.ts'
import { splitCsv } from './split-csv.ts'
import { splitJson } from './split-json.ts'
import { splitNdjson } from './split-ndjson.ts'
import { noMapping, type TableMapping, type TableReader, tableReader } from './split-table.ts'
import type { Splitter } from './split-text.ts'

export const uploadTypes = [
  'application/x-ndjson',
  'application/json',
  'text/csv',
  'application/xml',
] as const
export type UploadType = (typeof uploadTypes)[number]

export interface UploadReader extends Decoder {
  split: Splitter
  /** How the file was read; null if its format leaves nothing open. */
  reading: () => Reading | null
}

export function readerFor(
  type: UploadType,
  list: string,
  format: Record<string, TObject>,
  mapping: TableMapping = noMapping,
  remembered?: Remembered,
): UploadReader {
  if (type === 'text/csv') return csvReader(list, tableReader(format[list] as TObject, mapping, remembered))
  const split = splitterFor(type, list, format)
  return { ...utf8Decoder(), split, reading: () => null }
}

function csvReader(list: string, table: TableReader): UploadReader {
  const decoder = csvDecoder()
  const split = splitCsv(list, table)
  const reading = (): Reading => ({
    encoding: decoder.encoding(),
    separator: split.separator(),
    columns: table.columns(),
    values: table.values(),
  })
  return { ...decoder, split, reading }
}

export function splitterFor(
  type: UploadType,
  list: string,
  format: Record<string, TObject>,
  mapping: TableMapping = noMapping,
): Splitter {
  if (type === 'application/xml') return splitCamt()
  if (type === 'application/json') return splitJson(Object.keys(format))
  if (type === 'text/csv') return splitCsv(list, tableReader(format[list] as TObject, mapping))
  return splitNdjson(list)
}
