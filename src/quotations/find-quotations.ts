import { among, listingByTime, listOf, type TimePosition } from '../platform/store/listing.ts'
import type { Reader } from '../platform/store/store.ts'
import { type Quotation, quotationColumns, storedQuotation } from './quotation.ts'

export interface QuotationFilter {
  search: string | null
  state: string | null
  /** Only of these accounts, and only what was sent to them; null for all. */
  accounts: readonly string[] | null
}

const find = listingByTime({
  name: 'quotation.find',
  table: 'quotation',
  columns: quotationColumns,
  time: 'created_at',
  searched: ['search'],
  conditions: {
    states: among('state'),
    accounts: among('account'),
    // One may be withdrawn without having been sent.
    sent: 'EXISTS (SELECT 1 FROM quotation_revision sent WHERE sent.quotation = quotation.id)',
    // Both by the clock.
    validAt: (now) => `state = 'Sent' AND valid_until > ${now}`,
    expiredAt: (now) => `(state = 'Expired' OR (state = 'Sent' AND valid_until <= ${now}))`,
  },
})

/** Newest first. */
export async function findQuotations(
  store: Reader,
  { search, state, accounts }: QuotationFilter,
  after: TimePosition | null,
  limit: number,
  now: number,
): Promise<Quotation[]> {
  const byClock = state === 'Sent' || state === 'Expired'
  const rows = await find(store, {
    search,
    after,
    limit,
    where: [
      ['states', byClock || state === null ? null : listOf([state])],
      ['validAt', state === 'Sent' ? now : null],
      ['expiredAt', state === 'Expired' ? now : null],
      ['accounts', listOf(accounts)],
      ['sent', accounts === null ? null : 1],
    ],
  })
  return rows.map(storedQuotation)
}
