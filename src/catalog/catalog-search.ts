// The search index of the service. It follows the snapshots of the catalog product by product; after a change of many, the old
// index serves until a new one is ready. So nothing waits for an index but the first searches after the start.
import { takeTurns } from '../platform/turns/take-turns.ts'
import { type Catalog, kindOf } from './catalog.ts'
import type { Product } from './product.ts'
import { extendIndex } from './search/extend-index.ts'
import { noRank, rankProducts } from './search/rank.ts'
import { indexProducts, type SearchIndex } from './search/search-index.ts'

export interface CatalogSearch {
  index: SearchIndex
  /** The number of each word of the index, and of words that were added since. */
  wordNumbers: Map<string, number>
  /** The place of each indexed product, by id. */
  places: ReadonlyMap<string, number>
}

interface Follower {
  /** The newest snapshot. */
  catalog: Catalog
  search: CatalogSearch | undefined
  /** Until a new index is ready. */
  building: Promise<CatalogSearch> | undefined
}

/** Beyond so many changed products since it was built, the whole index is built again. */
const maxExtensions = 1000
/** Products compared or words read between two pauses. */
const betweenPauses = 2_000
/** Scanners and orders are answered in between. */
const sliceMs = 1

const followers = new WeakMap<Catalog, Follower>()

/** The index that serves now. It may lack the newest changes, so products are taken from the catalog by their id. */
export async function searchOf(catalog: Catalog): Promise<CatalogSearch> {
  let follower = followers.get(catalog)
  if (!follower) {
    follower = { catalog, search: undefined, building: undefined }
    followers.set(catalog, follower)
  }
  return follower.search ?? build(follower)
}

/** Lets the index of a snapshot serve the next one. It waits for few changes to be indexed, not for many. */
export async function followSearch(before: Catalog, after: Catalog): Promise<void> {
  const follower = followers.get(before)
  if (!follower) return
  followers.set(after, follower)
  follower.catalog = after
  // What is being built looks for changes at its end.
  if (!follower.building && !(await extend(follower))) void build(follower)
}

function build(follower: Follower): Promise<CatalogSearch> {
  follower.building ??= buildNew(follower).finally(() => {
    follower.building = undefined
  })
  return follower.building
}

async function buildNew(follower: Follower): Promise<CatalogSearch> {
  for (;;) {
    const { catalog } = follower
    const search = (await extended(follower)) ?? (await background().run(indexCatalog(catalog)))
    follower.search = search
    if (follower.catalog === catalog) return search
  }
}

/** Whether few enough products changed. */
async function extend(follower: Follower): Promise<boolean> {
  const search = await extended(follower)
  if (search) follower.search = search
  return search !== undefined
}

async function extended({ search, catalog }: Follower): Promise<CatalogSearch | undefined> {
  if (!search) return undefined
  const change = await background().run(changesOf(search, catalog))
  return change && background().run(extendSearch(search, change, catalog))
}

const background = () => takeTurns(undefined, undefined, sliceMs)

function* indexCatalog(catalog: Catalog): Generator<undefined, CatalogSearch> {
  const { byName } = catalog
  const index = yield* indexProducts(byName, (product) => kindOf(catalog, product))
  const wordNumbers = new Map<string, number>()
  const { words, wordStarts } = index
  for (let word = 0; word < wordStarts.length - 1; word++) {
    const start = wordStarts[word] as number
    wordNumbers.set(words.slice(start, (wordStarts[word + 1] as number) - 1), word)
    if (word % betweenPauses === 0) yield
  }
  const places = new Map<string, number>()
  for (const { id } of byName) {
    places.set(id, places.size)
    if (places.size % betweenPauses === 0) yield
  }
  return { index, wordNumbers, places }
}

interface Change {
  changed: Product[]
  gonePlaces: number[]
  goneIds: string[]
}

/** Undefined if there are too many. Unchanged products are the same objects in both. */
function* changesOf(
  { index, places }: CatalogSearch,
  catalog: Catalog,
): Generator<undefined, Change | undefined> {
  const changed: Product[] = []
  const gonePlaces: number[] = []
  const goneIds: string[] = []
  const left = maxExtensions - (index.products.length - places.size)
  let compared = 0
  for (const product of catalog.byName) {
    const place = places.get(product.id)
    if (place === undefined || index.products[place] !== product) {
      changed.push(product)
      if (place !== undefined) gonePlaces.push(place)
      if (changed.length > left) return undefined
    }
    if (++compared % betweenPauses === 0) yield
  }
  // New products are the changed ones without a place.
  const isAllThere = catalog.byName.length === places.size + changed.length - gonePlaces.length
  if (!isAllThere)
    for (const [id, place] of places) {
      if (catalog.products.has(id)) continue
      gonePlaces.push(place)
      goneIds.push(id)
    }
  return { changed, gonePlaces, goneIds }
}

function* extendSearch(
  { index, wordNumbers, places }: CatalogSearch,
  { changed, gonePlaces, goneIds }: Change,
  catalog: Catalog,
): Generator<undefined, CatalogSearch> {
  if (changed.length + gonePlaces.length === 0) return { index, wordNumbers, places }
  const extended = yield* extendIndex(index, wordNumbers, {
    changed,
    gonePlaces,
    kindOf: (product: Product) => kindOf(catalog, product),
  })
  const newPlaces = new Map<string, number>()
  for (const [id, place] of places) {
    newPlaces.set(id, place)
    if (newPlaces.size % betweenPauses === 0) yield
  }
  for (const id of goneIds) newPlaces.delete(id)
  changed.forEach(({ id }, at) => {
    newPlaces.set(id, index.products.length + at)
  })
  return { index: extended, wordNumbers, places: newPlaces }
}

/** The rank of each product of a snapshot, in the order of names. */
export function* rankByName(
  { byName }: Catalog,
  { index, places }: CatalogSearch,
  query: string,
): Generator<undefined, Uint32Array> {
  const ranks = yield* rankProducts(index, query)
  const ranked = new Uint32Array(byName.length)
  for (let at = 0; at < byName.length; at++) {
    const place = places.get((byName[at] as Product).id)
    ranked[at] = place === undefined ? noRank : (ranks[place] as number)
    if (at % betweenPauses === 0) yield
  }
  return ranked
}
