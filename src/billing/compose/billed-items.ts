// The units that a document is about, with their frozen prices: from the order for an invoice, from the invoices for a credit note.
import type { InvoiceDocument, InvoiceLine } from '../../contract/invoice.ts'
import type { Billing, Order, OrderLine } from '../../contract/order.ts'
import { findLine, isDelivery } from '../../orders/lines.ts'
import { unitsInTree } from '../../orders/units-in-tree.ts'

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

type Taken = ReadonlyMap<string, number>
const keyOf = (invoice: InvoiceDocument, lineNumber: string) => `${invoice.billingId} ${lineNumber}`

/** Units of each line that an invoice has and no credit note does, parts of PCs among them. */
function openUnits(
  order: Order,
  invoice: InvoiceDocument,
  credits: readonly InvoiceDocument[],
  taken: Taken,
): Map<string, number> {
  const credited = credits
    .flatMap(allLines)
    .filter(({ creditedBillingId }) => creditedBillingId === invoice.billingId)
  const sum = (lines: readonly InvoiceLine[], lineNumber: string) =>
    lines
      .filter(({ orderLineNumber }) => orderLineNumber === lineNumber)
      .reduce((total, { quantity }) => total + quantity, 0)
  return unitsInTree(
    order.orderLines,
    ({ lineNumber }) =>
      sum(allLines(invoice), lineNumber) -
      sum(credited, lineNumber) -
      (taken.get(keyOf(invoice, lineNumber)) ?? 0),
  )
}

/** A line with the prices of its invoice. A part of a PC has those of the order, of which the price of the PC is the sum. */
function pricedLine(order: Order, invoice: InvoiceDocument, lineNumber: string) {
  const line = findLine(order.orderLines, lineNumber)
  if (!line) return undefined
  const same = allLines(invoice).find(({ orderLineNumber }) => orderLineNumber === lineNumber)
  const { net, gross } = line.unitPrice
  const { materialNumber, name } = same ?? line
  return {
    line: { lineNumber, materialNumber, name, categories: line.categories },
    unitNet: same?.unitNet ?? net,
    unitGross: same?.unitGross ?? gross,
  }
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
      const lineNumber = orderLineNumber ?? ''
      const priced = pricedLine(order, invoice, lineNumber)
      if (!priced || left === 0) return []
      const units = Math.min(left, openUnits(order, invoice, credits, taken).get(lineNumber) ?? 0)
      if (units <= 0) return []
      left -= units
      const key = keyOf(invoice, lineNumber)
      taken.set(key, (taken.get(key) ?? 0) + units)
      return [
        {
          ...priced,
          ...{ quantity: units, credited: invoice },
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
