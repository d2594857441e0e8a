/** Decimals by ISO 4217, where they are not two; the same as in src/currencies.ts. */
export const unusualDigits: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

export function currencyDigits(currency: string): number {
  const found = Object.entries(unusualDigits).find(([, codes]) => codes.split(' ').includes(currency))
  return found ? Number(found[0]) : 2
}
