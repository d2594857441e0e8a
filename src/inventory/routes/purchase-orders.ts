import { randomUUIDv7 } from 'node:crypto'
import Type from 'typebox'
import { pathIdProblem } from '../../contract/path-value.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import {
  GoodsReceived,
  NewPurchaseOrder,
  PurchaseOrder,
  PurchaseOrderChange,
  PurchaseOrderList,
} from '../../contract/supply.ts'
import { IntegerInput, int32, Maybe, Text } from '../../contract/types.ts'
import type { AuditRecord } from '../../platform/audit.ts'
import { cut, foreignCursor } from '../../platform/http/route/paging.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { created, noContent, ok, route } from '../../platform/http/route/route.ts'
import type { InventoryContext } from '../context.ts'
import { findSupply, keyOf, readKey, supplySorts, writeKey } from '../find-supply.ts'
import {
  changePurchaseOrder,
  insertPurchaseOrder,
  loadPurchaseOrder,
  type PurchaseOrder as PurchaseOrderRow,
  receiveUnits,
} from '../purchase-order.ts'
import { loadStock, unitOfEach } from '../stock.ts'
import { viewPurchaseOrder } from './stock.ts'

const params = { purchaseOrderId: 'The purchase order.' }
const example = {
  purchaseOrderId: 'PO-1',
  productId: 'cpu-1',
  quantity: 50,
  expectedAt: '2026-12-01T00:00:00.000Z',
}
const answered = { ...example, version: 0 }
const timeOf = (date: string | null) => (date === null ? null : Date.parse(date))
const noSuchPurchaseOrder = (id: string) =>
  new Problem('purchase_order_not_found', `There is no open purchase order ${id}.`)

/** The audit shows what changed: that is a new version anyway. */
function recorded(order: PurchaseOrderRow) {
  const { version: _, ...view } = viewPurchaseOrder(order)
  return view
}

const recordOf = (
  action: string,
  before: PurchaseOrderRow | null,
  after: PurchaseOrderRow,
  data = {},
): AuditRecord => ({
  action,
  entity: 'purchaseOrder',
  entityId: after.id,
  before: before && recorded(before),
  after: { ...recorded(after), ...data },
})

export const listSupply = ({ store, catalog }: InventoryContext) =>
  route({
    operationId: 'listPurchaseOrders',
    method: 'GET',
    path: '/catalog/v1/purchase-orders',
    tag: 'Fulfilment',
    summary: 'List open purchase orders',
    description: 'Goods ordered from suppliers and not yet received, of all products or of one.',
    access: 'see-products',
    query: Type.Object({
      productId: Maybe(Text('text', { description: 'Only of this product.' })),
      search: Maybe(
        Text('text', {
          description:
            'Only those with this text in their id, or in the id or name of their product, or whose product has this EAN or part number of the manufacturer.',
        }),
      ),
      sort: Maybe(
        Type.Enum([...supplySorts], {
          description:
            'By id (default), by date with the undated last, or by the name of the product, as products are listed.',
        }),
      ),
      limit: Maybe(IntegerInput({ minimum: 1, maximum: 500, description: 'Per page; 100 by default.' })),
      cursor: Maybe(Text('notes', { description: 'The `nextCursor` of the previous page.' })),
    }),
    success: ok('One page of purchase orders.', PurchaseOrderList, {
      purchaseOrders: [{ ...answered, productName: 'AMD Ryzen 7 9800X3D' }],
      nextCursor: null,
    }),

    async read({ query, isWanted }) {
      const { productId, search, cursor } = query
      const limit = query.limit ?? 100
      const sort = query.sort ?? 'id'
      const { products } = catalog.current
      const after = cursor === null ? null : readKey(cursor, sort)
      if (after === undefined) return foreignCursor()
      const question = { productId, search, sort, after, limit: limit + 1, isWanted }
      const found = await findSupply(store, catalog.current, question)
      const { items, next } = cut(found, limit, (order) => keyOf(order, products, sort))
      const purchaseOrders = items.map((order) => ({
        ...viewPurchaseOrder(order),
        productName: products.get(order.productId)?.name ?? null,
      }))
      return { status: 200, body: { purchaseOrders, nextCursor: next && writeKey(next, sort) } }
    },
  })

