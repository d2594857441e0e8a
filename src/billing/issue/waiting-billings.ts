// Billings without a document. Those that a rule has refused are due again when the company or the account has changed, or when another
// document of the order was issued, and otherwise after a day.
import { isSendingOn } from '../../platform/jobs/sending.ts'
import { claimStatements } from '../../platform/jobs/statements.ts'
import { counting } from '../../platform/store/count.ts'
import { listingByTime, type TimePosition } from '../../platform/store/listing.ts'
import { integer, namesOf, type RowOf, text } from '../../platform/store/row.ts'
import { readStatement, writeStatement } from '../../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../../platform/store/store.ts'

const columns = { id: text, order_id: text, account: text, created_at: integer, attempts: integer }
export type WaitingBilling = RowOf<typeof columns>

const selectDue = readStatement({
  name: 'unissuedBilling.due',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM unissued_billing WHERE due_at <= $1 AND ${isSendingOn}
    ORDER BY due_at, created_at, id LIMIT 1`,
})

const isCorrected = `company_version IS NOT NULL AND (company_version <> $1
  OR EXISTS (SELECT 1 FROM account WHERE account.id = unissued_billing.account AND account.version <> account_version))`

const selectCorrected = readStatement({
  name: 'unissuedBilling.corrected',
  columns: { id: text },
  sql: `SELECT id FROM unissued_billing WHERE ${isCorrected} LIMIT 1`,
})

const updateCorrected = writeStatement({
  name: 'unissuedBilling.retryCorrected',
  sql: `UPDATE unissued_billing SET due_at = $2, company_version = NULL, account_version = NULL WHERE ${isCorrected}`,
})

const updateOfOrder = writeStatement({
  name: 'unissuedBilling.retryOfOrder',
  sql: 'UPDATE unissued_billing SET due_at = $2 WHERE order_id = $1 AND company_version IS NOT NULL',
})

const find = listingByTime({
  name: 'unissuedBilling.page',
  table: 'unissued_billing',
  columns,
  time: 'created_at',
  isOldestFirst: true,
  searched: ['id', 'account'],
})

const remove = writeStatement({
  name: 'unissuedBilling.remove',
  sql: 'DELETE FROM unissued_billing WHERE id = $1',
})

export const { claim, renew, finish } = claimStatements({
  name: 'unissuedBilling',
  table: 'unissued_billing',
  done: 'Issued',
  results: ['company_version', 'account_version'],
})

export const dueBilling = (store: Reader, now: number): Promise<WaitingBilling[]> =>
  store.all({ statement: selectDue, values: [now] })

/** Whether a refusal was decided with another company or account than those of now. */
export const hasCorrected = async (store: Reader, companyVersion: number): Promise<boolean> =>
  (await first(store, { statement: selectCorrected, values: [companyVersion] })) !== undefined

export const retryCorrected = (companyVersion: number, now: number): Write =>
  write(updateCorrected, [companyVersion, now], 'any')

/** Oldest first; `search` is a part of the billing, its order or the account. */
export const findWaiting = (
  store: Reader,
  search: string | null,
  after: TimePosition | null,
  limit: number,
): Promise<WaitingBilling[]> => find(store, { search, after, limit })

/** With the batch that issues it; the refused ones of its order may depend on it. */
export const issuedWrites = (orderId: string, billingId: string, now: number): Write[] => [
  write(remove, [billingId], 'any'),
  write(updateOfOrder, [orderId, now], 'any'),
]

/** One that was issued by a program that did not remove it. */
export const forget = (billingId: string): Write => write(remove, [billingId], 'any')

/** Billings that have no document yet. */
export const countReady = counting('unissuedBilling.count', 'FROM unissued_billing')
