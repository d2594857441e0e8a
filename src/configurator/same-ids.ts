/** Whether two sets have the same products. */
export const sameIds = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a === b || (a.size === b.size && a.isSubsetOf(b))