export const createPurchaseOrder = ({ store, catalog, allocate, isOfPurchase }: InventoryContext) =>
  route({
    operationId: 'createPurchaseOrder',
    method: 'POST',
    path: '/catalog/v1/purchase-orders',
    tag: 'Fulfilment',
    summary: 'Record a purchase order',
    description: 'Goods ordered from a supplier: quantity, and expected date if known.',
    access: 'receive-goods',
    body: { schema: NewPurchaseOrder, example },
    success: created('The purchase order is recorded.', PurchaseOrder, answered, {
      ETag: 'The version. Send it as `If-Match` with a change.',
    }),
    problems: ['product_not_found'],

    async decide({ body }) {
      const { productId, quantity } = body
      if (!catalog.current.products.has(productId)) {
        return new Problem('product_not_found', `There is no product ${productId}.`)
      }
      const id = body.purchaseOrderId ?? randomUUIDv7()
      const message = pathIdProblem(id)
      if (message) return invalid({ fieldName: 'purchaseOrderId', message })
      if ((await loadPurchaseOrder(store, id)) || (await isOfPurchase(id))) {
        return invalid({
          fieldName: 'purchaseOrderId',
          message: `is taken: there is a purchase order ${id} already`,
        })
      }
      const expectedAt = timeOf(body.expectedAt)
      const order = { id, productId, quantity, expectedAt, version: 0, purchaseId: null }
      return {
        writes: insertPurchaseOrder(order),
        record: recordOf('create', null, order),
        answer: { status: 201, body: viewPurchaseOrder(order), version: order.version },
        afterwards: () => allocate([order]),
      }
    },
  })

export const changeSupply = ({ store, allocate, followSupply }: InventoryContext) =>
  route({
    operationId: 'changePurchaseOrder',
    method: 'PATCH',
    path: '/catalog/v1/purchase-orders/{purchaseOrderId}',
    tag: 'Fulfilment',
    summary: 'Change a purchase order',
    description:
      'Changes the outstanding quantity and the expected date; the dates of waiting orders are updated. With `If-Match`, a change that is not based on the current version is refused; without it, the last change wins.',
    access: 'receive-goods',
    params,
    precondition: {
      description:
        'The `version` of the purchase order that the change is based on, in quotes, or `*` for any. If goods were received or another request changed it since, the answer is 412.',
      example: '"0"',
    },
    body: { schema: PurchaseOrderChange, example: { quantity: 50, expectedAt: null } },
    success: noContent('The purchase order is changed.', {
      ETag: 'The new version; missing if the purchase order is closed.',
    }),
    problems: ['purchase_order_not_found', 'precondition_failed'],

    async decide({ params: { purchaseOrderId = '' }, body, ifMatch }) {
      const before = await loadPurchaseOrder(store, purchaseOrderId)
      if (!before) return noSuchPurchaseOrder(purchaseOrderId)
      // Programs that use the operation do not know versions: without one, a change is made as before.
      const stale = ifMatch === undefined ? undefined : refuseVersion(ifMatch, before.version)
      if (stale) return stale
      const version = before.version + 1
      const after = { ...before, quantity: body.quantity, expectedAt: timeOf(body.expectedAt), version }
      return {
        writes: [
          ...(await followSupply(before, { outstanding: after.quantity, expectedAt: after.expectedAt })),
          ...changePurchaseOrder(before, after),
        ],
        record: recordOf('change', before, after),
        answer: { status: 204, ...(after.quantity > 0 && { headers: { ETag: `"${version}"` } }) },
        afterwards: () => allocate([before]),
      }
    },
  })

export const receiveGoods = ({ store, allocate, followSupply }: InventoryContext) =>
  route({
    operationId: 'receiveGoods',
    method: 'POST',
    path: '/catalog/v1/purchase-orders/{purchaseOrderId}/received',
    tag: 'Fulfilment',
    summary: 'Receive goods of a purchase order',
    description:
      'Adds units to the stock and allocates them to waiting orders, first come, first served. More units than ordered may arrive.',
    access: 'receive-goods',
    params,
    body: { schema: GoodsReceived, example: { quantity: 20 }, isOptional: true },
    success: noContent('The units are in stock.'),
    problems: ['purchase_order_not_found'],

    async decide({ params: { purchaseOrderId = '' }, body }) {
      const before = await loadPurchaseOrder(store, purchaseOrderId)
      if (!before) return noSuchPurchaseOrder(purchaseOrderId)
      const units = body.quantity ?? before.quantity
      const level = (await loadStock(store, unitOfEach([before.productId]))).get(before.productId)
      if ((level?.onHand ?? 0) + units > int32.maximum) {
        return invalid({
          fieldName: 'quantity',
          message: `would put more than ${int32.maximum} on the shelf`,
        })
      }
      const after = { ...before, quantity: Math.max(0, before.quantity - units) }
      return {
        writes: [
          ...(await followSupply(before, { received: units })),
          ...changePurchaseOrder(before, after),
          receiveUnits(before.productId, units),
        ],
        record: recordOf('receive', before, after, { received: units }),
        answer: { status: 204 },
        afterwards: () => allocate([before]),
      }
    },
  })
