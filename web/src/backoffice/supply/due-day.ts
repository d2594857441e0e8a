// A purchase order is due on a calendar day, the same in every time zone, and its goods are promised until that day ends.
// The API takes a moment: the end of the day in UTC.

export const endOfDueDay = (day: string) => `${day}T23:59:59Z`

/** The day as in date fields. The API answers in UTC. */
export const dueDayOf = (expectedAt: string) => expectedAt.slice(0, 10)
