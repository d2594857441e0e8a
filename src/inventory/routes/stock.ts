import Type from 'typebox'
import { type AuditRow, findAudit } from '../../audit/find.ts'
import { pageQuery } from '../../contract/administration.ts'
import { Problem } from '../../contract/problems.ts'
import { NewStock, Shortage, StockCorrections, StockOfProduct } from '../../contract/supply.ts'
import { IntegerInput } from '../../contract/types.ts'
import { pageById } from '../../platform/http/route/paging.ts'
import { noContent, ok, route } from '../../platform/http/route/route.ts'
import { isoDate, isoDateOrNull } from '../../platform/time.ts'
import { freeUnits } from '../availability.ts'
import type { InventoryContext, ShortagePlan } from '../context.ts'
import { listPurchaseOrders, type PurchaseOrder } from '../purchase-order.ts'
import { loadStock, setOnHand, unitOfEach } from '../stock.ts'

const params = { productId: 'The material number.' }
const noSuchProduct = (productId: string) =>
  new Problem('product_not_found', `There is no product ${productId}.`)

export const viewPurchaseOrder = ({ id, productId, quantity, expectedAt, version }: PurchaseOrder) => ({
  purchaseOrderId: id,
  productId,
  quantity,
  expectedAt: isoDateOrNull(expectedAt),
  version,
})

export const readStock = ({ store }: InventoryContext) =>
  route({
    operationId: 'readStock',
    method: 'GET',
    path: '/catalog/v1/products/{productId}/stock',
    tag: 'Fulfilment',
    summary: 'Read the stock of a product',
    description: 'Units on hand, reserved, waiting and on open purchase orders.',
    access: 'see-products',
    params,
    success: ok('The stock.', StockOfProduct, {
      productId: 'cpu-1',
      onHand: 25,
      reserved: 5,
      waiting: 0,
      free: 20,
      purchaseOrders: [],
    }),
    problems: ['product_not_found'],

    async read({ params: { productId = '' } }) {
      const level = (await loadStock(store, unitOfEach([productId]))).get(productId)
      if (!level) return noSuchProduct(productId)
      const { onHand, reserved, waiting } = level
      const free = onHand === null ? null : freeUnits(level)
      const purchaseOrders = (await listPurchaseOrders(store, productId, '', 1000)).map(viewPurchaseOrder)
      return { status: 200, body: { productId, onHand, reserved, waiting, free, purchaseOrders } }
    },
  })

/** Orders that a refusal names; the others are counted. */
const named = 20

export const putStock = ({ store, allocate, planShortage }: InventoryContext) =>
  route({
    operationId: 'setStock',
    method: 'PUT',
    path: '/catalog/v1/products/{productId}/stock',
    tag: 'Fulfilment',
    summary: 'Set the stock of a product',
    description:
      'Free units are allocated to waiting orders, first come, first served. Fewer units than reserved are accepted only if the request names the orders that lose units; they wait again in their old place in the queue.',
    access: 'count-stock',
    params,
    body: { schema: NewStock, example: { onHand: 25, reason: 'Counted' } },
    success: noContent('The stock is set.'),
    problems: ['product_not_found', 'stock_below_reserved'],

    async decide({ caller, params: { productId = '' }, body: { onHand, reason, confirmedOrders } }) {
      const level = (await loadStock(store, unitOfEach([productId]))).get(productId)
      if (!level) return noSuchProduct(productId)
      const isShort = onHand < level.reserved
      const plan = isShort ? await planShortage(productId, onHand, level.supplyVersion) : undefined
      if (plan && !isSame(plan, confirmedOrders ?? [])) return refuseShortage(plan, level.reserved, onHand)
      return {
        writes: plan ? plan.writes(caller.client) : [setOnHand(productId, onHand)],
        record: {
          action: 'set',
          entity: 'stock',
          entityId: productId,
          before: { onHand: level.onHand },
          after: { onHand, ...(plan ? { waitAgain: plan.orders } : {}) },
          reason,
        },
        answer: { status: 204 },
        afterwards: () => allocate([{ productId }]),
      }
    },
  })

/** Exactly these orders, so that no order is hit that the caller has not seen. */
const isSame = ({ orders }: ShortagePlan, confirmed: string[]) =>
  new Set(confirmed).size === orders.length && orders.every(({ orderId }) => confirmed.includes(orderId))

function refuseShortage({ orders }: ShortagePlan, reserved: number, onHand: number): Problem {
  const names = orders.slice(0, named).map(({ orderId, units }) => `${orderId} (${units})`)
  const more = orders.length > named ? [`and ${orders.length - named} more`] : []
  return new Problem(
    'stock_below_reserved',
    `Orders have reserved ${reserved}, more than ${onHand}. These would lose units and wait again: ${[...names, ...more].join(', ')}. Name exactly them in confirmedOrders to set it nevertheless.`,
  )
}

export const readShortage = ({ store, planShortage }: InventoryContext) =>
  route({
    operationId: 'readShortage',
    method: 'GET',
    path: '/catalog/v1/products/{productId}/stock/shortage',
    tag: 'Fulfilment',
    summary: 'Find the orders that a lower stock would hit',
    description: 'The orders that would lose reserved units and wait again. Nothing is changed.',
    access: 'see-products',
    params,
    query: Type.Object({
      onHand: IntegerInput({ minimum: 0, description: 'Units on the shelf, as counted.', examples: [3] }),
    }),
    success: ok('The orders; empty if the count covers all reserved units.', Shortage, {
      orders: [{ orderId: '7K3MX-9QF2T', units: 2 }],
    }),
    problems: ['product_not_found'],

    async read({ params: { productId = '' }, query: { onHand } }) {
      const level = (await loadStock(store, unitOfEach([productId]))).get(productId)
      if (!level) return noSuchProduct(productId)
      if (onHand >= level.reserved) return { status: 200, body: { orders: [] } }
      const { orders } = await planShortage(productId, onHand, level.supplyVersion)
      return { status: 200, body: { orders } }
    },
  })

export const listCorrections = ({ store }: InventoryContext) =>
  route({
    operationId: 'listStockCorrections',
    method: 'GET',
    path: '/catalog/v1/products/{productId}/stock/corrections',
    tag: 'Fulfilment',
    summary: 'List the corrections of the stock of a product',
    description: 'Each count that was set: when, by which client, before and after, and why.',
    access: 'see-products',
    params,
    query: Type.Object(pageQuery('Corrections')),
    success: ok('One page of corrections.', StockCorrections, {
      corrections: [
        {
          at: '2026-01-15T09:30:00.000Z',
          client: 'Back office',
          before: 25,
          after: 24,
          reason: 'Broken in transit',
        },
      ],
      nextCursor: null,
    }),

    read({ params: { productId = '' }, query }) {
      const filter = { entity: 'stock', entityId: productId, client: null, from: null, to: null }
      return pageById(query, {
        find: (after, limit) => findAudit(store, filter, after, limit),
        positionOf: ({ id }) => id,
        view: (found) => ({ corrections: found.map(viewCorrection) }),
      })
    },
  })

/** The audit leaves out what did not change. */
const unitsIn = (text: string | null): number | null => JSON.parse(text ?? '{}').onHand ?? null

const viewCorrection = ({ at, client, before, after, reason }: AuditRow) => ({
  at: isoDate(at),
  client,
  before: unitsIn(before),
  after: unitsIn(after),
  reason,
})
