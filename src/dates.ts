// Times are milliseconds since 1970 inside; answers show them in UTC.
export const isoDate = (time: number) => new Date(time).toISOString()
export const isoDateOrNull = (time: number | null) => (time === null ? null : isoDate(time))
