// A credit note first settles the invoices that it names, as far as they are open: what is credited must not be reminded of. What is left
// of it is repaid, or settled against another invoice.
import { exponentOf } from '../../platform/currencies.ts'
import { toMinor } from '../../platform/money.ts'
import type { Write } from '../../platform/store/store.ts'
import type { OpenDocument } from '../payments/allocate.ts'
import { insertAllocation, settleDocument } from '../payments/allocation.ts'
import { type IssuedInvoice, rowOf } from './invoice.ts'

/** Changes `settled` of what is issued now; the writes are for the invoices that were issued before, and for the records. */
export function settleWithInvoices(
  issued: IssuedInvoice[],
  before: ReadonlyMap<string, OpenDocument>,
  now: number,
): Write[] {
  const open = new Map(before)
  const ofNow = new Map(issued.map((each) => [each.document.billingId, each]))
  const writes: Write[] = []
  for (const each of issued) {
    const row = rowOf(each)
    if (row.type === 'Invoice') {
      open.set(row.id, { ...row, account: row.debtor, open: row.payable })
      continue
    }
    let left = row.payable
    for (const [invoiceId, credited] of creditedOf(each)) {
      const invoice = open.get(invoiceId)
      const amount = Math.min(left, credited, invoice?.open ?? 0)
      if (!invoice || amount <= 0) continue
      left -= amount
      each.settled += amount
      open.set(invoiceId, { ...invoice, open: invoice.open - amount })
      const inSameCommand = ofNow.get(invoiceId)
      if (inSameCommand) inSameCommand.settled += amount
      else writes.push(settleDocument(invoiceId, amount, amount))
      writes.push(insertAllocation({ creditId: row.id }, { document: invoice, amount }, now))
    }
  }
  return writes
}

/** What a credit note credits of each invoice, in minor units, earliest first. */
function creditedOf({ document: { lines, charges, currency } }: IssuedInvoice): Map<string, number> {
  const credited = new Map<string, number>()
  for (const { creditedBillingId, unitGross, quantity } of [...lines, ...charges]) {
    if (creditedBillingId === null) continue
    const unit = toMinor(unitGross, exponentOf(currency)) ?? 0
    credited.set(creditedBillingId, (credited.get(creditedBillingId) ?? 0) + unit * quantity)
  }
  return credited
}
