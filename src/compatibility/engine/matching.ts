/**
 * Assigns each item to a slot, each slot used once (maximum bipartite matching by augmenting paths), and returns the
 * items without a slot. Lists are short.
 */
export const unplaced = <Item, Slot>(
  items: readonly Item[],
  slots: readonly Slot[],
  fits: (item: Item, slot: Slot) => boolean,
): Item[] => {
  const takenBy = new Map<number, number>()
  const assign = (item: number, tried: Set<number>): boolean =>
    slots.some((slot, index) => {
      if (tried.has(index) || !fits(items[item] as Item, slot)) return false
      tried.add(index)
      const owner = takenBy.get(index)
      if (owner !== undefined && !assign(owner, tried)) return false
      takenBy.set(index, item)
      return true
    })
  return items.filter((_, item) => !assign(item, new Set()))
}
