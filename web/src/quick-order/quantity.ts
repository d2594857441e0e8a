// Quantities as people write them. What is not certain is not guessed: a wrong quantity is a wrong order.

export const largestQuantity = 99_999

/**
 * Groups of digits are separated by spaces or apostrophes. After a point or a comma three digits may be decimals: "10,000 ST" is
 * ten in some systems, and ten thousand in others.
 */
export const digits = String.raw`\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+|\d{1,5}`

/** Words that mean single units; a box or a pack may have any number of them. */
const unit = '[x×]|pcs?|pieces?|units?|ea|each|stk|stck|stück|st'
const quantity = new RegExp(String.raw`^(${digits})(?:[.,]0{1,2})?\s*(?:(?:${unit})\.?)?$`, 'i')

/** A quantity such as "10", "1 000" or "10 pcs"; null if it is not certain. */
export function readQuantity(text: string): number | null {
  const [, figure] = quantity.exec(text) ?? []
  if (figure === undefined) return null
  const value = Number(figure.replace(/\D/g, ''))
  return value <= largestQuantity ? value : null
}
