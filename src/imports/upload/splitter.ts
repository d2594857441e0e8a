// Splits an upload into rows while it arrives, so that its size does not matter. NDJSON and CSV have the rows of one list; JSON is
// the document of the command line, with several lists.
import type { TObject } from 'typebox'
import { splitCsv } from './split-csv.ts'
import { splitJson } from './split-json.ts'
import { splitNdjson } from './split-ndjson.ts'
import type { Splitter } from './split-text.ts'

export const uploadTypes = ['application/x-ndjson', 'application/json', 'text/csv'] as const
export type UploadType = (typeof uploadTypes)[number]

export function splitterFor(type: UploadType, list: string, format: Record<string, TObject>): Splitter {
  if (type === 'application/json') return splitJson(Object.keys(format))
  if (type === 'text/csv') return splitCsv(list, format[list] as TObject)
  return splitNdjson(list)
}
