// What the rows so far say. The rows of a piece are compared with the database, but those before them in the piece are not there
// yet. A dry run stores none at all, so it remembers the rows of all pieces.
import { hash } from 'node:crypto'
import type { ProductGroup } from '../catalog/bundle.ts'
import type { StoredPriceList } from '../catalog/prices.ts'

export type Comparison = 'new' | 'changed' | 'equal'

/** What a row is about: the kind, and its key. */
export type Subject = readonly (string | number)[]

export interface Seen {
  /** Later rows refer to these. */
  groups: Map<string, ProductGroup>
  priceLists: Map<string, StoredPriceList>
  has(subject: Subject): boolean
  /** Compares a row with the one before it, or with what is stored (undefined: nothing), and remembers it. */
  compare(subject: Subject, stored: unknown, row: unknown): Comparison
}

interface Memory<Key, Mark> {
  keyOf: (subject: Subject) => Key
  /** Equal rows have equal marks. */
  markOf: (row: unknown) => Mark
}

/** For the rows of a piece that are stored: a row counts as equal only if it is. */
const exact: Memory<string, string> = { keyOf: JSON.stringify, markOf: JSON.stringify }

const digest = (value: unknown) => hash('sha1', JSON.stringify(value))

/**
 * For all rows of a dry run, two numbers instead of their texts: 46 MB for a million rows. Two of a million subjects get the same number in
 * one file of 9,000, and a changed row gets that of the row before it once in two billion; then the report errs about one row.
 */
const small: Memory<number, number> = {
  // 52 bits: every number is exact.
  keyOf: (subject) => Number.parseInt(digest(subject).slice(0, 13), 16),
  // 31 bits, which need no memory besides the table.
  markOf: (row) => Number.parseInt(digest(row).slice(0, 8), 16) >> 1,
}

export const rememberPiece = (): Seen => remember(exact)
export const rememberAllRows = (): Seen => remember(small)

/** Which row of the file was about the same thing before. */
export interface Subjects {
  repeats(subject: Subject, row: { line: number }): string | null
}

/** Of the rows that this process has imported; it remembers two numbers of each, as a dry run does. */
export function rememberSubjects(): Subjects {
  const rows = new Map<number, number>()
  return {
    repeats: (subject, { line }) => {
      const key = small.keyOf(subject)
      const before = rows.get(key)
      rows.set(key, line)
      // A row that is decided again does not repeat itself.
      if (before === undefined || before === line) return null
      return `repeats line ${before}: ${subject.slice(1).join(' ')}. The last row counts.`
    },
  }
}

function remember<Key, Mark>({ keyOf, markOf }: Memory<Key, Mark>): Seen {
  const rows = new Map<Key, Mark>()
  return {
    groups: new Map(),
    priceLists: new Map(),
    has: (subject) => rows.has(keyOf(subject)),
    compare: (subject, stored, row) => {
      const key = keyOf(subject)
      const before = rows.get(key) ?? (stored === undefined ? undefined : markOf(stored))
      const mark = markOf(row)
      rows.set(key, mark)
      return before === undefined ? 'new' : before === mark ? 'equal' : 'changed'
    },
  }
}
