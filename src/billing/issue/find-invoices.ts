import { type DocumentState, documentStates, sendingStates } from '../../contract/invoice.ts'
import { contains, patternOf } from '../../platform/store/like-pattern.ts'
import { namesOf } from '../../platform/store/row.ts'
import { perEngine, readStatement } from '../../platform/store/statement.ts'
import type { Reader, Value } from '../../platform/store/store.ts'
import { variants } from '../../platform/store/variants.ts'
import { isSent } from '../sending/sending-states.ts'
import { dayOf, inState } from './document-states.ts'
import { type ListedInvoice, listedColumns } from './invoice.ts'

export interface InvoiceFilter {
  search: string | null
  type: string | null
  state: DocumentState | null
  sending: SendingFilter | null
  open: 'true' | null
  customerId: string | null
  billTo: string | null
  from: string | null
  to: string | null
}

const sendingFilters = ['notSent', ...sendingStates] as const
type SendingFilter = (typeof sendingFilters)[number]

/** The last document of the page before. */
export interface InvoicePosition {
  issuedAt: number
  id: string
}

const conditions = {
  type: (at: number) => `type = $${at}`,
  customerId: (at: number) => `account = $${at}`,
  billTo: (at: number) => `debtor = $${at}`,
  from: (at: number) => `issued_at >= $${at}`,
  to: (at: number) => `issued_at < $${at}`,
  // The value says nothing: an engine refuses a placeholder that is not used.
  open: (at: number) => `settled < payable AND $${at} = 'true'`,
  ...statesAsConditions(),
  ...sendingAsConditions(),
}

function statesAsConditions() {
  const conditions = documentStates.map((state) => [state, (at: number) => inState(state, `$${at}`)] as const)
  return Object.fromEntries(conditions) as Record<DocumentState, (at: number) => string>
}

function sendingAsConditions() {
  const conditions = sendingFilters.map(
    (state) => [`sending_${state}`, (at: number) => isSent(state, `$${at}`)] as const,
  )
  return Object.fromEntries(conditions) as Record<`sending_${SendingFilter}`, (at: number) => string>
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
  { search, type, state, sending, open, customerId, billTo, from, to }: InvoiceFilter,
  after: InvoicePosition | null,
  limit: number,
  now: number,
): Promise<ListedInvoice[]> {
  const timeOf = (time: string | null) => (time === null ? null : Date.parse(time))
  const asked: [Condition, Value | null][] = [
    ['type', type],
    ['customerId', customerId],
    ['billTo', billTo],
    ['open', open],
    ...(state === null ? [] : [[state, dayOf(now)] as [Condition, Value]]),
    ...(sending === null ? [] : [[`sending_${sending}`, sending] as [Condition, Value]]),
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
