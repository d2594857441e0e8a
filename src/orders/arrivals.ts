// A promise per part: how many units arrive on which day, and how many have no date. Emails, lists and pages use these
// functions, so that the date of some units is never shown as the date of all.
import type { Order } from '../contract/order.ts'
import { isoDateOrNull } from '../platform/time.ts'
import { arrivalDate } from './delivery-dates.ts'

/** Units with the same date; null if it is not known. */
export interface DatedUnits {
  date: number | null
  quantity: number
}

interface Line {
  lineNumber: string
  quantity: number
  orderLines: readonly Line[]
}

/**
 * Units of all lines by day, earliest first, those without a date last. A PC counts as one unit, which is complete with its last
 * part. `unitsOf` has the units of a line or of a part; lines without, such as licences, are left out.
 */
export function unitsByDay(
  lines: readonly Line[],
  unitsOf: (lineNumber: string) => readonly DatedUnits[],
): DatedUnits[] {
  return merged(
    lines.flatMap((line) =>
      line.orderLines.length > 0 ? wholeUnits(line, unitsOf) : unitsOf(line.lineNumber),
    ),
  )
}

function wholeUnits(line: Line, unitsOf: (lineNumber: string) => readonly DatedUnits[]): DatedUnits[] {
  const parts = line.orderLines
    .map(({ lineNumber, quantity }) => ({ units: unitsOf(lineNumber), each: quantity / line.quantity }))
    .filter(({ units }) => units.length > 0)
  let before = 0
  return merged(parts.flatMap(({ units }) => units)).map(({ date }) => {
    const complete = Math.min(
      ...parts.map(({ units, each }) =>
        Math.floor(sum(units.filter((unit) => isBy(unit.date, date))) / each),
      ),
    )
    const quantity = complete - before
    before = complete
    return { date, quantity }
  })
}

const day = 86_400_000
const never = Number.POSITIVE_INFINITY
const dayOf = (date: number | null) => (date === null ? never : Math.floor(date / day))
const isBy = (date: number | null, limit: number | null) => dayOf(date) <= dayOf(limit)
const sum = (units: readonly DatedUnits[]) => units.reduce((total, { quantity }) => total + quantity, 0)

/** One entry for each day, with the latest time of the day. */
export const merged = (units: readonly DatedUnits[]): DatedUnits[] =>
  [...Map.groupBy(units, ({ date }) => dayOf(date))]
    .map(([key, together]) => ({
      date: key === never ? null : Math.max(...together.map(({ date }) => date ?? 0)),
      quantity: sum(together),
    }))
    .filter(({ quantity }) => quantity > 0)
    .sort((a, b) => dayOf(a.date) - dayOf(b.date))

/** Whether fewer units arrive by some day than were promised by then. */
export const isWorse = (promised: readonly DatedUnits[], now: readonly DatedUnits[]): boolean =>
  promised.some(({ date }) => {
    if (date === null) return false
    const by = (units: readonly DatedUnits[]) => sum(units.filter((unit) => isBy(unit.date, date)))
    return by(now) < by(promised)
  })

/** When the last unit arrives; null if that is not known. */
export const lastDate = (units: readonly DatedUnits[]): number | null => units.at(-1)?.date ?? null

/** The open units of an order, by the day on which they are expected. */
export function expectedArrivals({
  orderLines,
  expectedDeliveries,
}: Pick<Order, 'orderLines' | 'expectedDeliveries'>): DatedUnits[] {
  const units = Map.groupBy(
    expectedDeliveries.flatMap(({ estimatedDeliveryDate, expectedLines }) =>
      expectedLines.map(({ orderLineNumber, quantity }) => ({
        orderLineNumber,
        date: estimatedDeliveryDate === null ? null : Date.parse(estimatedDeliveryDate),
        quantity,
      })),
    ),
    ({ orderLineNumber }) => orderLineNumber,
  )
  return unitsByDay(orderLines.map(countedLine), (lineNumber) => units.get(lineNumber) ?? [])
}

/** The units of an order that are still to arrive: those on their way and those to be shipped. */
export function openArrivals({ order, transitDays, notBefore }: Shipped): DatedUnits[] {
  const top = new Set(order.orderLines.map(({ lineNumber }) => lineNumber))
  const onTheWay = order.deliveries
    .filter(({ events }) => !events.delivered)
    .flatMap(({ events, deliveryLines }) => {
      const date = arrivalDate(events.shipped ? Date.parse(events.shipped) : null, transitDays, notBefore)
      return deliveryLines
        .filter(({ orderLineNumber }) => top.has(orderLineNumber))
        .map(({ quantity }) => ({ date, quantity }))
    })
  return merged([...onTheWay, ...expectedArrivals(order)])
}

/** As stored; the pages import this file, and types of the store would need those of Node. */
interface Shipped {
  order: Order
  transitDays: number
  notBefore: number | null
}

/** For answers: nothing if there is one date for all units, or none. */
export const viewArrivals = (units: readonly DatedUnits[]) =>
  units.length < 2
    ? undefined
    : units.map(({ date, quantity }) => ({ estimatedDeliveryDate: isoDateOrNull(date), quantity }))

/** The units of an answer. */
export const datedUnits = (
  arrivals: readonly { estimatedDeliveryDate: string | null; quantity: number }[],
): DatedUnits[] =>
  arrivals.map(({ estimatedDeliveryDate, quantity }) => ({
    date: estimatedDeliveryDate === null ? null : Date.parse(estimatedDeliveryDate),
    quantity,
  }))

type OrderLine = Order['orderLines'][number]
const countedLine = ({ lineNumber, quantity, orderLines }: OrderLine): Line => ({
  lineNumber,
  quantity: quantity.total,
  orderLines: orderLines.map(countedLine),
})

/** The units of a promise as a sentence: "28 on 20 Nov, 22 date not known". One date for all needs no numbers. */
export function promiseInWords(
  units: readonly DatedUnits[],
  dayInWords: (date: number) => string,
  unknown = 'date not known',
): string {
  const [first, ...others] = units
  if (!first) return unknown
  if (others.length === 0) return first.date === null ? unknown : dayInWords(first.date)
  return units
    .map(({ date, quantity }) =>
      date === null ? `${quantity} ${unknown}` : `${quantity} on ${dayInWords(date)}`,
    )
    .join(', ')
}
