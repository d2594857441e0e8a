// Decimals of amounts stored by schema 4 and earlier, which did not store the exponent. Those versions used the runtime;
// these are the figures of ICU 78 in Node 26. Frozen: neither ISO 4217 nor a newer Node may change stored amounts.
export const legacyExponents: Record<0 | 3, string[]> = {
  0: `AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SLL SOS SYP UGX VND VUV
    XAF XOF XPF YER`.split(/\s+/),
  3: ['BHD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'],
}

const exponents = new Map(
  Object.entries(legacyExponents).flatMap(([exponent, codes]) =>
    codes.map((code) => [code, Number(exponent)] as const),
  ),
)

/** The decimals of an amount that was stored without them. */
export const legacyExponent = (currency: string): number => exponents.get(currency) ?? 2
