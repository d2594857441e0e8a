import type { PaymentState } from '../../contract/payment.ts'
import { equals, listingByTime, type TimePosition } from '../../platform/store/listing.ts'
import type { Reader } from '../../platform/store/store.ts'
import { type PaymentRow, paymentColumns } from './payment.ts'

export interface PaymentFilter {
  search: string | null
  state: PaymentState | null
  customerId: string | null
}

const states: Record<PaymentState, string> = {
  open: 'allocated + not_ours < amount',
  notOurs: 'allocated + not_ours = amount AND not_ours > 0',
  matched: 'allocated = amount',
}

const find = listingByTime({
  name: 'payment.find',
  table: 'payment',
  columns: paymentColumns,
  time: 'booked_at',
  searched: ["COALESCE(reference, '')", "COALESCE(message, '')", "COALESCE(payer, '')", 'bank_reference'],
  conditions: { ...states, account: equals('account') },
})

/** Newest first. */
export const findPayments = (
  store: Reader,
  { search, state, customerId }: PaymentFilter,
  after: TimePosition | null,
  limit: number,
): Promise<PaymentRow[]> =>
  find(store, {
    search,
    after,
    limit,
    where: [...(state ? [[state, state] as const] : []), ['account', customerId || null]],
  })
