import type { PaymentView } from '../../contract/payment.ts'
import { namesOf } from '../../platform/store/row.ts'
import { readStatement } from '../../platform/store/statement.ts'
import type { Reader } from '../../platform/store/store.ts'
import { listedColumns, viewInvoice } from '../issue/invoice.ts'
import type { Part } from './allocate.ts'
import { loadAllocations, viewAllocation } from './allocation.ts'
import { leftOf, type PaymentRow, viewPayment } from './payment.ts'

const mostSuggestions = 20

/** Open documents with this amount, of this account, or of a buyer with this name. */
const selectLike = readStatement({
  name: 'invoice.openLike',
  columns: listedColumns,
  sql: `SELECT ${namesOf(listedColumns)} FROM invoice WHERE settled < payable AND currency = $1 AND type = $2
    AND (payable - settled = $3 OR LOWER(buyer) = $4 OR debtor = $5)
    ORDER BY issued_at, id LIMIT ${mostSuggestions}`,
})

/** `added` is what the command is about to allocate. */
export async function viewWhole(
  store: Reader,
  row: PaymentRow,
  now: number,
  added: readonly Part[] = [],
): Promise<PaymentView> {
  const left = leftOf(row)
  const type = row.kind === 'Received' ? 'Invoice' : 'CreditNote'
  const [stored, like] = await Promise.all([
    loadAllocations(store, row.id),
    left > 0
      ? store.all({
          statement: selectLike,
          values: [row.currency, type, left, (row.payer ?? '').toLowerCase(), row.account ?? ''],
        })
      : [],
  ])
  const isAllocated = (id: string) => added.some(({ document, amount }) => document.id === id && amount > 0)
  const all = [
    ...stored,
    ...added.map(({ document: { id, number }, amount }) => ({
      invoice_id: id,
      number,
      amount,
      created_at: now,
    })),
  ]
  return {
    ...viewPayment(row),
    allocations: all.map((each) => viewAllocation(each, row.currency)),
    suggestions: like.filter(({ id }) => !isAllocated(id)).map(viewInvoice(now)),
  }
}
