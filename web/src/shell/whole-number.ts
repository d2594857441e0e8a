// What is typed into a field for a whole number: a number, or the text if it is none.

export type TypedNumber = number | string

/** Null if nothing is typed, or something else: 1,5 may be meant as 1, 2 or 15. */
export const wholeNumber = (typed: TypedNumber): number | null =>
  /^-?\d+$/.test(String(typed)) ? Number(typed) : null

/** Whether something is typed that is no whole number. */
export const isNotWhole = (typed: TypedNumber): boolean => typed !== '' && wholeNumber(typed) === null
