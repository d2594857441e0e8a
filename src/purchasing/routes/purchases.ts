// Purchase orders with lines: list, read, create and change a draft.
import { pathIdProblem } from '../../contract/path-value.ts'
import { invalid, Problem } from '../../contract/problems.ts'
import {
  NewPurchase,
  Purchase,
  PurchaseChange,
  PurchaseList,
  PurchaseQuery,
} from '../../contract/purchasing.ts'
import { loadPurchaseOrder } from '../../inventory/purchase-order.ts'
import { mintOrderId } from '../../orders/order-id.ts'
import { recordsOf } from '../../platform/audit.ts'
import { createdAnswer, versionAnswer } from '../../platform/http/reply/answer.ts'
import { pageByTime } from '../../platform/http/route/paging.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { created, ok, type Route, route } from '../../platform/http/route/route.ts'
import type { PurchasingContext } from '../context.ts'
import { changeDraft, refuseAction } from '../decide.ts'
import { draftLines, type LineSources } from '../draft-lines.ts'
import { findPurchases, positionOf } from '../find-purchases.ts'
import {
  insertPurchase,
  isOfPurchase,
  loadPurchase,
  type Purchase as StoredPurchase,
  updatePurchase,
} from '../purchase.ts'
import { loadSupplier } from '../supplier.ts'
import { loadSuppliersOf } from '../supplier-product.ts'
import { viewPurchase } from '../view.ts'
import { examplePurchase, purchaseParams } from './example.ts'
import { noSuchSupplier } from './suppliers.ts'

const exampleLine = { productId: 'cpu-1', quantity: 20, cost: 3890, expectedAt: null }

export const noSuchPurchase = (id: string) =>
  new Problem('purchase_order_not_found', `There is no purchase order ${id} with lines.`)

export const recordOf = recordsOf('purchase', viewPurchase)

const list = ({ store, clock }: PurchasingContext) =>
  route({
    operationId: 'listPurchases',
    method: 'GET',
    path: '/purchasing/v1/purchase-orders',
    tag: 'Purchasing',
    summary: 'List purchase orders with lines',
    description:
      'Newest first, in pages; also received and cancelled ones. Purchase orders of one product that were recorded without a supplier are listed at `/catalog/v1/purchase-orders`.',
    access: 'see-purchasing',
    query: PurchaseQuery,
    success: ok('One page of purchase orders.', PurchaseList, {
      purchaseOrders: [examplePurchase],
      nextCursor: null,
    }),

    read: ({ query }) =>
      pageByTime(query, {
        find: (after, limit) => findPurchases(store, query, clock(), after, limit),
        positionOf: (purchase) => positionOf(purchase, query.sort),
        view: (found) => ({ purchaseOrders: found.map(viewPurchase) }),
        usualLimit: 50,
      }),
  })

const read = ({ store }: PurchasingContext) =>
  route({
    operationId: 'readPurchase',
    method: 'GET',
    path: '/purchasing/v1/purchase-orders/{purchaseOrderId}',
    tag: 'Purchasing',
    summary: 'Read a purchase order with lines',
    description: 'Its lines with what the supplier confirmed and what arrived, and what is allowed now.',
    access: 'see-purchasing',
    params: purchaseParams,
    success: ok('The purchase order.', Purchase, examplePurchase),
    isVersioned: true,
    problems: ['purchase_order_not_found'],

    async read({ params: { purchaseOrderId = '' } }) {
      const purchase = await loadPurchase(store, purchaseOrderId)
      return purchase
        ? versionAnswer(viewPurchase(purchase), purchase.version)
        : noSuchPurchase(purchaseOrderId)
    },
  })

/** The supplier, and what it sells of the products. */
async function loadSources(
  { store, catalog }: PurchasingContext,
  supplierId: string,
  productIds: string[],
): Promise<LineSources | Problem> {
  const supplier = await loadSupplier(store, supplierId)
  if (!supplier) return noSuchSupplier(supplierId)
  return { supplier, products: catalog.current.products, sold: await loadSuppliersOf(store, productIds) }
}

