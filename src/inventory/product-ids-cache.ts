/** Caches a set of products for a short time, until it is forgotten. Changes of other processes are seen after that time. */
export function productIdsCache(load: () => Promise<ReadonlySet<string>>, keptMs: number) {
  let kept: { ids: Promise<ReadonlySet<string>>; until: number } | undefined
  const forget = () => {
    kept = undefined
  }
  return {
    forget,
    load: (): Promise<ReadonlySet<string>> => {
      if (kept && performance.now() < kept.until) return kept.ids
      const ids = load()
      kept = { ids, until: performance.now() + keptMs }
      // A failure is not cached.
      ids.catch(forget)
      return ids
    },
  }
}
