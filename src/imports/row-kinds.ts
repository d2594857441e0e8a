// What is decided about the rows of each list: refused, new, changed or equal, and the writes. The checks are those of the
// command line and of the administration.
import type { TObject } from 'typebox'
import { bundleEntity, type Entity, groupEntity, productEntity } from '../catalog/administration/entities.ts'
import { loadGroups, type ProductGroup } from '../catalog/bundle.ts'
import { checkBundle, checkGroup, checkProduct } from '../catalog/import-catalog.ts'
import { checkPrice, listsByStandard, priceWrites, ruleIn } from '../catalog/import-prices.ts'
import { loadRulesOf } from '../catalog/price-rule-rows.ts'
import { loadEveryPriceList, loadPricesOf, savePriceList } from '../catalog/prices.ts'
import { loadKnownProducts } from '../catalog/product.ts'
import {
  type BundleRow,
  fileFormats,
  type GroupRow,
  type PriceRow,
  type ProductRow,
  type PurchaseOrderRow,
  type StockRow,
} from '../contract/import-formats.ts'
import { purchaseOrderOf, stockConflict } from '../inventory/import-stock.ts'
import { loadPurchaseOrders, savePurchaseOrder } from '../inventory/purchase-order.ts'
import { loadOnHand, setOnHand } from '../inventory/stock.ts'
import { exponentOf } from '../platform/currencies.ts'
import { type ImportRow, isAddressable } from '../platform/import/read-file.ts'
import { toMinor } from '../platform/money.ts'
import type { Topic } from '../platform/store/live-snapshot.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { carrierRows } from './carrier-rows.ts'
import type { ImportKind } from './job.ts'

export interface DecidedRow {
  status: 'new' | 'changed' | 'equal'
  writes: Write[]
}

/** Undefined if the row was left out. */
type Decide<Row> = (row: ImportRow<Row>) => DecidedRow | undefined

/** What a dry run must know of the rows before, because it stores none. */
export interface Seen {
  groups: Map<string, ProductGroup>
  products: Set<string>
}

export interface RunState {
  store: Store
  now: number
  isDryRun: boolean
  seen: Seen
}

export interface RowKind<Row> {
  schema: TObject
  topic: Topic | null
  onConflict?: string
  /** Loads what the decisions about these rows need. */
  prepare: (rows: Row[], state: RunState) => Promise<Decide<Row>>
}

function entityRows<V, Row extends object>(
  schema: TObject,
  entity: Entity<V, Row>,
  loadCheck: (rows: Row[], state: RunState) => Promise<(row: ImportRow<Row>) => boolean>,
  remember: (value: V, seen: Seen) => void,
): RowKind<Row> {
  return {
    schema,
    topic: 'catalog',
    prepare: async (rows, state) => {
      const idOf = (row: Row) => String(row[entity.id])
      const stored = new Map(
        (await entity.table.loadMany(state.store, rows.map(idOf))).map(({ value }) => {
          const row = entity.rowOf(value)
          return [idOf(row), row]
        }),
      )
      const check = await loadCheck(rows, state)
      return (row) => {
        if (!check(row)) return undefined
        const value = entity.valueOf(row.value)
        if (state.isDryRun) remember(value, state.seen)
        const before = stored.get(idOf(row.value))
        const after = keptMembers(entity.rowOf(value), before)
        stored.set(idOf(row.value), after)
        const isEqual = before !== undefined && JSON.stringify(before) === JSON.stringify(after)
        if (isEqual) return { status: 'equal', writes: [] }
        return { status: before ? 'changed' : 'new', writes: entity.save(value) }
      }
    },
  }
}

/** Without pictures in the row, the stored ones are kept. */
const keptMembers = <Row extends object>(row: Row, before: Row | undefined): Row =>
  before && 'images' in before && 'images' in row && row.images === null
    ? { ...row, images: before.images }
    : row

const groupsFor = async ({ store, seen }: RunState) =>
  new Map([...(await loadGroups(store)).map((group) => [group.id, group] as const), ...seen.groups])

const groups = entityRows<ProductGroup, GroupRow>(
  fileFormats.catalog.groups as TObject,
  groupEntity,
  async () => checkGroup,
  (group, seen) => seen.groups.set(group.id, group),
)

const products = entityRows(
  fileFormats.catalog.products as TObject,
  productEntity,
  async (_rows: ProductRow[], state) => {
    const known = await groupsFor(state)
    return (row) => checkProduct(row, known)
  },
  (product, seen) => seen.products.add(product.id),
)

const bundles = entityRows(
  fileFormats.catalog.bundles as TObject,
  bundleEntity,
  async (rows: BundleRow[], state) => {
    const known = await groupsFor(state)
    const services = rows.map(({ assemblyProductId }) => assemblyProductId)
    const stored = await loadKnownProducts(state.store, services)
    const sold = new Set([...stored, ...services.filter((id) => state.seen.products.has(id))])
    return (row) => checkBundle(row, known, sold)
  },
  () => {},
)

