/** Long enough to keep the cost of merging small, short enough to sort in about a millisecond. */
const runLength = 1024

/** Sorts a long list with pauses. Stable, like `toSorted`. */
export function* sortInTurns<T>(
  items: readonly T[],
  compare: (a: T, b: T) => number,
): Generator<undefined, T[]> {
  let runs: T[][] = []
  for (let start = 0; start < items.length; start += runLength) {
    runs.push(items.slice(start, start + runLength).sort(compare))
    yield
  }
  while (runs.length > 1) {
    const longer: T[][] = []
    for (let at = 0; at < runs.length; at += 2)
      longer.push(yield* mergeInTurns(runs[at] as T[], runs[at + 1] ?? [], compare))
    runs = longer
  }
  return runs[0] ?? []
}

/** Merges two sorted lists with pauses. */
export function* mergeInTurns<T>(a: T[], b: T[], compare: (a: T, b: T) => number): Generator<undefined, T[]> {
  if (b.length === 0) return a
  if (a.length === 0) return b
  const merged: T[] = []
  let [inA, inB] = [0, 0]
  while (inA < a.length || inB < b.length) {
    const takesA = inB === b.length || (inA < a.length && compare(a[inA] as T, b[inB] as T) <= 0)
    merged.push((takesA ? a[inA++] : b[inB++]) as T)
    if (merged.length % runLength === 0) yield
  }
  return merged
}
