import { withoutGuard } from '../../platform/csv.ts'
import type { SplitRow } from '../split-row.ts'
import { maxColumns, type TableReader } from './split-table.ts'
import { checkLength, type Splitter, UnreadableUpload } from './split-text.ts'

/** What may separate cells; the first of those that the header has most often. */
const separators = [';', '\t', ',', '|'] as const
const said = /^sep=(.)$/i

/** With a header, whose separator is that of the file. */
export function splitCsv(list: string, table: TableReader): Splitter & { separator: () => string } {
  let separator: string | undefined
  /** The text so far, until the header has ended. */
  let beginning = ''
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
    const isEmpty = cells.every((each) => each.trim() === '') && (count === 1 || count <= maxColumns)
    // The letter that the file says is the separator of this row too.
    const isSaid = !table.hasHeader() && count === 2 && cells.join('').toLowerCase() === 'sep='
    if (!isEmpty && table.hasHeader()) rows.push({ list, line: startLine, ...table.read(cells, count) })
    else if (!isEmpty && !isSaid) table.takeHeader(cells, count)
    cells = []
    count = 0
    length = 0
    startLine = line
  }

  function takeLetter(letter: string, rows: SplitRow[]): void {
    length++
    // A carriage return and a line feed are one end of a line.
    const isSecond = wasReturn && letter === '\n'
    wasReturn = letter === '\r' && !isQuoted
    if (isSecond) return
    if (letter === '\n' || wasReturn) line++
    if (isQuoted && letter !== '"') {
      cell += letter
      return
    }
    // Within a cell that does not begin with a quote, it is a letter: 24" means inches.
    if (letter === '"' && (isQuoted || wasQuote || isBlank)) {
      isBlank = false
      // Two quotes within quotes are one.
      if (wasQuote) cell += '"'
      wasQuote = isQuoted
      isQuoted = !isQuoted
      return
    }
    wasQuote = false
    if (letter === separator) endCell()
    else if (letter === '\n' || wasReturn) endRow(rows)
    else {
      cell += letter
      isBlank &&= letter.trim() === ''
    }
  }

  const split: Splitter = (text) => {
    const rows: SplitRow[] = []
    let next = text ?? '\n'
    if (separator === undefined) {
      beginning += next
      checkLength(beginning.length, 1)
      separator = separatorOf(beginning, text === null)
      if (separator === undefined) return rows
      next = beginning
      beginning = ''
    }
    for (const letter of next) takeLetter(letter, rows)
    checkLength(length, startLine)
    if (text === null && isQuoted) throw new UnreadableUpload(`the quote in line ${startLine} does not end`)
    return rows
  }
  return Object.assign(split, { separator: () => separator ?? ',' })
}

/** Undefined as long as the header has not ended. */
function separatorOf(text: string, isEnd: boolean): string | undefined {
  const counts = new Map<string, number>()
  let isQuoted = false
  let from = 0
  for (let place = 0; place < text.length; place++) {
    const letter = text[place] as string
    if (letter === '"') isQuoted = !isQuoted
    if (isQuoted) continue
    if (letter === '\n' || letter === '\r') {
      const row = text.slice(from, place).trim()
      const [, named] = said.exec(row) ?? []
      if (named) return named
      if (row !== '') return mostOf(counts)
      from = place + 1
    } else counts.set(letter, (counts.get(letter) ?? 0) + 1)
  }
  return isEnd ? mostOf(counts) : undefined
}

function mostOf(counts: ReadonlyMap<string, number>): string {
  const most = Math.max(...separators.map((each) => counts.get(each) ?? 0))
  return most === 0 ? ',' : (separators.find((each) => counts.get(each) === most) ?? ',')
}
