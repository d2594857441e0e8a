import type { LineUnits } from '../../contract/fulfilment.ts'
import { invalid, type Problem } from '../../contract/problems.ts'

export interface ReadLine {
  lineNumber: string
  quantity: number
  serialNumbers: string[]
}

/** Lines under either of their names; null when there are none. */
export function readLines(
  lines: LineUnits[] | null,
  otherName: string,
  other: LineUnits[] | null,
): ReadLine[] | Problem | null {
  const [given, name] = lines ? [lines, 'lines'] : [other, otherName]
  if (!given) return null
  const read: ReadLine[] = []
  for (const [index, line] of given.entries()) {
    const lineNumber = line.orderLineNumber ?? line.lineNumber
    if (lineNumber === null)
      return invalid({ fieldName: `${name}[${index}].lineNumber`, message: 'is required' })
    read.push({ lineNumber, quantity: line.quantity, serialNumbers: line.serialNumbers ?? [] })
  }
  return read
}
