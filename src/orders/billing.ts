// The decision to bill: at most the ordered units are invoiced, and at most the invoiced units credited.
import type { Billing, Order, OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { isoDate } from '../platform/time.ts'
import { advance, refuseAction } from './advance.ts'
import { billableUnits, creditableUnits, invoicedUnits, type UnitsByLine } from './billed-units.ts'
import { findLine, keptUnits } from './lines.ts'
import type { StoredOrder } from './order.ts'
import { changeReturned, type Returned } from './returned.ts'
import { noSuchLine } from './shipping.ts'

export interface BillLine {
  lineNumber: string
  quantity: number
  serialNumbers: string[]
}

export interface NewBilling {
  type: Billing['type']
  /** Null for all billable units. */
  lines: BillLine[] | null
  /** Of a credit note: whether its units are to be invoiced again, as after a mistake in the invoice. */
  invoiceAgain: boolean
  /** Units that were replaced after a return: their credit would settle them twice. */
  replaced?: UnitsByLine
}

export function decideBilling(
  stored: StoredOrder,
  { type, lines, invoiceAgain, replaced }: NewBilling,
  now: number,
): { after: StoredOrder; billing: Billing } | Problem {
  const action = type === 'Invoice' ? 'invoice' : 'credit'
  const refusal = refuseAction(stored, action)
  if (refusal) return refusal
  const { order } = stored
  // Units that are invoiced again are not settled by the credit.
  const billable = billableUnits(order, stored.returned, type, invoiceAgain ? undefined : replaced)
  const wanted =
    lines ?? [...billable].map(([lineNumber, quantity]) => ({ lineNumber, quantity, serialNumbers: [] }))
  if (wanted.length === 0) return new Problem('nothing_to_bill')

  for (const { lineNumber, quantity } of wanted) {
    if (!findLine(order.orderLines, lineNumber)) return noSuchLine(stored, lineNumber)
    const left = billable.get(lineNumber) ?? 0
    if (quantity > left) {
      const what = type === 'Invoice' ? 'to invoice' : 'invoiced and not yet credited or replaced'
      return new Problem(
        'quantity_not_billable',
        `Line ${lineNumber} has ${left} units ${what}, not ${quantity}.`,
      )
    }
    billable.set(lineNumber, left - quantity)
  }
  const billing = billingOf(order, type, wanted, now)
  const after = advance(stored, action, stored.state, { billings: [...order.billings, billing] }, now)
  if (type === 'Invoice' || invoiceAgain) return { after, billing }
  const waived = wanted.map(({ lineNumber, quantity }) => ({ lineNumber, waived: quantity }))
  return { after: { ...after, returned: changeReturned(stored.returned, waived) }, billing }
}

export function billingOf(order: Order, type: Billing['type'], lines: BillLine[], now: number): Billing {
  return {
    billingId: `${order.orderId}-B${order.billings.length + 1}`,
    events: { issued: isoDate(now) },
    type,
    billingLine: lines.map(({ lineNumber, quantity, serialNumbers }, index) => ({
      lineNumber: String((index + 1) * 10),
      quantity,
      orderLineNumber: lineNumber,
      serialNumbers,
    })),
  }
}

/** A credit note for invoiced units that are no longer ordered; undefined if there are none. */
export function creditForCancelled(
  order: Order,
  returned: Returned,
  orderLines: OrderLine[],
  now: number,
): Billing | undefined {
  const invoiced = invoicedUnits(order)
  const lines = orderLines.flatMap((line) => {
    const { lineNumber } = line
    const billed = (invoiced.get(lineNumber) ?? 0) + (returned[lineNumber]?.credited ?? 0)
    const quantity = billed - keptUnits(line)
    return quantity > 0 ? [{ lineNumber, quantity, serialNumbers: [] }] : []
  })
  return lines.length > 0 ? billingOf(order, 'CreditNote', lines, now) : undefined
}

/**
 * The decision to credit units that came back, parts of PCs among them. They cannot be invoiced again. Without a problem, no line has more
 * credited units than invoiced ones.
 */
export function decideReturnCredit(
  stored: StoredOrder,
  lines: BillLine[],
  replaced: UnitsByLine,
  now: number,
): { after: StoredOrder; billing: Billing } | Problem {
  const { order } = stored
  const refusal = refuseAction(stored, 'credit')
  if (refusal) return refusal
  const billing = billingOf(order, 'CreditNote', lines, now)
  const billings = [...order.billings, billing]
  const left = creditableUnits({ ...order, billings }, replaced)
  const wrong = lines.find(({ lineNumber }) => (left.get(lineNumber) ?? -1) < 0)
  if (wrong) {
    const units = creditableUnits(order, replaced).get(wrong.lineNumber) ?? 0
    const whatToDo = order.references?.replacementFor
      ? 'It is a replacement and cost nothing: replace the units again, or credit the order that was paid.'
      : 'Invoice the line first, or credit fewer units.'
    return new Problem(
      'quantity_not_billable',
      `Line ${wrong.lineNumber} of the order ${stored.id} has ${units} units invoiced and not yet credited or replaced, not ${wrong.quantity}. ${whatToDo}`,
    )
  }
  const returned = changeReturned(
    stored.returned,
    lines.map(({ lineNumber, quantity }) => ({ lineNumber, credited: quantity })),
  )
  return { after: { ...advance(stored, 'credit', stored.state, { billings }, now), returned }, billing }
}
