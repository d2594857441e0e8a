// Reads an uploaded list, CSV or XLSX by its content, whatever its name says.
import { texts } from '../texts'
import { readTable } from './parse-list'
import { parseTable } from './split-table'
import type { WantedRow } from './wanted-row'
import { Refused, readXlsx } from './xlsx'

const words = texts.quickOrder

const maxBytes = 2 * 1024 * 1024

export async function readFile(file: Blob): Promise<WantedRow[]> {
  if (file.size > maxBytes) throw new Refused(words.fileTooLarge)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  return readTable(isZip ? await readXlsx(bytes) : parseTable(textOf(bytes)))
}

/** UTF-8, UTF-16 with its mark, or the older encoding of spreadsheets on Windows. */
export function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  if (bytes.includes(0)) throw new Refused(words.notText)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
