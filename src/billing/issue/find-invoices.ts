import { contains, patternOf } from '../../platform/store/like-pattern.ts'
import { namesOf } from '../../platform/store/row.ts'
import { perEngine, readStatement } from '../../platform/store/statement.ts'
import type { Reader, Value } from '../../platform/store/store.ts'
import { variants } from '../../platform/store/variants.ts'
import { type ListedInvoice, listedColumns } from './invoice.ts'

export interface InvoiceFilter {
  search: string | null
  type: string | null
  customerId: string | null
  from: string | null
  to: string | null
}

/** The last document of the page before. */
export interface InvoicePosition {
  issuedAt: number
  id: string
}

const conditions = {
  type: (at: number) => `type = $${at}`,
  customerId: (at: number) => `account = $${at}`,
  from: (at: number) => `issued_at >= $${at}`,
  to: (at: number) => `issued_at < $${at}`,
}
type Condition = keyof typeof conditions

/** $1 and $2 are the position, $3 the pattern, $4 the limit. */
const fixed = 4

const statementFor = variants((parts: readonly Condition[], suffix) =>
  readStatement({
    name: `invoice.find/${suffix}`,
    columns: listedColumns,
    sql: perEngine(
      (engine) => `SELECT ${namesOf(listedColumns)} FROM invoice
      WHERE (issued_at, id) < ($1, $2) AND ${contains(['number', 'order_id', 'buyer'], '$3', engine)}
      ${parts.map((part, index) => `AND ${conditions[part](fixed + 1 + index)}`).join(' ')}
      ORDER BY issued_at DESC, id DESC LIMIT $4`,
    ),
  }),
)

/** Newest first. */
export function findInvoices(
  store: Reader,
  { search, type, customerId, from, to }: InvoiceFilter,
  after: InvoicePosition | null,
  limit: number,
): Promise<ListedInvoice[]> {
  const timeOf = (time: string | null) => (time === null ? null : Date.parse(time))
  const asked: [Condition, Value | null][] = [
    ['type', type],
    ['customerId', customerId],
    ['from', timeOf(from)],
    ['to', timeOf(to)],
  ]
  const given = asked.filter(([, value]) => value !== null)
  const position = [after?.issuedAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '']
  return store.all({
    statement: statementFor(given.map(([name]) => name)),
    values: [...position, patternOf(search), limit, ...given.map(([, value]) => value)],
  })
}
