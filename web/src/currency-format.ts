/** ISO 4217 decimals other than two; the same as in src/platform/currencies.ts. */
const unusualDigits: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

export function currencyDigits(currency: string): number {
  const found = Object.entries(unusualDigits).find(([, codes]) => codes.split(' ').includes(currency))
  return found ? Number(found[0]) : 2
}

/** No currency has more decimals. */
const maxDigits = 4

/** With all decimals, unless it is told otherwise: browsers omit decimals that are unusual in cash and would round the amount. */
export function currencyFormat(
  locale: string,
  currency: string | null,
  digits = currency === null ? maxDigits : currencyDigits(currency),
): Intl.NumberFormat {
  if (currency === null) return new Intl.NumberFormat(locale, { maximumFractionDigits: digits })
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}
