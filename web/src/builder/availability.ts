import type { Formats } from '../session/format'
import { texts } from '../texts'
import type { Product } from './build'

export interface Stock {
  tone: 'there' | 'later' | 'none' | 'unknown'
  words: string
}

const words = texts.builder.availability

/** The availability of a number of units, as text. */
export function stockOf(
  product: Product,
  count: number,
  { deliveryDay }: Pick<Formats, 'deliveryDay'>,
): Stock {
  const { category, discontinued, availability } = product
  const { status, availableAt, freeUnits } = availability
  const ending = discontinued ? ` · ${words.discontinued}` : ''
  if (status === 'Available') {
    if (category !== 'PHYSICAL_ITEM') return { tone: 'there', words: words.ready }
    if (freeUnits !== null && freeUnits < count)
      return { tone: 'later', words: words.onlySome(freeUnits) + ending }
    return { tone: 'there', words: words.inStock + ending }
  }
  if (status === 'ConfirmedRestock' && availableAt)
    return { tone: 'later', words: words.expected(deliveryDay(availableAt)) + ending }
  if (status === 'ConfirmedRestock' || status === 'UnconfirmedRestock')
    return { tone: 'later', words: words.expectedSomeTime + ending }
  if (status === 'Unavailable') return { tone: 'none', words: words.none + ending }
  return { tone: 'unknown', words: words.unknown + ending }
}
