// Times are milliseconds since 1970 inside; answers show them in UTC.
let last = { time: 0, text: '1970-01-01T00:00:00.000Z' }

/** Caches the last result: an answer often contains the same time repeatedly. */
export function isoDate(time: number): string {
  if (time !== last.time) last = { time, text: new Date(time).toISOString() }
  return last.text
}
export const isoDateOrNull = (time: number | null) => (time === null ? null : isoDate(time))
