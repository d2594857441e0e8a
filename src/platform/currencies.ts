// Currencies by ISO 4217 (list one) and how many decimals each has. A table of our own: `Intl` gives the digits that
// are usual in cash, and they change with the runtime, which would change what stored amounts mean.
const codesByExponent: Record<number, string> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2: `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CNY
    COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS
    INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR
    MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP
    STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XAD XCD XCG YER ZAR ZMW ZWG`,
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
}

const exponents = new Map(
  Object.entries(codesByExponent).flatMap(([exponent, codes]) =>
    codes.split(/\s+/).map((code) => [code, Number(exponent)] as const),
  ),
)

/** Withdrawn since, or without a minor unit; earlier versions took them, so accounts and price lists may have them. */
const former = new Set(['ANG', 'BGN', 'CUC', 'HRK', 'SLL', 'XDR', 'XSU', 'ZWL'])

/** In use, with a minor unit. Not gold (XAU), special drawing rights (XDR) or the code for tests (XTS). */
export const isCurrency = (code: string) => exponents.has(code)

/** Also what existing accounts and price lists may still have. */
export const isKnownCurrency = (code: string) => isCurrency(code) || former.has(code)

/** How many decimals a currency has: 2 for NOK, 0 for JPY. Former ones have 2. */
export const exponentOf = (currency: string): number => exponents.get(currency) ?? 2
