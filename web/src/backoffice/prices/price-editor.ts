import { currencyDigits } from '../../currency-format'
import { backofficeTexts } from '../../texts/backoffice'
import type { Editor } from '../shared/edit/editor'
import { readAmount } from './amount'

const words = backofficeTexts.prices

/** A price cannot be removed, so an empty field is refused. */
export const priceEditor = (currency: string): Editor => {
  const digits = currencyDigits(currency)
  return {
    isFigure: true,
    textOf: (value) => String(value ?? ''),
    readText: (text) => {
      const value = readAmount(text, digits)
      return value === undefined ? { error: words.notAPrice(digits) } : { value }
    },
  }
}
