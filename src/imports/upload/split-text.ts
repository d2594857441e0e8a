// What the splitters of all formats share. They hold one row at most, and a row has a limit.
import type { SplitRow } from '../split-row.ts'

/** Takes pieces of the text, and null at its end. Throws `UnreadableUpload` if it cannot go on. */
export type Splitter = (text: string | null) => SplitRow[]

export class UnreadableUpload extends Error {
  override name = 'UnreadableUpload'
}

/** Characters. */
const maxRowLength = 1024 * 1024

export function checkLength(length: number, line: number): void {
  if (length > maxRowLength) {
    throw new UnreadableUpload(
      `the row that begins in line ${line} is longer than a mebibyte; an end of the row or of a text may be missing`,
    )
  }
}

export function parseRow(list: string, line: number, text: string): SplitRow {
  try {
    return { list, line, value: JSON.parse(text) }
  } catch (error) {
    return { list, line, error: `is not valid JSON: ${(error as Error).message.split('\n')[0]}` }
  }
}
