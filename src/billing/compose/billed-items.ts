// The units that a document is about, with their frozen prices: from the order for an invoice, from the invoices for a credit note.
import type { InvoiceDocument, InvoiceLine } from '../../contract/invoice.ts'
import type { Billing, Order, OrderLine } from '../../contract/order.ts'
import { isDelivery } from '../../orders/lines.ts'

export interface BilledItem {
  line: Pick<OrderLine, 'lineNumber' | 'materialNumber' | 'name' | 'categories'>
  quantity: number
  unitNet: number
  unitGross: number
  serialNumbers: string[]
  /** The invoice whose units are credited; null in an invoice. */
  credited: InvoiceDocument | null
}

export function invoicedItems(order: Order, { billingLine }: Billing): BilledItem[] {
  return billingLine.flatMap(({ orderLineNumber, quantity, serialNumbers }) => {
    const line = order.orderLines.find(({ lineNumber }) => lineNumber === orderLineNumber)
    if (!line) return []
    const { net: unitNet, gross: unitGross } = line.unitPrice
    return [{ line, quantity, unitNet, unitGross, serialNumbers, credited: null }]
  })
}

const allLines = ({ lines, charges }: InvoiceDocument) => [...lines, ...charges]

/** Units of a line of an invoice that no credit note has. */
function openUnits(invoice: InvoiceDocument, line: InvoiceLine, credits: readonly InvoiceDocument[]): number {
  const credited = credits
    .flatMap(allLines)
    .filter(
      (each) => each.creditedBillingId === invoice.billingId && each.orderLineNumber === line.orderLineNumber,
    )
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const invoiced = allLines(invoice)
    .filter(({ orderLineNumber }) => orderLineNumber === line.orderLineNumber)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return invoiced - credited
}

/** Credited units belong to the earliest invoice that has them. Fewer if the invoices do not have them all. */
export function creditedItems(
  order: Order,
  { billingLine }: Billing,
  earlier: readonly InvoiceDocument[],
): BilledItem[] {
  const invoices = earlier.filter(({ type }) => type === 'Invoice')
  const credits = earlier.filter(({ type }) => type === 'CreditNote')
  /** Units of this credit note, by invoice and line. */
  const taken = new Map<string, number>()
  return billingLine.flatMap(({ orderLineNumber, quantity, serialNumbers }) => {
    let left = quantity
    return invoices.flatMap((invoice) => {
      const line = allLines(invoice).find((each) => each.orderLineNumber === orderLineNumber)
      if (!line || left === 0) return []
      const key = `${invoice.billingId} ${orderLineNumber}`
      const units = Math.min(left, openUnits(invoice, line, credits) - (taken.get(key) ?? 0))
      if (units <= 0) return []
      left -= units
      taken.set(key, (taken.get(key) ?? 0) + units)
      const { materialNumber, name, unitNet, unitGross } = line
      const categories =
        order.orderLines.find(({ lineNumber }) => lineNumber === orderLineNumber)?.categories ?? []
      return [
        {
          line: { lineNumber: line.orderLineNumber, materialNumber, name, categories },
          ...{ quantity: units, unitNet, unitGross, credited: invoice },
          serialNumbers: units === quantity ? serialNumbers : [],
        },
      ]
    })
  })
}

export const unitsOf = (items: readonly { quantity: number }[]) =>
  items.reduce((sum, { quantity }) => sum + quantity, 0)

/** A document has at least one line, so a delivery alone is a line and not a charge. */
export const isCharge = (item: BilledItem, items: readonly BilledItem[]) =>
  isDelivery(item.line) && items.some(({ line }) => !isDelivery(line))
