import type { Schemas } from '@buildorder/client'
import type { Formats } from '../format'
import { texts } from '../texts'

const words = texts.checkout.availability

/** Undefined for products that are not kept in stock, such as licences. */
export function availabilityInWords(
  availability: Schemas['Availability'] | null,
  { deliveryDay }: Pick<Formats, 'deliveryDay'>,
): string | undefined {
  if (!availability) return undefined
  const { status, availableAt } = availability
  if (status !== 'ConfirmedRestock') return words[status]
  return availableAt ? words.ConfirmedRestock(deliveryDay(availableAt)) : words.UnconfirmedRestock
}
