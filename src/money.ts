// Money is an integer number of minor units (cents, øre) everywhere inside; it becomes a decimal number only in answers.

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

const digitsByCurrency = new Map<string, number>()

/** How many decimals a currency has: 2 for NOK, 0 for JPY. */
export function currencyDigits(currency: string): number {
  let digits = digitsByCurrency.get(currency)
  if (digits === undefined) {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    digits = options.maximumFractionDigits ?? 2
    digitsByCurrency.set(currency, digits)
  }
  return digits
}

/** Minor units as the decimal number that answers show. */
export const toDecimal = (minor: number, currency: string) => minor / 10 ** currencyDigits(currency)

/** A decimal amount as minor units; undefined when it has more decimals than the currency, or is too large. */
export function toMinor(amount: number, currency: string): number | undefined {
  const digits = currencyDigits(currency)
  // As it is written: how close two doubles are says nothing about how many decimals somebody meant.
  const [, decimals = ''] = String(amount).split('.')
  const minor = Math.round(amount * 10 ** digits)
  const isWhole = decimals.length <= digits && !String(amount).includes('e')
  return isWhole && Number.isSafeInteger(minor) ? minor : undefined
}

export const decimalPrice = (price: MinorPrice, currency: string) => ({
  gross: toDecimal(price.gross, currency),
  net: toDecimal(price.net, currency),
  vat: toDecimal(price.vat, currency),
})
