import { maxTransitDays } from '../contract/import-formats.ts'

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
  // Older data may exceed the maximum.
  for (let left = Math.min(transitDays, maxTransitDays); left > 0; ) {
    arrival += day
    const weekday = new Date(arrival).getUTCDay()
    if (weekday !== saturday && weekday !== sunday) left--
  }
  return Math.min(Math.max(arrival, leavesAt, notBefore ?? 0), latest)
}
