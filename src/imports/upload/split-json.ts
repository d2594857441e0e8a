import type { SplitRow } from '../split-row.ts'
import { checkLength, parseRow, type Splitter, UnreadableUpload } from './split-text.ts'

/** Characters of a name that are kept; no list has a longer one. */
const maxNameLength = 100

/** Finds the items of the lists of an object: `{"products": [{…}, {…}]}`. Other lists are one refused row each. */
export function splitJson(lists: string[]): Splitter {
  let depth = 0
  let line = 1
  let isText = false
  let isEscaped = false
  /** The last text in the object itself: before a list, this is its name. */
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
        else if (depth === 1 && name.length < maxNameLength) name += letter
        continue
      }
      if (depth === 2 && isKnown) {
        const isEnd = letter === ',' || letter === ']'
        if (isEnd && row !== undefined) {
          rows.push(parseRow(name, startLine, row + text.slice(from, place)))
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
      checkLength(row.length, startLine)
    }
    return rows
  }
}
