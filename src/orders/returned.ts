// What came back of an order, or is on its way back: kept beside the order, because the interface fixes what an order shows. It changes
// with the version of the order, so that returns, billings and cancels of one order decide one after the other.
import type { Order, OrderLine } from '../contract/order.ts'
import { everInvoiced, invoicedUnits, type UnitsByLine } from './billed-units.ts'
import { findLine, keptUnits } from './lines.ts'
import { unitsInTree } from './units-in-tree.ts'

export interface ReturnedLine {
  /** Asked for, on the way or received. */
  units: number
  /** Of these, credited. */
  credited: number
  /** Of these units, as far as they are known. */
  serialNumbers: string[]
  /** Credited without a return, and not to be invoiced again. */
  waived?: number
}

/** By line number, of a PC or of one of its parts. */
export type Returned = Readonly<Record<string, ReturnedLine>>

export const nothingReturned: ReturnedLine = { units: 0, credited: 0, serialNumbers: [] }

export interface ReturnedChange {
  lineNumber: string
  units?: number
  credited?: number
  waived?: number
  serialNumbers?: string[]
  /** Serial numbers that are no longer in a return. */
  released?: string[]
}

export function changeReturned(returned: Returned, changes: readonly ReturnedChange[]): Returned {
  const lines: Record<string, ReturnedLine> = { ...returned }
  for (const change of changes) {
    const { lineNumber, units = 0, credited = 0, serialNumbers = [], released = [] } = change
    const before = lines[lineNumber] ?? nothingReturned
    const waived = (before.waived ?? 0) + (change.waived ?? 0)
    lines[lineNumber] = {
      units: before.units + units,
      credited: before.credited + credited,
      serialNumbers: [...before.serialNumbers, ...serialNumbers].filter((each) => !released.includes(each)),
      ...(waived > 0 ? { waived } : {}),
    }
  }
  return lines
}

/** Units that arrived on or after a time, or that are not known to have arrived. Lines of parts name serial numbers and ship nothing. */
function shippedSince({ orderLines, deliveries }: Order, since: number): Map<string, number> {
  const recent = deliveries.filter(
    ({ events: { delivered } }) => !delivered || Date.parse(delivered) >= since,
  )
  const lines = recent.flatMap(({ deliveryLines }) => deliveryLines)
  return unitsInTree(orderLines, (line) =>
    orderLines.includes(line)
      ? lines
          .filter(({ orderLineNumber }) => orderLineNumber === line.lineNumber)
          .reduce((sum, { quantity }) => sum + quantity, 0)
      : 0,
  )
}

/** Units of a line that were credited although they are still ordered, and not because of a return. */
function creditedElsewhere(order: Order, line: OrderLine, returned: Returned): number {
  const invoiced = Math.min(keptUnits(line), everInvoiced(order).get(line.lineNumber) ?? 0)
  const still = (invoicedUnits(order).get(line.lineNumber) ?? 0) + (returned[line.lineNumber]?.credited ?? 0)
  return Math.max(0, invoiced - still)
}

/**
 * Units of each line that can be returned: shipped, arrived on or after `since`, neither in a return nor credited in another way. All of it
 * follows from the stored order.
 */
export function returnableUnits(order: Order, returned: Returned, since: number): Map<string, number> {
  const left = unitsInTree(order.orderLines, (line) => {
    const gone = returned[line.lineNumber]?.units ?? 0
    if (!order.orderLines.includes(line)) return -gone
    return (
      Math.min(line.quantity.fulfilled, keptUnits(line) - creditedElsewhere(order, line, returned)) - gone
    )
  })
  const recent = shippedSince(order, since)
  return new Map(
    [...left].map(([number, units]) => [number, Math.max(0, Math.min(units, recent.get(number) ?? 0))]),
  )
}

/** Units of each line that are neither credited for good nor replaced after a return; less than zero if more was than is there. */
export function unsettledUnits(order: Order, returned: Returned, replaced: UnitsByLine): Map<string, number> {
  return unitsInTree(order.orderLines, (line) => {
    const { lineNumber } = line
    const settled = (returned[lineNumber]?.credited ?? 0) + (replaced.get(lineNumber) ?? 0)
    const own = order.orderLines.includes(line)
      ? keptUnits(line) - creditedElsewhere(order, line, returned)
      : 0
    return own - settled
  })
}

/** Serial numbers that were shipped with a line, and are in no return. */
export function returnableSerials(order: Order, returned: Returned, lineNumber: string): string[] {
  const gone = new Set(Object.values(returned).flatMap(({ serialNumbers }) => serialNumbers))
  return order.deliveries
    .flatMap(({ deliveryLines }) => deliveryLines)
    .filter(({ orderLineNumber }) => orderLineNumber === lineNumber)
    .flatMap(({ serialNumbers }) => serialNumbers)
    .filter((each) => !gone.has(each))
}

/** When the last delivery with the line arrived; null if that is not known. */
export function arrivedAt({ orderLines, deliveries }: Order, lineNumber: string): number | null {
  const top = orderLines.find((line) => findLine([line], lineNumber))?.lineNumber
  const times = deliveries
    .filter(({ deliveryLines }) => deliveryLines.some(({ orderLineNumber }) => orderLineNumber === top))
    .map(({ events: { delivered } }) => (delivered ? Date.parse(delivered) : null))
  return times.length === 0 || times.includes(null) ? null : Math.max(...(times as number[]))
}
