/** A cache with a maximum total size; the oldest entries are removed first. */
export interface SizedCache<T> {
  get(key: string): T | undefined
  /** The caller states the size of the entry. */
  set(key: string, value: T, size: number): void
  delete(key: string): void
}

export function createSizedCache<T>(room: number): SizedCache<T> {
  const kept = new Map<string, { value: T; size: number }>()
  let used = 0

  function remove(key: string): void {
    const entry = kept.get(key)
    if (!entry) return
    kept.delete(key)
    used -= entry.size
  }

  return {
    get: (key) => kept.get(key)?.value,
    set(key, value, size) {
      remove(key)
      if (size > room) return
      kept.set(key, { value, size })
      used += size
      for (const oldest of kept.keys()) {
        if (used <= room) break
        remove(oldest)
      }
    },
    delete: remove,
  }
}