const prices: RowKind<PriceRow> = {
  schema: fileFormats.prices.prices as TObject,
  topic: 'prices',
  prepare: async (rows, { store, now, isDryRun }) => {
    const wanted = new Set(rows.map(({ priceList }) => priceList))
    const lists = isDryRun
      ? new Map((await loadEveryPriceList(store)).map((list) => [list.id, list]))
      : await listsByStandard(store, wanted)
    const known = await loadKnownProducts(
      store,
      rows.map(({ productId }) => productId),
    )
    const keyOf = ({ priceList, productId }: PriceRow) => JSON.stringify([priceList, productId])
    const undated = new Map<string, number>()
    for (const list of wanted) {
      const ids = rows.filter(({ priceList }) => priceList === list).map(({ productId }) => productId)
      for (const { product_id, net } of await loadPricesOf(store, list, ids)) {
        undated.set(JSON.stringify([list, product_id]), net)
      }
    }
    const ruled = rows.filter(ruleIn)
    const rules = new Map(
      await Promise.all(
        ruled.map(
          async (row) => [keyOf(row), await loadRulesOf(store, row.priceList, row.productId)] as const,
        ),
      ),
    )
    return (row) => {
      const isNewList = !lists.has(row.value.priceList)
      if (!checkPrice(row, lists, known)) return undefined
      const { priceList, currency, net } = row.value
      const rule = ruleIn(row.value)
      const minor = toMinor(net, exponentOf(currency)) as number
      const before = rule
        ? rules
            .get(keyOf(row.value))
            ?.find(
              ({ minQuantity, validFrom }) =>
                minQuantity === rule.minQuantity && validFrom === rule.validFrom,
            )
        : undated.get(keyOf(row.value))
      const isEqual = rule ? JSON.stringify(before) === JSON.stringify(rule) : before === minor
      if (!rule) undated.set(keyOf(row.value), minor)
      if (isEqual) return { status: 'equal', writes: [] }
      const writes = [
        ...(isNewList ? [savePriceList(priceList, currency)] : []),
        ...priceWrites(row.value, now),
      ]
      return { status: before === undefined ? 'new' : 'changed', writes }
    }
  },
}

const stock: RowKind<StockRow> = {
  schema: fileFormats.stock.stock as TObject,
  topic: null,
  onConflict: stockConflict,
  prepare: async (rows, { store }) => {
    const levels = await loadOnHand(
      store,
      rows.map(({ productId }) => productId),
    )
    return ({ value: { productId, onHand }, leaveOut }) => {
      const before = levels.get(productId)
      if (before === undefined) return void leaveOut(`there is no product ${productId}`)
      levels.set(productId, onHand)
      if (before === onHand) return { status: 'equal', writes: [] }
      return { status: before === null ? 'new' : 'changed', writes: [setOnHand(productId, onHand)] }
    }
  },
}

const purchaseOrders: RowKind<PurchaseOrderRow> = {
  schema: fileFormats.stock.purchaseOrders as TObject,
  topic: null,
  prepare: async (rows, { store }) => {
    const known = await loadKnownProducts(
      store,
      rows.map(({ productId }) => productId),
    )
    const stored = await loadPurchaseOrders(
      store,
      rows.map(({ purchaseOrderId }) => purchaseOrderId),
    )
    return (row) => {
      const { productId } = row.value
      if (!known.has(productId)) return void row.leaveOut(`there is no product ${productId}`)
      if (!isAddressable(row, 'purchaseOrderId')) return undefined
      const order = purchaseOrderOf(row.value)
      const before = stored.get(order.id)
      stored.set(order.id, order)
      if (before && JSON.stringify(before) === JSON.stringify(order)) return { status: 'equal', writes: [] }
      return { status: before ? 'changed' : 'new', writes: savePurchaseOrder(order) }
    }
  },
}

/** By kind and list. The first list of a kind in `mainLists` is that of NDJSON and CSV, unless the request names one. */
export const rowKinds: Record<ImportKind, Record<string, RowKind<never>>> = {
  catalog: { groups, products, bundles } as unknown as Record<string, RowKind<never>>,
  prices: { prices } as unknown as Record<string, RowKind<never>>,
  stock: { stock, purchaseOrders } as unknown as Record<string, RowKind<never>>,
  carriers: { carriers: carrierRows } as unknown as Record<string, RowKind<never>>,
}

export const mainLists: Record<ImportKind, string> = {
  catalog: 'products',
  prices: 'prices',
  stock: 'stock',
  carriers: 'carriers',
}
