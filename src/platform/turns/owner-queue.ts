// A queue in which owners take turns: however much one of them has in it, the first of another comes next.

export interface OwnerQueue<T> {
  readonly size: number
  add(owner: string, item: T): void
  /** Takes the first item of the owner whose turn it is; undefined if the queue is empty. */
  take(): T | undefined
}

export function ownerQueue<T>(): OwnerQueue<T> {
  /** By owner, in the order of their turns. */
  const waiting = new Map<string, T[]>()
  let size = 0

  return {
    get size() {
      return size
    },
    add(owner, item) {
      size++
      const items = waiting.get(owner)
      if (items) items.push(item)
      else waiting.set(owner, [item])
    },
    take() {
      for (const [owner, items] of waiting) {
        size--
        // To the end of the queue: the other owners come first now.
        waiting.delete(owner)
        const item = items.shift()
        if (items.length > 0) waiting.set(owner, items)
        return item
      }
      return undefined
    },
  }
}
