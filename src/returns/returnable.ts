// What a customer can return of an order, and until when.
import type { OrderLine } from '../contract/order.ts'
import { isPhysical } from '../orders/lines.ts'
import type { StoredOrder } from '../orders/order.ts'
import { arrivedAt, returnableSerials, returnableUnits } from '../orders/returned.ts'
import { isoDateOrNull } from '../platform/time.ts'

const dayMs = 86_400_000

/** Goods, and PCs, which are goods in their parts. */
export const isReturnable = (line: OrderLine): boolean =>
  isPhysical(line) || line.orderLines.some(isReturnable)

/** Staff may take back later, for a warranty or out of goodwill. */
export const firstArrival = (audience: 'customer' | 'staff', now: number, days: number) =>
  audience === 'staff' ? Number.NEGATIVE_INFINITY : periodStart(now, days)

/** The beginning of the first day from which a delivery still counts: the period ends with a day, in UTC. */
const periodStart = (now: number, days: number) => Math.floor(now / dayMs - days) * dayMs

export const periodEnd = (arrived: number, days: number) =>
  (Math.floor(arrived / dayMs) + days + 1) * dayMs - 1

const everyLine = (lines: OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => [line, ...everyLine(line.orderLines)])

/** Of units that arrived on or after `since`. */
export function returnableLines({ order, returned }: StoredOrder, days: number, since: number) {
  const left = returnableUnits(order, returned, since)
  return everyLine(order.orderLines)
    .filter((line) => isReturnable(line) && (left.get(line.lineNumber) ?? 0) > 0)
    .map(({ lineNumber, materialNumber, name }) => {
      const arrived = arrivedAt(order, lineNumber)
      return {
        lineNumber,
        materialNumber,
        name,
        quantity: left.get(lineNumber) ?? 0,
        serialNumbers: returnableSerials(order, returned, lineNumber),
        until: isoDateOrNull(arrived === null ? null : periodEnd(arrived, days)),
      }
    })
}
