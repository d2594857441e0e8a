import type { Formats } from '../../session/format'
import { texts } from '../../texts'
import type { Product } from '../build'

const words = texts.candidates.availability

/** The availability of one unit, as short text. */
export function availabilityText(
  { availability, discontinued }: Product,
  { deliveryDay, figure }: Pick<Formats, 'deliveryDay' | 'figure'>,
): string {
  const { status, availableAt, freeUnits } = availability
  const text =
    status === 'Available' && freeUnits !== null
      ? words.Units(figure(freeUnits))
      : status === 'ConfirmedRestock'
        ? availableAt === null
          ? words.UnconfirmedRestock
          : words.ConfirmedRestock(deliveryDay(availableAt))
        : words[status]
  return discontinued ? `${text}, ${texts.candidates.discontinued}` : text
}
