// Keeps what was used recently, in two generations: when the younger one is full, it becomes the older one, and what was not
// used since then is dropped.
//
// perf: a hit is one lookup and changes nothing. lru-cache moves the entry in its list at each hit: 3 % of GET order
// (`npm run bench -- get-order sqlite --profile`).

export interface RecentMap<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
}

/** Its values have this size together at most, and half of it at least before anything is dropped. */
export function recentMap<V extends object | string | true>(
  room: number,
  sizeOf: (value: V) => number = () => 1,
): RecentMap<V> {
  let young = new Map<string, V>()
  let old = new Map<string, V>()
  /** Of the younger generation. */
  let used = 0

  function remove(key: string): void {
    const value = young.get(key)
    if (value !== undefined) used -= sizeOf(value)
    young.delete(key)
    old.delete(key)
  }
  function set(key: string, value: V): void {
    remove(key)
    const size = sizeOf(value)
    if (size > room / 2) return
    if (used + size > room / 2) {
      old = young
      young = new Map()
      used = 0
    }
    young.set(key, value)
    used += size
  }
  return {
    get(key) {
      const value = young.get(key)
      if (value !== undefined) return value
      const aging = old.get(key)
      if (aging !== undefined) set(key, aging)
      return aging
    },
    set,
    delete: remove,
  }
}
