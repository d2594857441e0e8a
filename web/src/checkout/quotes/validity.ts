import type { Formats } from '../../session/format'

/** Until when a quote can be accepted. Staff enter a day, whose end is the midnight after it; programs may name any moment. */
export function validityOf(validUntil: string, { day, moment }: Pick<Formats, 'day' | 'moment'>): string {
  const end = new Date(validUntil)
  const isMidnight = end.getHours() === 0 && end.getMinutes() === 0
  return isMidnight ? day(end.getTime() - 1) : moment(validUntil)
}
