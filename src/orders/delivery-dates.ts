const day = 86_400_000
const saturday = 6
const sunday = 0

/** When goods that can leave at a moment arrive: so many working days later, and not before the wished date. */
export function arrivalDate(
  leavesAt: number | null,
  transitDays: number,
  notBefore: number | null,
): number | null {
  if (leavesAt === null) return null
  let arrival = Math.floor(leavesAt / day) * day
  for (let left = transitDays; left > 0; ) {
    arrival += day
    const weekday = new Date(arrival).getUTCDay()
    if (weekday !== saturday && weekday !== sunday) left--
  }
  return Math.max(arrival, leavesAt, notBefore ?? 0)
}