const create = (context: PurchasingContext) =>
  route({
    operationId: 'createPurchase',
    method: 'POST',
    path: '/purchasing/v1/purchase-orders',
    tag: 'Purchasing',
    summary: 'Draft a purchase order with lines',
    description: 'A draft promises nothing and can be changed until it is sent.',
    access: 'change-purchasing',
    body: {
      schema: NewPurchase,
      example: { purchaseOrderId: 'PO-2001', supplierId: 'S-100', lines: [exampleLine] },
    },
    success: created('The draft.', Purchase, examplePurchase, {
      Location: 'Where the purchase order can be read.',
    }),
    problems: ['supplier_not_found', 'product_not_found'],

    async decide({ body }) {
      const { store, clock } = context
      const id = body.purchaseOrderId ?? `P-${mintOrderId(clock())}`
      const message = pathIdProblem(id)
      if (message) return invalid({ fieldName: 'purchaseOrderId', message })
      if ((await isOfPurchase(store, id)) || (await loadPurchaseOrder(store, id)))
        return invalid({ fieldName: 'purchaseOrderId', message: `is taken: there is ${id} already` })
      const sources = await loadSources(
        context,
        body.supplierId,
        body.lines.map(({ productId }) => productId),
      )
      if (sources instanceof Problem) return sources
      const { supplier } = sources
      if (supplier.retiredAt !== null)
        return invalid({ fieldName: 'supplierId', message: `is retired: ${supplier.data.name}` })
      const lines = draftLines(body.lines, sources)
      if (lines instanceof Problem) return lines
      const purchase: StoredPurchase = {
        id,
        supplierId: supplier.id,
        supplierName: supplier.data.name,
        state: 'Draft',
        version: 1,
        createdAt: clock(),
        currency: supplier.data.currency,
        note: body.note?.trim() || null,
        sentAt: null,
        sentTo: null,
        lines,
      }
      return {
        writes: [insertPurchase(purchase)],
        record: recordOf('create', null, purchase),
        answer: createdAnswer('/purchasing/v1/purchase-orders', id, viewPurchase(purchase)),
      }
    },
  })

const change = (context: PurchasingContext) =>
  route({
    operationId: 'changePurchase',
    method: 'PUT',
    path: '/purchasing/v1/purchase-orders/{purchaseOrderId}',
    tag: 'Purchasing',
    summary: 'Change a draft of a purchase order',
    description: 'Replaces its note and its lines. Costs keep the currency that the order has.',
    access: 'change-purchasing',
    params: purchaseParams,
    body: { schema: PurchaseChange, example: { note: null, lines: [exampleLine] } },
    success: ok('The draft.', Purchase, examplePurchase),
    isVersioned: true,
    problems: ['purchase_order_not_found', 'product_not_found', 'purchase_action_not_allowed'],

    async decide({ params: { purchaseOrderId = '' }, body, ifMatch }) {
      const before = await loadPurchase(context.store, purchaseOrderId)
      if (!before) return noSuchPurchase(purchaseOrderId)
      const refusal = refuseVersion(ifMatch, before.version) ?? refuseAction(before, 'change')
      if (refusal) return refusal
      const sources = await loadSources(
        context,
        before.supplierId,
        body.lines.map(({ productId }) => productId),
      )
      if (sources instanceof Problem) return sources
      const lines = draftLines(body.lines, sources)
      if (lines instanceof Problem) return lines
      const after = changeDraft(before, body.note?.trim() || null, lines)
      return {
        writes: [updatePurchase(before, after)],
        record: recordOf('change', before, after),
        answer: versionAnswer(viewPurchase(after), after.version),
      }
    },
  })

export const purchaseRoutes = (context: PurchasingContext): Route[] => [
  list(context),
  read(context),
  create(context),
  change(context),
]
