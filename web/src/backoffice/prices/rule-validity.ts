import { backofficeTexts } from '../../texts/backoffice'
import type { PriceRule } from './price-queries'

const words = backofficeTexts.prices

/** When a price rule applies, in words. */
export function ruleValidity(
  { validFrom, validUntil }: Pick<PriceRule, 'validFrom' | 'validUntil'>,
  moment: (date: string) => string,
): string {
  if (validFrom !== null && validUntil !== null) {
    return words.validBetween(moment(validFrom), moment(validUntil))
  }
  if (validFrom !== null) return words.validFrom(moment(validFrom))
  return validUntil === null ? words.always : words.validUntil(moment(validUntil))
}
