import { checkLength, parseRow, type Splitter } from './split-text.ts'

/** Every line is a row. */
export function splitNdjson(list: string): Splitter {
  let row = ''
  let line = 1
  return (text) => {
    const [rest, ...next] = (text ?? '\n').split('\n') as [string, ...string[]]
    row += rest
    checkLength(row.length, line)
    return next.flatMap((beginning) => {
      const ended = { row, line }
      row = beginning
      line++
      return ended.row.trim() === '' ? [] : [parseRow(list, ended.line, ended.row)]
    })
  }
}
