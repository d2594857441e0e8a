// Cells of a table as rows of a list: which column is which member, and what the cells of number columns look like.
import type { TObject, TSchema } from 'typebox'
import { type Decimals, isScientific, whatScientificIs, withCell } from '../numbers.ts'
import type { SplitRow } from '../split-row.ts'
import { UnreadableUpload } from './split-text.ts'

export interface ReadColumn {
  header: string
  /** Null: the list has no such member, and the column is not read. */
  member: string | null
  decimals: Decimals
}

/** Which header is which member, and members with the same value in all rows. */
export interface TableMapping {
  columns: ReadonlyMap<string, string>
  values: ReadonlyMap<string, string>
}

export const noMapping: TableMapping = { columns: new Map(), values: new Map() }

/** Far more than any format has. */
export const maxColumns = 200

type Read = Pick<SplitRow, 'value' | 'error' | 'fields'>

export interface TableReader {
  hasHeader: () => boolean
  takeHeader: (cells: string[], count: number) => void
  /** `count` is the number of cells, also of those that are not given. */
  read: (cells: string[], count: number) => Read
  columns: () => ReadColumn[]
  values: () => Record<string, string>
}

/** Members that spreadsheets take for numbers. */
const numbersOfThings = ['productId', 'ean', 'manufacturerPartNumber', 'purchaseOrderId', 'bankReference']

export function tableReader(
  schema: TObject,
  given: TableMapping,
  remembered: (headers: readonly string[]) => TableMapping | undefined = () => undefined,
): TableReader {
  const properties = schema.properties as Record<string, TSchema>
  const required = new Set(schema.required as string[] | undefined)
  let { columns: mapped, values } = given
  let columns: (ReadColumn & { key: string; isNumber: boolean })[] | undefined
  let fixed: (readonly [string, unknown])[] = []

  function memberOf(header: string): string | null {
    const isTaken = values.has(header) || mapped.values().some((member) => member === header)
    const member = mapped.get(header) ?? (isTaken ? null : header)
    return member !== null && member in properties ? member : null
  }

  function takeHeader(cells: string[], count: number): void {
    if (count > maxColumns)
      throw new UnreadableUpload(`the header has ${count} columns; at most ${maxColumns} are read`)
    const headers = cells.map((name) => name.trim())
    const known = mapped.size + values.size === 0 ? remembered(headers) : undefined
    if (known) ({ columns: mapped, values } = known)
    fixed = [...values].map(([member, text]) => [member, cellValue(text, properties[member])] as const)
    const missing = [...mapped.keys()].find((name) => !headers.includes(name))
    if (missing !== undefined) throw new UnreadableUpload(`the header has no column ${missing}`)
    columns = headers.map((header) => {
      const member = memberOf(header)
      // A column that is not read keeps its header, unless that is the name of a member that comes from elsewhere.
      const key = member ?? (header in properties ? `(${header})` : header)
      return { header, member, decimals: null, key, isNumber: isNumber(properties[member ?? '']) }
    })
  }

  /** An empty or blank cell is a missing member, or null if the member must not be missing. */
  function readCell(column: NonNullable<typeof columns>[number], cell: string): unknown {
    if (cell.trim() === '') return column.member && required.has(column.member) ? null : undefined
    if (column.isNumber) column.decimals = withCell(column.decimals, cell)
    return column.member ? cellValue(cell, properties[column.member]) : cell
  }

  function read(cells: string[], count: number): Read {
    const all = columns ?? []
    if (count !== all.length) {
      const value = Object.fromEntries(cells.map((cell, at) => [all[at]?.key ?? `+${at}`, cell]))
      return { value, error: `has ${count} cells, but the header has ${all.length}` }
    }
    const members = all.map((column, at) => [column.key, readCell(column, cells[at] as string)] as const)
    const value = Object.fromEntries([...fixed, ...members].filter(([, each]) => each !== undefined))
    const short = all.find(
      ({ member }, at) =>
        member !== null && numbersOfThings.includes(member) && isScientific(cells[at] as string),
    )
    if (!short) return { value }
    const error = `${short.key} is ${value[short.key]}, ${whatScientificIs}`
    return { value, error, fields: [short.key] }
  }

  return {
    hasHeader: () => columns !== undefined,
    takeHeader,
    read,
    columns: () => (columns ?? []).map(({ header, member, decimals }) => ({ header, member, decimals })),
    values: () => Object.fromEntries(values),
  }
}

const typeOf = (schema: TSchema | undefined): string | undefined => {
  const node = schema as { type?: string; anyOf?: { type?: string }[] } | undefined
  return node?.type ?? node?.anyOf?.find((option) => option.type !== 'null')?.type
}

export const isNumber = (schema: TSchema | undefined) => ['number', 'integer'].includes(typeOf(schema) ?? '')

/**
 * Cells are texts: yes-or-no and lists are read as the schema says, and numbers once all cells of their column are known. The reader
 * refuses what stays a text.
 */
function cellValue(cell: string, schema: TSchema | undefined): unknown {
  const type = typeOf(schema)
  if (type === 'boolean') return cell === 'true' ? true : cell === 'false' ? false : cell
  if (type !== 'array' && type !== 'object') return cell
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}
