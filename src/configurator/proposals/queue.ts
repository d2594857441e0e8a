/** A binary heap: gives back what comes first by `before`. */
export class Queue<Item> {
  readonly #items: Item[] = []
  readonly #before: (a: Item, b: Item) => boolean

  constructor(before: (a: Item, b: Item) => boolean) {
    this.#before = before
  }

  add(item: Item): void {
    const items = this.#items
    let place = items.length
    while (place > 0) {
      const parent = (place - 1) >> 1
      const above = items[parent] as Item
      if (!this.#before(item, above)) break
      items[place] = above
      place = parent
    }
    items[place] = item
  }

  take(): Item | undefined {
    const items = this.#items
    const first = items[0]
    const last = items.pop()
    if (items.length === 0 || last === undefined) return first
    let place = 0
    for (;;) {
      let child = 2 * place + 1
      if (child >= items.length) break
      if (child + 1 < items.length && this.#before(items[child + 1] as Item, items[child] as Item)) child++
      if (!this.#before(items[child] as Item, last)) break
      items[place] = items[child] as Item
      place = child
    }
    items[place] = last
    return first
  }
}
