// The tree of order lines: a PC is one line with its parts below it.
import type { OrderLine } from '../contract/order.ts'

export const isPhysical = (line: OrderLine) => line.categories.includes('PHYSICAL_ITEM')
export const isDelivery = ({ categories }: Pick<OrderLine, 'categories'>) => categories.includes('DELIVERY')

export const openUnits = ({ quantity }: Pick<OrderLine, 'quantity'>) =>
  quantity.total - quantity.fulfilled - quantity.cancelled

/** Ordered and not cancelled. */
export const keptUnits = ({ quantity }: Pick<OrderLine, 'quantity'>) => quantity.total - quantity.cancelled

export function findLine(lines: OrderLine[], lineNumber: string): OrderLine | undefined {
  for (const line of lines) {
    const found = line.lineNumber === lineNumber ? line : findLine(line.orderLines, lineNumber)
    if (found) return found
  }
  return undefined
}

/** The lines that use stock: the parts of a PC, not the PC itself. */
export function shelfLines(lines: OrderLine[]): OrderLine[] {
  return lines.flatMap((line) => {
    if (line.orderLines.length > 0) return shelfLines(line.orderLines)
    return isPhysical(line) ? [line] : []
  })
}

/** Units of a child line per unit of its parent. */
export const perUnit = (parent: OrderLine, child: OrderLine) => child.quantity.total / parent.quantity.total

/** Units taken from stock, by product, for a quantity of a line. */
export function shelfUnits(line: OrderLine, units: number): Map<string, number> {
  const taken = new Map<string, number>()
  for (const shelfLine of shelfLines([line])) {
    const share = shelfLine === line ? units : units * perUnit(line, shelfLine)
    taken.set(shelfLine.materialNumber, (taken.get(shelfLine.materialNumber) ?? 0) + share)
  }
  return taken
}

/** Adds to the fulfilled or cancelled units of one top-level line, its parts in proportion. */
export function addUnits(
  lines: OrderLine[],
  lineNumber: string,
  what: 'fulfilled' | 'cancelled',
  units: number,
): OrderLine[] {
  return lines.map((line) => (line.lineNumber === lineNumber ? added(line, what, units) : line))
}

function added(line: OrderLine, what: 'fulfilled' | 'cancelled', units: number): OrderLine {
  return {
    ...line,
    quantity: { ...line.quantity, [what]: line.quantity[what] + units },
    orderLines: line.orderLines.map((child) => added(child, what, units * perUnit(line, child))),
  }
}

/** Goods decide whether an order is shipped; services and licences count only in orders without goods. */
export function countsAsOpen(line: OrderLine, lines: OrderLine[]): boolean {
  const hasGoods = lines.some((each) => isPhysical(each) && each.quantity.cancelled < each.quantity.total)
  return hasGoods ? isPhysical(line) : !isDelivery(line)
}

/** Lines fulfilled with the last shipment: the delivery, services and licences. */
export function fulfilRest(line: OrderLine): OrderLine {
  const { total, fulfilled, cancelled } = line.quantity
  return isPhysical(line)
    ? line
    : { ...line, quantity: { total, fulfilled: Math.max(fulfilled, total - cancelled), cancelled } }
}
