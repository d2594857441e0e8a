// What a quote costs with the delivery that is offered, and when it arrives.
import { datedUnits, promiseInWords } from '../../../../src/orders/arrivals.ts'
import type { Formats } from '../../session/format'
import { texts } from '../../texts'
import { quotesTexts as words } from '../../texts/quotes'
import type { SentQuote } from './quote-queries'

const offeredDelivery = ({ deliveryOptions, deliveryOptionId }: SentQuote) =>
  deliveryOptions.find((option) => option.deliveryOptionId === deliveryOptionId)

export function arrivalOf(quote: SentQuote, { deliveryDay }: Formats): string | undefined {
  const option = offeredDelivery(quote)
  if (!option) return undefined
  const { name, arrivals, estimatedDeliveryDate } = option
  const arrival = arrivals
    ? texts.checkout.arrivesInParts(promiseInWords(datedUnits(arrivals), deliveryDay))
    : estimatedDeliveryDate
      ? texts.checkout.arrives(deliveryDay(estimatedDeliveryDate))
      : texts.checkout.arrivalUnknown
  return words.deliveryBy(name, arrival)
}

/** With delivery. */
export function sumsOf(quote: SentQuote) {
  const delivery = offeredDelivery(quote)?.price
  return {
    goods: quote.totals.gross ?? 0,
    delivery: delivery?.gross ?? 0,
    total: (quote.totals.gross ?? 0) + (delivery?.gross ?? 0),
    vat: (quote.totals.vat ?? 0) + (delivery?.vat ?? 0),
  }
}
