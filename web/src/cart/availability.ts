import type { Schemas } from '@buildorder/client'
import type { Formats } from '../session/format'
import { texts } from '../texts'

const words = texts.checkout.availability

type Line = Pick<Schemas['CartLine'], 'availability' | 'availabilityParts'>
type Days = Pick<Formats, 'deliveryDay' | 'figure'>

/** Per part if the units come at different times. Undefined for products that are not kept in stock, such as licences. */
export function availabilityInWords(
  { availability, availabilityParts }: Line,
  days: Days,
): string | undefined {
  if (!availability) return undefined
  if (!availabilityParts) return statusInWords(availability, days)
  return availabilityParts
    .map((part) => words.part(days.figure(part.quantity), statusInWords(part, days)))
    .join(', ')
}

function statusInWords({ status, availableAt }: Schemas['Availability'], { deliveryDay }: Days): string {
  if (status !== 'ConfirmedRestock') return words[status]
  return availableAt ? words.ConfirmedRestock(deliveryDay(availableAt)) : words.UnconfirmedRestock
}
