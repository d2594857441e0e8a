// How a file with a table was read, as its job keeps it.
import type { TObject, TSchema } from 'typebox'
import type { FieldError } from '../contract/read.ts'
import { type Decimals, readNumber } from './numbers.ts'
import type { Encoding } from './upload/decode.ts'
import { isNumber, type ReadColumn } from './upload/split-table.ts'

export interface Reading {
  encoding: Encoding
  separator: string
  columns: ReadColumn[]
  /** Members with the same value in all rows. */
  values: Record<string, string>
}

/** The decimals of each number column. A column whose cells do not tell is read as the others of the file are. */
function decimalsByMember({ columns, separator }: Reading): Map<string, Decimals> {
  const known = new Set(columns.flatMap(({ decimals }) => decimals ?? []))
  const [only = null] = known.size === 1 && !known.has('both') ? known : []
  return new Map(
    columns.flatMap(({ header, member, decimals }) => {
      if (member === null) return []
      // The format of the service itself: names of members, commas between cells, points before decimals.
      const own = header === member && separator === ',' ? '.' : null
      return [[member, decimals ?? only ?? own] as const]
    }),
  )
}

/** Turns the cells of number columns into numbers; all cells of the file are known by now. */
export function numberReader(reading: Reading | null, schema: TObject) {
  const properties = schema.properties as Record<string, TSchema>
  const decimals = reading ? decimalsByMember(reading) : undefined
  const members = Object.keys(properties).filter((member) => isNumber(properties[member]))
  return (value: unknown): { value: unknown; errors: FieldError[] } => {
    if (!decimals || typeof value !== 'object' || value === null) return { value, errors: [] }
    const row: Record<string, unknown> = { ...value }
    const errors: FieldError[] = []
    for (const member of members) {
      const cell = row[member]
      if (typeof cell !== 'string') continue
      const number = readNumber(cell, decimals.get(member) ?? null)
      if (typeof number === 'number') row[member] = number
      else errors.push({ fieldName: member, message: number })
    }
    return { value: row, errors }
  }
}
