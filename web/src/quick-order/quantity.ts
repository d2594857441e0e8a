// Quantities as people write them. What is not certain is not guessed: a wrong quantity is a wrong order.

export const largestQuantity = 99_999

/**
 * Groups of digits are separated by spaces or apostrophes. After a point or a comma three digits may be decimals: "10,000 ST" is
 * ten in some systems, and ten thousand in others.
 */
export const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d{1,5}`

/** Words that mean single units; a box or a pack may have any number of them. */
const unit = '[x×]|pcs?|pieces?|units?|ea|each|stk|stck|stück|st'
const quantity = new RegExp(String.raw`^(?:[x×]\s*)?(${digits})(?:[.,]0{1,2})?\s*(?:(?:${unit})\.?)?$`, 'i')

/** A quantity such as "10", "1 000", "x5" or "10 pcs"; null if it is not certain. */
export function readQuantity(text: string): number | null {
  const [, figure] = quantity.exec(text) ?? []
  // "007" may be a number of another kind, and "00" the decimals of one.
  if (figure === undefined || /^0\d/.test(figure)) return null
  const value = Number(figure.replace(/\D/g, ''))
  return value <= largestQuantity ? value : null
}

/** Words before a number that is meant as a quantity, and units of measure after one that is not. */
const hedge = 'ca|circa|about|approx|min|max|rund|etwa|omtrent|[~≈<>+x×-]'
const measure = '(?:gb|tb|mb|kb|mm|cm|m|w|watt|hz|mhz|ghz|in|inch|inches|kg|g|v|a)'
const number = String.raw`\d{1,3}(?:[ \u00a0\u202f'’.,]\d{3})+(?:[.,]\d+)?|\d{1,5}(?:[.,]\d+)?`
const doubtful = new RegExp(
  String.raw`^(?:(?:${hedge})\.?\s*)?(?:${number})(?:\s*[-–]\s*\d{1,3})?(?:\s+(?!${measure}\b)\p{L}{1,10}\.?)?$`,
  'iu',
)

/** Whether a cell is a quantity, or may be meant as one: "ca 5", "1.000", "2 boxes". */
export const looksLikeQuantity = (cell: string): boolean =>
  readQuantity(cell) !== null || (doubtful.test(cell) && !hasCurrency(cell))

const currency = String.raw`(?:kr|nok|sek|dkk|eur|usd|gbp|chf|€|\$|£)\.?`
const amount = new RegExp(String.raw`^(?:${currency}\s*)?\d[\d\s.,'’]*(?:,-)?\s*(?:${currency})?$`, 'i')
const hasCurrency = (cell: string) =>
  amount.test(cell) && new RegExp(`^${currency}|${currency}$|,-`, 'i').test(cell)

/** A cell with an amount: it has decimals or a currency. */
export const isMoney = (cell: string): boolean =>
  amount.test(cell) && (hasCurrency(cell) || /\d[.,]\d{2}$/.test(cell))

/** "10,00" may be a quantity or a price. */
export const hasZeroDecimals = (cell: string): boolean => /\d[.,]0{1,2}$/.test(cell)

export const isPrice = (cell: string): boolean =>
  isMoney(cell) && (hasCurrency(cell) || !hasZeroDecimals(cell))

const besideNumber = new RegExp(String.raw`^(?:${currency}|(?:${unit}|${hedge})\.?)$`, 'i')

/** A word that only says what a number beside it means. */
export const isBesideNumber = (word: string): boolean => besideNumber.test(word)
