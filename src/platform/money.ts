// Money is an integer number of minor units (cents, øre) everywhere inside; it becomes a decimal number only in answers.
// The exponent says how many decimals the unit stands for: 2 for cents. ISO 4217 has it by currency (currencies.ts).

/** VAT in hundredths of a percent: 25 % is 2500. */
export type BasisPoints = number

export interface MinorPrice {
  net: number
  vat: number
  gross: number
}

export const noPrice: MinorPrice = { net: 0, vat: 0, gross: 0 }

/** The price of one unit: VAT rounded half-up to the minor unit. */
export function priceOf(net: number, vatRate: BasisPoints): MinorPrice {
  // Split, so that net × rate stays exact for every net below 2^53.
  const whole = Math.floor(net / 10_000)
  const rest = net - whole * 10_000
  const vat = whole * vatRate + Math.floor((rest * vatRate + 5_000) / 10_000)
  return { net, vat, gross: net + vat }
}

export function addPrices(a: MinorPrice, b: MinorPrice): MinorPrice {
  return { net: a.net + b.net, vat: a.vat + b.vat, gross: a.gross + b.gross }
}

export function timesPrice(price: MinorPrice, quantity: number): MinorPrice {
  return { net: price.net * quantity, vat: price.vat * quantity, gross: price.gross * quantity }
}

/** Beyond this, sums of minor units are no longer exact. */
export const isExact = (price: MinorPrice) => Number.isSafeInteger(price.gross)

/** Minor units as the decimal number that answers show. */
export const toDecimal = (minor: number, exponent: number) => minor / 10 ** exponent

/** A decimal amount as minor units; undefined when it has more decimals than the currency, or is too large. */
export function toMinor(amount: number, exponent: number): number | undefined {
  // Uses the decimal text, because comparing doubles cannot tell how many decimals were written.
  const [, decimals = ''] = String(amount).split('.')
  const minor = Math.round(amount * 10 ** exponent)
  const isWhole = decimals.length <= exponent && !String(amount).includes('e')
  return isWhole && Number.isSafeInteger(minor) ? minor : undefined
}

/** The same amount in another unit; rounded half-up where that has fewer decimals. */
export const rescale = (minor: number, from: number, to: number): number =>
  to >= from ? minor * 10 ** (to - from) : Math.round(minor / 10 ** (from - to))

export const decimalPrice = (price: MinorPrice, exponent: number) => ({
  gross: toDecimal(price.gross, exponent),
  net: toDecimal(price.net, exponent),
  vat: toDecimal(price.vat, exponent),
})
