// What is known of a unit by its serial number: the order it was shipped with, and how long it can be returned or is under warranty.
import type { SerialUnits } from '../contract/returns.ts'
import { findLine } from '../orders/lines.ts'
import type { StoredOrder } from '../orders/order.ts'
import { isoDate } from '../platform/time.ts'
import type { StoredReturn } from './return.ts'
import { periodEnd } from './returnable.ts'

export interface Periods {
  days: number
  months: number
}

/** The end of the same day so many months later, or of the last day of a shorter month, in UTC. */
export function monthsAfter(arrived: number, months: number): number {
  const from = new Date(arrived)
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months]
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay) + 1) - 1
}

/** The shipments of an order with the serial number. */
export function unitsWithSerial(
  { id, account, order }: StoredOrder,
  serialNumber: string,
  returns: readonly StoredReturn[],
  { days, months }: Periods,
): SerialUnits['units'] {
  return order.deliveries.flatMap(({ deliveryLines, events: { shipped, delivered } }) =>
    deliveryLines
      .filter((each) => each.serialNumbers.includes(serialNumber))
      .flatMap(({ orderLineNumber: lineNumber }) => {
        const line = findLine(order.orderLines, lineNumber)
        if (!line) return []
        const arrived = delivered ? Date.parse(delivered) : null
        return [
          {
            orderId: id,
            customerId: account,
            lineNumber,
            materialNumber: line.materialNumber,
            name: line.name,
            shippedAt: shipped ?? null,
            deliveredAt: delivered ?? null,
            returnUntil: arrived === null ? null : isoDate(periodEnd(arrived, days)),
            warrantyUntil: arrived === null ? null : isoDate(monthsAfter(arrived, months)),
            returns: returns
              .filter(({ lines }) => lines.some((each) => each.orderId === id && covers(each, lineNumber)))
              .map(({ id: returnId, state }) => ({ returnId, state })),
          },
        ]
      }),
  )
}

/** The return of a PC has its parts. */
const covers = (line: { lineNumber: string }, lineNumber: string) =>
  line.lineNumber === lineNumber || lineNumber.startsWith(`${line.lineNumber}.`)
