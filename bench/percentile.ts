/** The smallest value that this share of the values does not exceed; NaN without values. */
export const percentile = (all: readonly number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.ceil(all.length * share) - 1] ?? Number.NaN
