// Copies the catalog and the prices to the thread, in pieces. Only what proposals need: the facts as they are stored; the
// thread prepares its own parts from them.
import type { Bundle, ProductGroup } from '../../catalog/bundle.ts'
import { type PartsCatalog, partPreparer } from '../../catalog/catalog.ts'
import type { PriceList, Prices } from '../../catalog/prices.ts'
import type { Product } from '../../catalog/product.ts'
import type { Part } from '../../compatibility/index.ts'
import type { SnapshotPiece } from './messages.ts'

/** What the thread must be able to prepare a part from. */
export type AdvisorCatalog = Omit<PartsCatalog, 'products' | 'parts'> & {
  products: ReadonlyMap<string, Pick<Product, 'id' | 'name' | 'group' | 'facts'>>
}

/** Preparing so many takes the thread a few milliseconds. */
const productsPerPiece = 200
const pricesPerPiece = 5000

/** Products compared between two pauses. */
const betweenPauses = 5000

type ProductRow = [id: string, name: string, group: string | null, facts: object | null]
type SentProduct = Pick<Product, 'id' | 'name' | 'group' | 'facts'>

const rowsOf = (products: readonly SentProduct[]): string =>
  JSON.stringify(products.map(({ id, name, group, facts }): ProductRow => [id, name, group, facts]))

/** Of the catalog that was sent before, a few products that are other objects now are sent alone. */
export function* catalogPieces(
  catalog: AdvisorCatalog,
  sent?: AdvisorCatalog,
): Generator<SnapshotPiece | undefined> {
  const { products, groups, bundles } = catalog
  const change = sent && (yield* changeOf(catalog, sent))
  if (change) return yield change
  yield { catalog: 'begin', groups: [...groups.values()], bundles: [...bundles.values()] }
  for (const some of slices(products.values(), productsPerPiece))
    yield { catalog: 'products', json: rowsOf(some) }
  yield { catalog: 'end' }
}

/** Undefined if more changed than one piece may hold. */
function* changeOf(
  { products, groups, bundles }: AdvisorCatalog,
  sent: AdvisorCatalog,
): Generator<undefined, SnapshotPiece | undefined> {
  if (JSON.stringify([...groups]) !== JSON.stringify([...sent.groups])) return undefined
  const changed: SentProduct[] = []
  let compared = 0
  for (const product of products.values()) {
    if (sent.products.get(product.id) !== product) changed.push(product)
    if (changed.length > productsPerPiece) return undefined
    if (++compared % betweenPauses === 0) yield
  }
  const goneIds: string[] = []
  for (const id of sent.products.keys()) {
    if (!products.has(id)) goneIds.push(id)
    if (++compared % betweenPauses === 0) yield
  }
  return { catalog: 'change', bundles: [...bundles.values()], json: rowsOf(changed), goneIds }
}

/** Lists that are the same objects as in `sent` are not copied again. */
export function* pricesPieces(prices: Prices, sent: Prices = new Map()): Generator<SnapshotPiece> {
  yield { prices: 'begin' }
  for (const whole of prices.values()) {
    const { net, id, currency, exponent } = whole
    if (sent.get(id) === whole) {
      yield { prices: 'same', id }
      continue
    }
    const list = { id, currency, exponent }
    // Also when it is empty: an account may have a price list without prices.
    yield { prices: 'list', list, json: '[]' }
    for (const some of slices(net, pricesPerPiece)) yield { prices: 'list', list, json: JSON.stringify(some) }
  }
  yield { prices: 'end' }
}

function* slices<T>(values: Iterable<T>, length: number): Generator<T[]> {
  let slice: T[] = []
  for (const value of values) {
    slice.push(value)
    if (slice.length < length) continue
    yield slice
    slice = []
  }
  if (slice.length > 0) yield slice
}

/** Products that cannot be had, or not by a date. */
export interface Shortage {
  /** Discontinued products that are sold out. */
  soldOut: ReadonlySet<string>
  /** Products without a free unit and without an expected date. */
  undated: ReadonlySet<string>
}

export const noShortage: Shortage = { soldOut: new Set(), undated: new Set() }

export interface Snapshots extends Shortage {
  catalog: PartsCatalog
  prices: Prices
}

type OwnList = PriceList & { net: Map<string, number> }

/** Builds snapshots from their pieces. `current` changes when the last piece of one has arrived. */
export function receiveSnapshots() {
  const none: PartsCatalog = { products: new Map(), parts: new Map(), groups: new Map(), bundles: new Map() }
  const current: Snapshots = { catalog: none, prices: new Map(), ...noShortage }
  let catalog = newCatalog([], [])
  let prices = new Map<string, OwnList>()
  let complete = prices

  return {
    current: (): Snapshots => ({ ...current }),
    receive(piece: SnapshotPiece): void {
      if ('catalog' in piece) {
        if (piece.catalog === 'begin') catalog = newCatalog(piece.groups, piece.bundles)
        else if (piece.catalog === 'change') {
          const changed = newCatalog([...current.catalog.groups.values()], piece.bundles, current.catalog)
          changed.remove(piece.goneIds)
          changed.add(JSON.parse(piece.json))
          current.catalog = changed.made
        } else if (piece.catalog === 'products') catalog.add(JSON.parse(piece.json))
        else {
          current.catalog = catalog.made
          catalog = newCatalog([], [])
        }
      } else if (piece.prices === 'begin') prices = new Map()
      else if (piece.prices === 'same') {
        const same = complete.get(piece.id)
        if (same) prices.set(piece.id, same)
      } else if (piece.prices === 'list') {
        const list = prices.get(piece.list.id) ?? { ...piece.list, net: new Map() }
        prices.set(list.id, list)
        for (const [id, net] of JSON.parse(piece.json) as [string, number][]) list.net.set(known(id), net)
      } else {
        complete = prices
        current.prices = complete
        prices = new Map()
      }
    },
    receiveShortage({ soldOut, undated }: { soldOut: readonly string[]; undated: readonly string[] }): void {
      current.soldOut = new Set(soldOut)
      current.undated = new Set(undated)
    },
  }

  /** The text of the catalog, so that the price lists of 42,000 products do not each keep their own. */
  function known(productId: string): string {
    return current.catalog.products.get(productId)?.id ?? productId
  }
}

/** With the products of another one, if it is given. */
function newCatalog(
  groups: readonly ProductGroup[],
  bundles: readonly Bundle[],
  before?: Pick<PartsCatalog, 'products' | 'parts'>,
) {
  const products = new Map<string, Pick<Product, 'id' | 'name' | 'group'>>(before?.products)
  const parts = new Map<string, Part>(before?.parts)
  const prepare = partPreparer(groups)
  const made: PartsCatalog = {
    products,
    parts,
    groups: new Map(groups.map((group) => [group.id, group])),
    bundles: new Map(bundles.map((bundle) => [bundle.id, bundle])),
  }
  // One text per group instead of one per product.
  const groupOf = (id: string | null) => (id === null ? null : (made.groups.get(id)?.id ?? id))
  return {
    made,
    remove(ids: readonly string[]): void {
      for (const id of ids) {
        products.delete(id)
        parts.delete(id)
      }
    },
    add(rows: readonly ProductRow[]): void {
      for (const [id, name, group, facts] of rows) {
        products.set(id, { id, name, group: groupOf(group) })
        parts.set(id, prepare({ id, name, group, facts }))
      }
    },
  }
}
