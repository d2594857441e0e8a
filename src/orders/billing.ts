// The decision to bill: at most the ordered units are invoiced, and at most the invoiced units credited.
import type { Billing, Order, OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { isoDate } from '../platform/time.ts'
import { advance, refuseAction } from './advance.ts'
import { findLine } from './lines.ts'
import type { StoredOrder } from './order.ts'
import { noSuchLine } from './shipping.ts'

export interface BillLine {
  lineNumber: string
  quantity: number
  serialNumbers: string[]
}

/** Units of each line that are invoiced and not credited. */
export function invoicedUnits({ billings }: Order): Map<string, number> {
  const units = new Map<string, number>()
  for (const { type, billingLine } of billings) {
    for (const { orderLineNumber, quantity } of billingLine) {
      if (orderLineNumber === null) continue
      units.set(
        orderLineNumber,
        (units.get(orderLineNumber) ?? 0) + (type === 'Invoice' ? quantity : -quantity),
      )
    }
  }
  return units
}

/** Without lines, all billable units are billed. */
export function decideBilling(
  stored: StoredOrder,
  type: Billing['type'],
  lines: BillLine[] | null,
  now: number,
): { after: StoredOrder; billing: Billing } | Problem {
  const action = type === 'Invoice' ? 'invoice' : 'credit'
  const refusal = refuseAction(stored, action)
  if (refusal) return refusal
  const { order } = stored
  const billable = billableUnits(order, type)
  const wanted =
    lines ?? [...billable].map(([lineNumber, quantity]) => ({ lineNumber, quantity, serialNumbers: [] }))
  if (wanted.length === 0) return new Problem('nothing_to_bill')

  for (const { lineNumber, quantity } of wanted) {
    if (!findLine(order.orderLines, lineNumber)) return noSuchLine(stored, lineNumber)
    const left = billable.get(lineNumber) ?? 0
    if (quantity > left) {
      const what = type === 'Invoice' ? 'to invoice' : 'invoiced and not yet credited'
      return new Problem(
        'quantity_not_billable',
        `Line ${lineNumber} has ${left} units ${what}, not ${quantity}.`,
      )
    }
    billable.set(lineNumber, left - quantity)
  }
  const billing = billingOf(order, type, wanted, now)
  return {
    after: advance(stored, action, stored.state, { billings: [...order.billings, billing] }, now),
    billing,
  }
}

/** The parts of a PC are billed with the PC, so only top-level lines can be. */
function billableUnits(order: Order, type: Billing['type']): Map<string, number> {
  const invoiced = invoicedUnits(order)
  const left = ({ lineNumber, quantity }: OrderLine) => {
    const units = invoiced.get(lineNumber) ?? 0
    return type === 'Invoice' ? quantity.total - quantity.cancelled - units : units
  }
  return new Map(
    order.orderLines
      .map((line): [string, number] => [line.lineNumber, left(line)])
      .filter(([, units]) => units > 0),
  )
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
export function creditForCancelled(order: Order, orderLines: OrderLine[], now: number): Billing | undefined {
  const invoiced = invoicedUnits(order)
  const lines = orderLines.flatMap(({ lineNumber, quantity: { total, cancelled } }) => {
    const quantity = (invoiced.get(lineNumber) ?? 0) - (total - cancelled)
    return quantity > 0 ? [{ lineNumber, quantity, serialNumbers: [] }] : []
  })
  return lines.length > 0 ? billingOf(order, 'CreditNote', lines, now) : undefined
}
