// What is decided about the rows of each list: refused, new, changed or equal, and the writes. The checks are those of the
// command line and of the administration.
import type { TObject } from 'typebox'
import { bundleEntity, type Entity, groupEntity, productEntity } from '../catalog/administration/entities.ts'
import { loadGroups, type ProductGroup } from '../catalog/bundle.ts'
import { checkBundle, checkGroup, checkProduct } from '../catalog/import-catalog.ts'
import { checkPrice, listsByStandard, priceWrites, ruleIn } from '../catalog/import-prices.ts'
import { loadRulesOf } from '../catalog/price-rule-rows.ts'
import type { PriceRule } from '../catalog/price-rules.ts'
import { loadPricesOf, type StoredPriceList, savePriceList } from '../catalog/prices.ts'
import { loadKnownProducts } from '../catalog/product.ts'
import { catalogTopic, pricesTopic } from '../catalog/topics.ts'
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
import { loadStockCounts, setOnHand } from '../inventory/stock.ts'
import { exponentOf } from '../platform/currencies.ts'
import { type ImportRow, isAddressable } from '../platform/import/read-file.ts'
import { toMinor } from '../platform/money.ts'
import type { Topic } from '../platform/store/live-snapshot.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { carrierRows } from './carrier-rows.ts'
import type { ImportKind } from './job.ts'
import { paymentRows } from './payment-rows.ts'
import type { Comparison, Seen } from './seen.ts'

export interface DecidedRow {
  status: Comparison
  writes: Write[]
}

/** Undefined if the row was left out. */
type Decide<Row> = (row: ImportRow<Row>) => DecidedRow | undefined

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
  remember: (value: V, seen: Seen) => void = () => {},
): RowKind<Row> {
  return {
    schema,
    topic: catalogTopic,
    prepare: async (rows, state) => {
      const idOf = (row: Row) => String(row[entity.id])
      const stored = new Map(
        (await entity.table.loadMany(state.store, rows.map(idOf))).map(({ value, retiredAt }) => {
          const row = entity.rowOf(value)
          return [idOf(row), { row, retiredAt }]
        }),
      )
      const check = await loadCheck(rows, state)
      return (row) => {
        if (!check(row)) return undefined
        const value = entity.valueOf(row.value)
        const before = stored.get(idOf(row.value))
        // What is retired stays retired: no row can refer to it.
        if ((before?.retiredAt ?? null) === null) remember(value, state.seen)
        const status = compareRows(
          [entity.title, idOf(row.value)],
          before?.row,
          entity.rowOf(value),
          state.seen,
        )
        return { status, writes: status === 'equal' ? [] : entity.save(value) }
      }
    },
  }
}

/** Pictures are compared on their own: without them in the row, those before are kept. */
function compareRows(
  subject: string[],
  before: Pictured | undefined,
  after: Pictured,
  seen: Seen,
): Comparison {
  const { images: imagesBefore, ...restBefore } = before ?? {}
  const { images = null, ...rest } = after
  const status = seen.compare(subject, before && restBefore, rest)
  if (images === null) return status
  const ofImages = seen.compare([...subject, 'images'], before && imagesBefore, images)
  return status === 'equal' && ofImages !== 'equal' ? 'changed' : status
}

interface Pictured {
  images?: string[] | null
}

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
)

const bundles = entityRows(
  fileFormats.catalog.bundles as TObject,
  bundleEntity,
  async (rows: BundleRow[], state) => {
    const known = await groupsFor(state)
    const services = rows.map(({ assemblyProductId }) => assemblyProductId)
    const stored = await loadKnownProducts(state.store, services)
    const sold = new Set([...stored, ...services.filter((id) => state.seen.has([productEntity.title, id]))])
    return (row) => checkBundle(row, known, sold)
  },
)

const prices: RowKind<PriceRow> = {
  schema: fileFormats.prices.prices as TObject,
  topic: pricesTopic,
  prepare: async (rows, { store, now, seen }) => {
    const wanted = new Set(rows.map(({ priceList }) => priceList))
    // A dry run converts lists too: their amounts stay the same.
    const stored = await listsByStandard(store, wanted)
    const lists = new Map([...stored, ...seen.priceLists])
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
      if (!checkPrice(row, lists, known)) return undefined
      const { priceList, productId, currency, net } = row.value
      const isNewList = !stored.has(priceList)
      if (isNewList) seen.priceLists.set(priceList, lists.get(priceList) as StoredPriceList)
      const rule = ruleIn(row.value)
      const isSameStep = ({ minQuantity, validFrom }: PriceRule) =>
        minQuantity === rule?.minQuantity && validFrom === rule.validFrom
      const subject = [priceList, productId]
      const status = rule
        ? seen.compare(
            ['price rule', ...subject, rule.minQuantity, rule.validFrom],
            rules.get(keyOf(row.value))?.find(isSameStep),
            rule,
          )
        : seen.compare(
            ['price', ...subject],
            undated.get(keyOf(row.value)),
            toMinor(net, exponentOf(currency)),
          )
      if (status === 'equal') return { status, writes: [] }
      const writes = [
        ...(isNewList ? [savePriceList(priceList, currency)] : []),
        ...priceWrites(row.value, now),
      ]
      return { status, writes }
    }
  },
}

const stock: RowKind<StockRow> = {
  schema: fileFormats.stock.stock as TObject,
  topic: null,
  onConflict: stockConflict,
  prepare: async (rows, { store, seen }) => {
    const counts = await loadStockCounts(
      store,
      rows.map(({ productId }) => productId),
    )
    return ({ value: { productId, onHand }, leaveOut }) => {
      const before = counts.get(productId)
      if (before === undefined) return void leaveOut(`there is no product ${productId}`)
      if (onHand < before.reserved) return void leaveOut(stockConflict)
      const status = seen.compare(['stock', productId], before.onHand ?? undefined, onHand)
      return { status, writes: status === 'equal' ? [] : [setOnHand(productId, onHand)] }
    }
  },
}

const purchaseOrders: RowKind<PurchaseOrderRow> = {
  schema: fileFormats.stock.purchaseOrders as TObject,
  topic: null,
  prepare: async (rows, { store, seen }) => {
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
      const status = seen.compare(['purchase order', order.id], stored.get(order.id), order)
      return { status, writes: status === 'equal' ? [] : savePurchaseOrder(order) }
    }
  },
}

/** By kind and list. The first list of a kind in `mainLists` is that of NDJSON and CSV, unless the request names one. */
export const rowKinds: Record<ImportKind, Record<string, RowKind<never>>> = {
  catalog: { groups, products, bundles } as unknown as Record<string, RowKind<never>>,
  prices: { prices } as unknown as Record<string, RowKind<never>>,
  stock: { stock, purchaseOrders } as unknown as Record<string, RowKind<never>>,
  carriers: { carriers: carrierRows } as unknown as Record<string, RowKind<never>>,
  payments: { payments: paymentRows } as unknown as Record<string, RowKind<never>>,
}

export const mainLists: Record<ImportKind, string> = {
  catalog: 'products',
  prices: 'prices',
  stock: 'stock',
  carriers: 'carriers',
  payments: 'payments',
}
