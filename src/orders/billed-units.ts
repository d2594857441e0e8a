// Which units of an order are invoiced, can be invoiced, and can be credited.
import type { Billing, Order, OrderLine } from '../contract/order.ts'
import { keptUnits } from './lines.ts'
import type { Returned } from './returned.ts'
import { unitsInTree } from './units-in-tree.ts'

function sumOf({ billings }: Order, factor: Record<Billing['type'], number>): Map<string, number> {
  const units = new Map<string, number>()
  for (const { type, billingLine } of billings) {
    for (const { orderLineNumber, quantity } of billingLine) {
      if (orderLineNumber === null) continue
      units.set(orderLineNumber, (units.get(orderLineNumber) ?? 0) + factor[type] * quantity)
    }
  }
  return units
}

/** Units of each line that are invoiced and not credited. Negative for a part of a PC that was credited alone. */
export const invoicedUnits = (order: Order) => sumOf(order, { Invoice: 1, CreditNote: -1 })

/** Units of each line that were ever invoiced. */
export const everInvoiced = (order: Order) => sumOf(order, { Invoice: 1, CreditNote: 0 })

/** Units by line number, of PCs or of their parts. */
export type UnitsByLine = ReadonlyMap<string, number>
const noUnits: UnitsByLine = new Map()

/**
 * Units of each line that can be credited, parts of PCs among them. Less than zero if more was credited, or replaced after a return, than
 * invoiced.
 */
export function creditableUnits(order: Order, replaced = noUnits): Map<string, number> {
  const invoiced = invoicedUnits(order)
  return unitsInTree(
    order.orderLines,
    ({ lineNumber }) => (invoiced.get(lineNumber) ?? 0) - (replaced.get(lineNumber) ?? 0),
  )
}

/** Units of a line that are ordered, neither invoiced nor credited as returned. */
function uninvoicedUnits(line: OrderLine, invoiced: ReadonlyMap<string, number>, returned: Returned): number {
  const { lineNumber } = line
  return keptUnits(line) - (invoiced.get(lineNumber) ?? 0) - (returned[lineNumber]?.credited ?? 0)
}

/** Of these, those whose credit is final. Units that are cancelled later were credited first. */
export function waivedUnits(order: Order, returned: Returned): Map<string, number> {
  const lines = order.orderLines.filter(({ lineNumber }) => (returned[lineNumber]?.waived ?? 0) > 0)
  if (lines.length === 0) return new Map()
  const invoiced = invoicedUnits(order)
  return new Map(
    lines.map((line): [string, number] => {
      const most = Math.max(0, uninvoicedUnits(line, invoiced, returned))
      return [line.lineNumber, Math.min(most, returned[line.lineNumber]?.waived ?? 0)]
    }),
  )
}

/**
 * Units of each line that can be billed. The parts of a PC are billed with the PC, so only top-level lines can be. What was credited can be
 * invoiced again only if the credit note said so.
 */
export function billableUnits(
  order: Order,
  returned: Returned,
  type: Billing['type'],
  replaced = noUnits,
): Map<string, number> {
  const invoiced = invoicedUnits(order)
  const creditable = creditableUnits(order, replaced)
  const waived = waivedUnits(order, returned)
  const left = (line: OrderLine) =>
    type === 'Invoice'
      ? uninvoicedUnits(line, invoiced, returned) - (waived.get(line.lineNumber) ?? 0)
      : (creditable.get(line.lineNumber) ?? 0)
  return new Map(
    order.orderLines
      .map((line): [string, number] => [line.lineNumber, left(line)])
      .filter(([, units]) => units > 0),
  )
}
