interface Asking<T> {
  promise: Promise<T | undefined>
  resolve: (found: T | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Combines lookups by key in the same turn of the event loop into one query. A query to a server costs several times as
 * much as one more row in its result.
 */
export function createBatchLoader<T>(
  loadAll: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | undefined> {
  let asked = new Map<string, Asking<T>>()

  async function ask(): Promise<void> {
    const asking = asked
    asked = new Map()
    try {
      const found = await loadAll([...asking.keys()])
      for (const [key, { resolve }] of asking) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of asking.values()) reject(error)
    }
  }

  return (key) => {
    let asking = asked.get(key)
    if (!asking) {
      if (asked.size === 0) setImmediate(ask)
      asking = Promise.withResolvers<T | undefined>()
      asked.set(key, asking)
    }
    return asking.promise
  }
}
