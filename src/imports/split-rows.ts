// Splits an upload into rows while it arrives, so that its size does not matter. NDJSON and CSV have the rows of one list; JSON is
// the document of the command line, with several lists.
import type { TObject, TSchema } from 'typebox'

export interface SplitRow {
  list: string
  line: number
  /** The row, or why it is none. */
  value?: unknown
  error?: string
}

/** Takes pieces of the text, and null at its end. Throws `UnreadableUpload` if it cannot go on. */
export type Splitter = (text: string | null) => SplitRow[]

export class UnreadableUpload extends Error {
  override name = 'UnreadableUpload'
}

/** Characters of one row. */
const longestRow = 1024 * 1024

export const uploadTypes = ['application/x-ndjson', 'application/json', 'text/csv'] as const
export type UploadType = (typeof uploadTypes)[number]

export function splitterFor(type: UploadType, list: string, format: Record<string, TObject>): Splitter {
  if (type === 'application/json') return jsonSplitter(Object.keys(format))
  if (type === 'text/csv') return csvSplitter(list, format[list] as TObject)
  return ndjsonSplitter(list)
}

function checkLength(row: string, line: number): void {
  if (row.length > longestRow) throw new UnreadableUpload(`the row in line ${line} is longer than a mebibyte`)
}

function ndjsonSplitter(list: string): Splitter {
  let rest = ''
  let line = 0
  return (text) => {
    const lines = (rest + (text ?? '')).split('\n')
    rest = text === null ? '' : (lines.pop() as string)
    checkLength(rest, line + lines.length + 1)
    return lines.flatMap((each) => {
      line++
      return each.trim() === '' ? [] : [parsed(list, line, each)]
    })
  }
}

function parsed(list: string, line: number, text: string): SplitRow {
  try {
    return { list, line, value: JSON.parse(text) }
  } catch (error) {
    return { list, line, error: `is not valid JSON: ${(error as Error).message.split('\n')[0]}` }
  }
}

/** Finds the items of the lists of an object: `{"products": [{…}, {…}]}`. Other lists are one refused row each. */
function jsonSplitter(lists: string[]): Splitter {
  let depth = 0
  let line = 1
  let isText = false
  let isEscaped = false
  let name = ''
  let row: string | undefined
  let startLine = 1
  let hasList = false
  /** Whether the member that is read is a list of the format. */
  let isKnown = false
  const open = (letter: '{' | '['): SplitRow[] => {
    isKnown = letter === '[' && lists.includes(name)
    hasList ||= isKnown
    if (letter === '[' && !isKnown) {
      const error = `there is no such list in this format; the lists are ${lists.join(', ')}`
      return [{ list: name, line, error }]
    }
    if (!isKnown && lists.includes(name)) throw new UnreadableUpload(`${name} must be a list`)
    return []
  }
  return (text) => {
    const rows: SplitRow[] = []
    if (text === null) {
      if (depth !== 0 || !hasList) {
        throw new UnreadableUpload(`it must be a JSON object with one of the lists ${lists.join(', ')}`)
      }
      return rows
    }
    /** Where the part of the row in this piece begins. */
    let from = 0
    for (let place = 0; place < text.length; place++) {
      const letter = text[place] as string
      if (letter === '\n') line++
      if (isText) {
        if (isEscaped) isEscaped = false
        else if (letter === '\\') isEscaped = true
        else if (letter === '"') isText = false
        else if (depth === 1) name += letter
        continue
      }
      if (depth === 2 && isKnown) {
        const isEnd = letter === ',' || letter === ']'
        if (isEnd && row !== undefined) {
          rows.push(parsed(name, startLine, row + text.slice(from, place)))
          row = undefined
        } else if (!isEnd && row === undefined && letter.trim() !== '') {
          row = ''
          from = place
          startLine = line
        }
      }
      if (letter === '"') {
        isText = true
        if (depth === 1) name = ''
      } else if (letter === '{' || letter === '[') {
        depth++
        if (depth === 2) rows.push(...open(letter))
      } else if (letter === '}' || letter === ']') depth--
    }
    if (row !== undefined) {
      row += text.slice(from)
      checkLength(row, startLine)
    }
    return rows
  }
}

/** With a header; separated by commas or, as some spreadsheets do, semicolons. */
function csvSplitter(list: string, schema: TObject): Splitter {
  const properties = schema.properties as Record<string, TSchema>
  let header: string[] | undefined
  let separator = ','
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let wasQuote = false
  let wasReturn = false
  let line = 1
  let startLine = 1

  function endRow(rows: SplitRow[]): void {
    const row = [...cells, cell]
    cells = []
    cell = ''
    const isEmpty = row.length === 1 && row[0] === ''
    if (!header && !isEmpty) header = row.map((name) => name.trim())
    else if (header && !isEmpty) rows.push({ list, line: startLine, ...rowOf(header, row) })
    startLine = line
  }

  function rowOf(names: string[], row: string[]): { value: unknown } | { error: string } {
    if (row.length !== names.length)
      return { error: `has ${row.length} cells, but the header has ${names.length}` }
    const members = names.map((name, index) => [name, cellOf(name, row[index] as string)])
    return { value: Object.fromEntries(members.filter(([, value]) => value !== undefined)) }
  }

  /** An empty or blank cell is a missing member, or null if the member must not be missing. */
  function cellOf(name: string, cell: string): unknown {
    if (cell.trim() !== '') return cellValue(cell, properties[name])
    return (schema.required as string[] | undefined)?.includes(name) ? null : undefined
  }

  return (text) => {
    const rows: SplitRow[] = []
    for (const letter of text ?? '\n') {
      // A carriage return and a line feed are one end of a line.
      const isSecond = wasReturn && letter === '\n'
      wasReturn = letter === '\r' && !isQuoted
      if (isSecond) continue
      if (letter === '\n' || wasReturn) line++
      if (isQuoted && letter !== '"') {
        cell += letter
        continue
      }
      if (letter === '"') {
        // Two quotes within quotes are one.
        if (wasQuote) cell += '"'
        wasQuote = isQuoted
        isQuoted = !isQuoted
        continue
      }
      wasQuote = false
      if (!header && letter === ';') separator = ';'
      if (letter === separator) {
        cells.push(cell)
        cell = ''
      } else if (letter === '\n' || wasReturn) endRow(rows)
      else cell += letter
    }
    checkLength(cell, startLine)
    if (text === null && isQuoted) throw new UnreadableUpload(`the quote in line ${startLine} does not end`)
    return rows
  }
}

const decimalNumber = /^-?\d+(\.\d+)?$/

/** Cells are texts: numbers, yes-or-no and lists are read as the schema says. The reader refuses what stays a text. */
function cellValue(cell: string, schema: TSchema | undefined): unknown {
  const node = schema as { type?: string; anyOf?: { type?: string }[] } | undefined
  const type = node?.type ?? node?.anyOf?.find((option) => option.type !== 'null')?.type
  if (type === 'number' || type === 'integer')
    return decimalNumber.test(cell.trim()) ? Number(cell.trim()) : cell
  if (type === 'boolean') return cell === 'true' ? true : cell === 'false' ? false : cell
  if (type !== 'array' && type !== 'object') return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
