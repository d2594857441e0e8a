import type { LineUnits } from '../../../contract/fulfilment.ts'
import { invalid, type Problem } from '../../../contract/problems.ts'
import { maxFieldErrors } from '../../../contract/read.ts'

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
  const numbers = given.map((line) => line.orderLineNumber ?? line.lineNumber)
  const missing = numbers.flatMap((number, index) =>
    number === null ? [{ fieldName: `${name}[${index}].lineNumber`, message: 'is required' }] : [],
  )
  if (missing.length > 0) return invalid(...missing.slice(0, maxFieldErrors))
  return given.map(({ quantity, serialNumbers }, index) => ({
    lineNumber: numbers[index] as string,
    quantity,
    serialNumbers: serialNumbers ?? [],
  }))
}
