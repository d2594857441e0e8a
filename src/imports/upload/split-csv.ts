import type { TObject, TSchema } from 'typebox'
import { withoutGuard } from '../../platform/csv.ts'
import type { SplitRow } from '../split-row.ts'
import { checkLength, type Splitter, UnreadableUpload } from './split-text.ts'

/** Far more than any format has. */
const maxColumns = 200

/** With a header; separated by commas or, as some spreadsheets do, semicolons. */
export function splitCsv(
  list: string,
  schema: TObject,
  columns: ReadonlyMap<string, string> = new Map(),
): Splitter {
  let rowOf: ((cells: string[], count: number) => Pick<SplitRow, 'value' | 'error'>) | undefined
  let separator = ','
  /** The cells of the row before the one that is read; of many only the first. */
  let cells: string[] = []
  let count = 0
  let cell = ''
  let length = 0
  let isBlank = true
  let isQuoted = false
  let wasQuote = false
  let wasReturn = false
  let line = 1
  let startLine = 1

  function endCell(): void {
    count++
    if (cells.length < maxColumns) cells.push(withoutGuard(cell))
    cell = ''
    isBlank = true
  }

  function endRow(rows: SplitRow[]): void {
    endCell()
    const isEmpty = count === 1 && cells[0] === ''
    if (!isEmpty && rowOf) rows.push({ list, line: startLine, ...rowOf(cells, count) })
    else if (!isEmpty) {
      if (count > maxColumns) {
        throw new UnreadableUpload(`the header has ${count} columns; at most ${maxColumns} are read`)
      }
      const headers = cells.map((name) => name.trim())
      const missing = [...columns.keys()].find((name) => !headers.includes(name))
      if (missing !== undefined) throw new UnreadableUpload(`the header has no column ${missing}`)
      rowOf = rowReader(
        headers.map((name) => columns.get(name) ?? name),
        schema,
      )
    }
    cells = []
    count = 0
    length = 0
    startLine = line
  }

  return (text) => {
    const rows: SplitRow[] = []
    for (const letter of text ?? '\n') {
      length++
      // A carriage return and a line feed are one end of a line.
      const isSecond = wasReturn && letter === '\n'
      wasReturn = letter === '\r' && !isQuoted
      if (isSecond) continue
      if (letter === '\n' || wasReturn) line++
      if (isQuoted && letter !== '"') {
        cell += letter
        continue
      }
      // Within a cell that does not begin with a quote, it is a letter: 24" means inches.
      if (letter === '"' && (isQuoted || wasQuote || isBlank)) {
        isBlank = false
        // Two quotes within quotes are one.
        if (wasQuote) cell += '"'
        wasQuote = isQuoted
        isQuoted = !isQuoted
        continue
      }
      wasQuote = false
      if (!rowOf && letter === ';') separator = ';'
      if (letter === separator) endCell()
      else if (letter === '\n' || wasReturn) endRow(rows)
      else {
        cell += letter
        isBlank &&= letter.trim() === ''
      }
    }
    checkLength(length, startLine)
    if (text === null && isQuoted) throw new UnreadableUpload(`the quote in line ${startLine} does not end`)
    return rows
  }
}

/** Makes rows of cells; `count` is their number, also of those that are not given. */
function rowReader(names: string[], schema: TObject) {
  const properties = schema.properties as Record<string, TSchema>
  const required = new Set(schema.required as string[] | undefined)
  /** An empty or blank cell is a missing member, or null if the member must not be missing. */
  const memberOf = (name: string, cell: string): unknown => {
    if (cell.trim() !== '') return cellValue(cell, properties[name])
    return required.has(name) ? null : undefined
  }
  return (cells: string[], count: number): { value: unknown } | { error: string } => {
    if (count !== names.length) return { error: `has ${count} cells, but the header has ${names.length}` }
    const members = names.map((name, index) => [name, memberOf(name, cells[index] as string)])
    return { value: Object.fromEntries(members.filter(([, value]) => value !== undefined)) }
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
