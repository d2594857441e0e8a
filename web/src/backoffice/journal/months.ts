/** In UTC, as the journal: `2026-01`. */
export const monthOf = (time: Date) => time.toISOString().slice(0, 7)

/** From the month of now back to the first one. */
export function monthsSince(first: string, now: Date): string[] {
  const months: string[] = []
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()))
  for (; monthOf(month) >= first; month.setUTCMonth(month.getUTCMonth() - 1)) months.push(monthOf(month))
  return months
}
