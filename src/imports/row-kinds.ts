// What is decided about the rows of each list: refused, new, changed or equal, and the writes. The checks are those of the
// command line and of the administration.
import type { TObject } from 'typebox'
import { bundleEntity, type Entity, groupEntity, productEntity } from '../catalog/administration/entities.ts'
import { loadGroups, type ProductGroup } from '../catalog/bundle.ts'
import { checkBundle, checkGroup, checkProduct } from '../catalog/import-catalog.ts'
import { loadKnownProducts } from '../catalog/product.ts'
import { catalogTopic } from '../catalog/topics.ts'
import {
  type BundleRow,
  fileFormats,
  type GroupRow,
  type ProductRow,
  type PurchaseOrderRow,
  type StockRow,
} from '../contract/import-formats.ts'
import { purchaseOrderOf, stockConflict } from '../inventory/import-stock.ts'
import {
  loadPurchaseOrders,
  type NewPurchaseOrder,
  type PurchaseOrder,
  savePurchaseOrder,
  supplyConflict,
} from '../inventory/purchase-order.ts'
import { loadStockCounts, setOnHand } from '../inventory/stock.ts'
import type { Actor, AuditRecord } from '../platform/audit.ts'
import { type ImportRow, isAddressable } from '../platform/import/read-file.ts'
import type { Topic } from '../platform/store/live-snapshot.ts'
import type { Store, Write } from '../platform/store/store.ts'
import { isoDateOrNull } from '../platform/time.ts'
import { carrierRows } from './carrier-rows.ts'
import type { ImportKind } from './job.ts'
import { paymentRows } from './payment-rows.ts'
import { priceRows } from './price-rows.ts'
import type { Comparison, Seen, Subject } from './seen.ts'

export interface DecidedRow {
  status: Comparison
  /** What the row is about: the kind, and its key. */
  subject: Subject
  writes: Write[]
  /** For the audit, of a row that changes something. */
  change?: Change | undefined
}

/** What a row changes. */
export type Change = Omit<AuditRecord, 'action' | 'reason'>

/** Undefined if the row was left out. */
type Decide<Row> = (row: ImportRow<Row>) => DecidedRow | undefined

export interface RunState {
  store: Store
  now: number
  isDryRun: boolean
  seen: Seen
  /** Who started it, and the import itself. */
  by: Actor
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
        const id = idOf(row.value)
        const subject = [entity.title, id]
        if (status === 'equal') return { status, subject, writes: [] }
        const after = withoutNoImages(entity.rowOf(value))
        const change = { entity: entity.title, entityId: id, before: before?.row ?? null, after }
        stored.set(id, { row: { ...before?.row, ...after }, retiredAt: before?.retiredAt ?? null })
        return { status, subject, writes: entity.save(value), change }
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

/** A row without pictures keeps those before. */
const withoutNoImages = <Row extends Pictured>({ images, ...rest }: Row) =>
  (images ? { images, ...rest } : rest) as Row

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
      const subject = ['stock', productId]
      const status = seen.compare(subject, before.onHand ?? undefined, onHand)
      if (status === 'equal') return { status, subject, writes: [] }
      counts.set(productId, { ...before, onHand })
      const change = {
        entity: 'stock',
        entityId: productId,
        before: { onHand: before.onHand },
        after: { onHand },
      }
      return { status, subject, writes: [setOnHand(productId, onHand)], change }
    }
  },
}

const purchaseOrders: RowKind<PurchaseOrderRow> = {
  schema: fileFormats.stock.purchaseOrders as TObject,
  topic: null,
  onConflict: supplyConflict,
  prepare: async (rows, { store, seen }) => {
    const known = await loadKnownProducts(
      store,
      rows.map(({ productId }) => productId),
    )
    const loaded = await loadPurchaseOrders(
      store,
      rows.map(({ purchaseOrderId }) => purchaseOrderId),
    )
    const stored = new Map([...loaded].map(([id, order]) => [id, fileRowOf(order)]))
    return (row) => {
      const { productId } = row.value
      if (!known.has(productId)) return void row.leaveOut(`there is no product ${productId}`)
      if (!isAddressable(row, 'purchaseOrderId')) return undefined
      const order = purchaseOrderOf(row.value)
      if ((loaded.get(order.id)?.purchaseId ?? null) !== null) return void row.leaveOut(supplyConflict)
      const subject = ['purchase order', order.id]
      const status = seen.compare(subject, stored.get(order.id), order)
      if (status === 'equal') return { status, subject, writes: [] }
      const before = stored.get(order.id)
      stored.set(order.id, order)
      const change = {
        entity: 'purchaseOrder',
        entityId: order.id,
        before: before ? recordedOrder(before) : null,
        after: recordedOrder(order),
      }
      return { status, subject, writes: savePurchaseOrder(order), change }
    }
  },
}

/** As a file has it. */
const fileRowOf = ({ id, productId, quantity, expectedAt }: PurchaseOrder) => ({
  id,
  productId,
  quantity,
  expectedAt,
})

const recordedOrder = ({ id, productId, quantity, expectedAt }: NewPurchaseOrder) => ({
  purchaseOrderId: id,
  productId,
  quantity,
  expectedAt: isoDateOrNull(expectedAt),
})

/** By kind and list. The first list of a kind in `mainLists` is that of NDJSON and CSV, unless the request names one. */
export const rowKinds: Record<ImportKind, Record<string, RowKind<never>>> = {
  catalog: { groups, products, bundles } as unknown as Record<string, RowKind<never>>,
  prices: { prices: priceRows } as unknown as Record<string, RowKind<never>>,
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
