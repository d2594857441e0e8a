// Loads the catalog into memory: everything at first, and then the products that changed. What did not change stays the same
// object, so that search and proposals can follow product by product.
import type { Part } from '../compatibility/index.ts'
import { type OnUnreadable, readableRows, refuseUnreadable } from '../platform/store/readable.ts'
import type { Store } from '../platform/store/store.ts'
import { mergeInTurns, sortInTurns } from '../platform/turns/sort-in-turns.ts'
import { takeTurns } from '../platform/turns/take-turns.ts'
import { loadBundles, loadGroups, type ProductGroup } from './bundle.ts'
import { byNameThenId, type Catalog, partPreparer } from './catalog.ts'
import { loadProductChanges, type ProductChanges } from './changed-products.ts'
import { loadHasOpenData } from './open-data.ts'
import type { Product } from './product.ts'
import { compactOf } from './search/words.ts'

/** Products prepared, and entries of a map copied, between two pauses. */
const preparedBetweenPauses = 50
const copiedBetweenPauses = 5_000

/** Scanners and orders are answered in between. */
const sliceMs = 1

type Products = Omit<Catalog, 'groups' | 'bundles' | 'hasOpenData'>

export const noProducts: Products = {
  products: new Map(),
  byName: [],
  parts: new Map(),
  byEan: new Map(),
  byPartNumber: new Map(),
  byNumber: new Map(),
  versions: new Map(),
}

/** `before` is the snapshot that the new one follows. */
export async function loadCatalog(
  store: Store,
  onUnreadable: OnUnreadable = refuseUnreadable,
  before?: Catalog,
): Promise<Catalog> {
  const [groups, bundles, hasOpenData] = await Promise.all([
    loadGroups(store),
    loadBundles(store, onUnreadable),
    loadHasOpenData(store),
  ])
  // What a product is depends on the kind of its group.
  const known = before && hasSameKinds(groups, before) ? before : noProducts
  const changes = await loadProductChanges(store, known.versions, onUnreadable)
  const followed = followChanges(known, changes, groups, onUnreadable)
  return {
    ...(await takeTurns(undefined, undefined, sliceMs).run(followed)),
    groups: new Map(groups.map((group) => [group.id, group])),
    bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])),
    hasOpenData,
  }
}

const hasSameKinds = (groups: readonly ProductGroup[], before: Catalog): boolean =>
  groups.length === before.groups.size && groups.every(({ id, kind }) => before.groups.get(id)?.kind === kind)

export function* followChanges(
  before: Products,
  { changed, staleIds }: ProductChanges,
  groups: readonly ProductGroup[],
  onUnreadable: OnUnreadable,
): Generator<undefined, Products> {
  if (staleIds.length === 0) return before
  const prepared = yield* prepareParts(
    changed.map(({ product }) => product),
    partPreparer(groups),
    onUnreadable,
  )
  const readable = changed.filter(({ product }) => prepared.has(product.id))
  const added = readable.map(({ product }) => product)
  const removed = staleIds.flatMap((id) => before.products.get(id) ?? [])
  const goneIds = staleIds.filter((id) => !prepared.has(id))
  const follow = <T>(map: ReadonlyMap<string, T>, entries: Iterable<readonly [string, T]>) =>
    withEntries(map, entries, goneIds)
  const followNumbers = (map: Numbers, numbersOf: NumbersOf) => withNumbers(map, removed, added, numbersOf)
  return {
    products: yield* follow(
      before.products,
      added.map((product) => [product.id, product]),
    ),
    versions: yield* follow(
      before.versions,
      readable.map(({ product, version }) => [product.id, version]),
    ),
    parts: yield* follow(before.parts, prepared),
    byName: yield* followNames(before.byName, new Set(staleIds), added),
    byEan: yield* followNumbers(before.byEan, ({ ean }) => [ean]),
    byPartNumber: yield* followNumbers(before.byPartNumber, ({ partNumber }) => [partNumber]),
    byNumber: yield* followNumbers(before.byNumber, compactNumbersOf),
  }
}

function* prepareParts(
  products: readonly Product[],
  prepare: (product: Product) => Part,
  onUnreadable: OnUnreadable,
): Generator<undefined, Map<string, Part>> {
  const prepared = (product: Product): [string, Part] => [product.id, prepare(product)]
  const parts = new Map<string, Part>()
  for (let start = 0; start < products.length; start += preparedBetweenPauses) {
    const some = products.slice(start, start + preparedBetweenPauses)
    const readable = readableRows(some, prepared, ({ id }) => `The product ${id}`, onUnreadable)
    for (const [id, part] of readable) parts.set(id, part)
    yield
  }
  return parts
}

function* followNames(
  byName: readonly Product[],
  staleIds: ReadonlySet<string>,
  added: readonly Product[],
): Generator<undefined, Product[]> {
  const kept = byName.filter(({ id }) => !staleIds.has(id))
  yield
  return yield* mergeInTurns(kept, yield* sortInTurns(added, byNameThenId), byNameThenId)
}

function* copied<T>(map: ReadonlyMap<string, T>): Generator<undefined, Map<string, T>> {
  const copy = new Map<string, T>()
  for (const [key, value] of map) {
    copy.set(key, value)
    if (copy.size % copiedBetweenPauses === 0) yield
  }
  yield
  return copy
}

function* withEntries<T>(
  map: ReadonlyMap<string, T>,
  entries: Iterable<readonly [string, T]>,
  goneKeys: readonly string[],
): Generator<undefined, Map<string, T>> {
  const followed = yield* copied(map)
  for (const key of goneKeys) followed.delete(key)
  let set = 0
  for (const [key, value] of entries) {
    followed.set(key, value)
    if (++set % copiedBetweenPauses === 0) yield
  }
  return followed
}

type Numbers = ReadonlyMap<string, readonly string[]>
type NumbersOf = (product: Product) => readonly (string | null)[]

/** A product whose numbers are equal is listed once. */
const compactNumbersOf: NumbersOf = ({ id, ean, partNumber }) =>
  new Set([id, ean ?? '', partNumber ?? ''].map(compactOf)).values().filter(Boolean).toArray()

/** A renamed product keeps its numbers: then nothing is copied. */
function* withNumbers(
  map: Numbers,
  removed: readonly Product[],
  added: readonly Product[],
  numbersOf: NumbersOf,
): Generator<undefined, Numbers> {
  const textOf = (product: Product) => JSON.stringify([product.id, numbersOf(product)])
  const before = new Set(removed.map(textOf))
  const after = new Set(added.map(textOf))
  if (before.symmetricDifference(after).size === 0) return map
  const followed = yield* copied(map)
  for (const product of removed)
    for (const number of numbersOf(product)) {
      if (number === null) continue
      const others = followed.get(number)?.filter((id) => id !== product.id) ?? []
      if (others.length === 0) followed.delete(number)
      else followed.set(number, others)
    }
  let set = 0
  for (const product of added) {
    for (const number of numbersOf(product))
      if (number !== null) followed.set(number, [...(followed.get(number) ?? []), product.id])
    if (++set % preparedBetweenPauses === 0) yield
  }
  return followed
}
