const form =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?(?:([Zz])|([+-])(\d{2}):?(\d{2}))?$/

/**
 * Converts an ISO 8601 date and time to UTC; undefined if it is malformed or does not exist. Without an offset the value
 * is UTC. Fractions beyond milliseconds are cut off.
 */
export function readDateTime(text: string): string | undefined {
  const match = form.exec(text)
  if (!match) return undefined
  const [, year, month, day, hour, minute, second = '0', fraction = '', , sign, offsetHour, offsetMinute] =
    match
  const local = new Date(0)
  local.setUTCFullYear(Number(year), Number(month) - 1, Number(day))
  local.setUTCHours(Number(hour), Number(minute), Number(second), Number(fraction.slice(0, 3).padEnd(3, '0')))
  // JavaScript rolls 30 February over into March; such a date does not exist.
  const exists =
    local.getUTCMonth() === Number(month) - 1 &&
    local.getUTCDate() === Number(day) &&
    Number(hour) < 24 &&
    Number(minute) < 60 &&
    Number(second) < 60
  if (!exists) return undefined
  if (sign) {
    if (Number(offsetHour) > 23 || Number(offsetMinute) > 59) return undefined
    const offset = (Number(offsetHour) * 60 + Number(offsetMinute)) * 60_000
    local.setTime(local.getTime() - (sign === '-' ? -offset : offset))
  }
  const utc = local.toISOString()
  // Past the year 9999 or before 0 ISO 8601 needs signed years, which few parsers accept.
  return utc.length === 24 ? utc : undefined
}
