import { type DocumentState, documentStates, sendingStates } from '../../contract/invoice.ts'
import { counting } from '../../platform/store/count.ts'
import { equals, listingByTime, type TimePosition } from '../../platform/store/listing.ts'
import type { Reader, Value } from '../../platform/store/store.ts'
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

const conditions = {
  type: equals('type'),
  customerId: equals('account'),
  billTo: equals('debtor'),
  from: (time: string) => `issued_at >= ${time}`,
  to: (time: string) => `issued_at < ${time}`,
  open: 'settled < payable',
  ...conditionsOf(documentStates, (state) => state, inState),
  ...conditionsOf(sendingFilters, (state): `sending_${SendingFilter}` => `sending_${state}`, isSent),
}

/** A condition for each state. */
function conditionsOf<State extends string, Name extends string>(
  states: readonly State[],
  nameOf: (state: State) => Name,
  sqlOf: (state: State, value: string) => string,
) {
  const named = states.map((state) => [nameOf(state), (value: string) => sqlOf(state, value)] as const)
  return Object.fromEntries(named) as Record<Name, (value: string) => string>
}

const find = listingByTime({
  name: 'invoice.find',
  table: 'invoice',
  columns: listedColumns,
  time: 'issued_at',
  searched: ['number', 'order_id', 'buyer'],
  conditions,
})

/** Newest first. */
export function findInvoices(
  store: Reader,
  { search, type, state, sending, open, customerId, billTo, from, to }: InvoiceFilter,
  after: TimePosition | null,
  limit: number,
  now: number,
): Promise<ListedInvoice[]> {
  const timeOf = (time: string | null) => (time === null ? null : Date.parse(time))
  const where: (readonly [keyof typeof conditions, Value])[] = [
    ['type', type],
    ['customerId', customerId],
    ['billTo', billTo],
    ['open', open],
    ...(state === null ? [] : [[state, dayOf(now)] as const]),
    ...(sending === null ? [] : [[`sending_${sending}`, sending] as const]),
    ['from', timeOf(from)],
    ['to', timeOf(to)],
  ]
  return find(store, { search, after, limit, where })
}

const countOverdueOn = counting(
  'invoice.countOverdue',
  // The first condition names the index of open documents.
  `FROM invoice WHERE settled < payable AND ${inState('overdue', '$1')}`,
)
export const countOverdue = (store: Reader, now: number) => countOverdueOn(store, dayOf(now))
