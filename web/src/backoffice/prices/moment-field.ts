// Moments in fields of the type `datetime-local`: to the minute, in the time zone of the browser.
import { dayOf } from '../../shell/days'

export function fieldOfMoment(moment: string | null): string {
  if (moment === null) return ''
  const date = new Date(moment)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${dayOf(moment)}T${two(date.getHours())}:${two(date.getMinutes())}`
}

/** The moment of a field; one that was not touched keeps its seconds. */
export const momentOfField = (field: string, before: string | null): string | null =>
  field === fieldOfMoment(before) ? before : field === '' ? null : new Date(field).toISOString()
