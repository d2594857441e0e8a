import { csvLine } from '../../platform/csv.ts'
import type { TimePosition } from '../../platform/store/listing.ts'
import type { Reader } from '../../platform/store/store.ts'
import { findInvoices, type InvoiceFilter } from './find-invoices.ts'
import { viewInvoice } from './invoice.ts'

export const headerOfInvoices =
  'number,type,issueDate,dueDate,orderId,customerId,buyer,currency,net,vat,payable,settled,open,state\n'

const pageLength = 500

/** Page by page; amounts of credit notes are positive, as on the documents. */
export async function* invoicesAsCsv(
  store: Reader,
  filter: InvoiceFilter,
  now: number,
): AsyncIterable<string> {
  yield headerOfInvoices
  let after: TimePosition | null = null
  for (;;) {
    const page = await findInvoices(store, filter, after, pageLength, now)
    yield page
      .map(viewInvoice(now))
      .map((each) => {
        const { number, type, issueDate: day, dueDate, orderId, customerId, buyer, currency } = each
        const { net, vat, payable, settled, open, state } = each
        const names = [number, type, day, dueDate, orderId, customerId, buyer, currency]
        return csvLine([...names, net, vat, payable, settled, open, state])
      })
      .join('')
    const last = page.at(-1)
    if (!last || page.length < pageLength) return
    after = [last.issued_at, last.id]
  }
}
