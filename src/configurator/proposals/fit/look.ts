import { type Part, rulesAbout } from '../../../compatibility/index.ts'
import { decidersOf } from './doubts.ts'
import { isLackRule } from './lacking.ts'

const looks = new WeakMap<object, string>()

/**
 * How the rules that decide about a proposal see a part: those that can refuse or doubt it, and those that say what is
 * missing. Parts of a kind that look the same are interchangeable: a rule sees only the facts it declares.
 */
function lookOf({ kind, facts, traits }: Part): string {
  let look = looks.get(facts)
  if (look === undefined) {
    const deciding = decidersOf(kind).map(({ trait }) => trait)
    rulesAbout(kind).forEach((rule, trait) => {
      if (isLackRule(rule)) deciding.push(trait)
    })
    look = deciding.map((trait) => traits[trait]).join()
    looks.set(facts, look)
  }
  return look
}

/**
 * The first of each look, and every part that the build has already: two of the same may be allowed where two that only
 * look the same are not.
 */
export function firstOfEachLook<Item>(
  items: readonly Item[],
  partOf: (item: Item) => Part,
  build: readonly Part[] = [],
): Item[] {
  const looks = new Set<string>()
  const own = new Set(build.map(({ productId }) => productId))
  return items.filter((item) => {
    const part = partOf(item)
    const look = lookOf(part)
    const isFirst = !looks.has(look)
    looks.add(look)
    return isFirst || own.has(part.productId)
  })
}
