import { maxTransitDays } from '../contract/transit-days.ts'

const day = 86_400_000
const saturday = 6
const sunday = 0
/** Beyond the year 9999, ISO 8601 needs signed years, which few parsers accept. */
const latest = Date.parse('9999-12-31T23:59:59.999Z')

/** The arrival of goods that can be shipped at a time: transit days later, and not before the requested date. */
export function arrivalDate(
  leavesAt: number | null,
  transitDays: number,
  notBefore: number | null,
): number | null {
  if (leavesAt === null) return null
  let arrival = Math.floor(leavesAt / day) * day
  for (let left = countable(transitDays); left > 0; ) {
    arrival += day
    if (isWorkingDay(arrival)) left--
  }
  return Math.min(Math.max(arrival, leavesAt, notBefore ?? 0), latest)
}

/** The last working day on which goods can leave to arrive at a time. The other way round than `arrivalDate`. */
export function departureDate(arrival: number, transitDays: number): number {
  let departure = arrival
  // Goods that are promised for a weekend arrive on the Friday before.
  if (transitDays > 0) while (!isWorkingDay(departure)) departure -= day
  for (let left = countable(transitDays); left > 0; ) {
    departure -= day
    if (isWorkingDay(departure)) left--
  }
  return departure
}

/** Older data may exceed the maximum. */
const countable = (transitDays: number) => Math.min(transitDays, maxTransitDays)

function isWorkingDay(time: number): boolean {
  const weekday = new Date(time).getUTCDay()
  return weekday !== saturday && weekday !== sunday
}
