import Type from 'typebox'
import { productsByNumber } from '../../catalog/match/match-index.ts'
import { IncomingCode } from '../../contract/supply.ts'
import { Text } from '../../contract/types.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { InventoryContext } from '../context.ts'
import { listPurchaseOrders, loadLinesOf, loadPurchaseOrder } from '../purchase-order.ts'
import { viewPurchaseOrder } from './stock.ts'

/** A number that many products share says nothing; the first ones show that. */
const maxFound = 20

export const findIncoming = ({ store, catalog }: InventoryContext) =>
  route({
    operationId: 'findIncoming',
    method: 'GET',
    path: '/catalog/v1/incoming',
    tag: 'Fulfilment',
    summary: 'Find what a code on received goods means',
    description:
      'A code can be the number of an open purchase order, of one with lines (then its open lines are listed), or a number of products: then their open purchase orders are listed too. A code that means nothing has empty lists.',
    access: 'see-products',
    query: Type.Object({
      code: Text('text', {
        minLength: 1,
        description: 'As scanned or typed. Case and dashes of product numbers are ignored.',
        examples: ['PO-1'],
      }),
    }),
    success: ok('What the code means.', IncomingCode, {
      purchaseOrders: [
        {
          purchaseOrderId: 'PO-1',
          productId: 'cpu-1',
          quantity: 50,
          expectedAt: '2026-12-01T00:00:00.000Z',
          version: 0,
          productName: 'AMD Ryzen 7 9800X3D',
        },
      ],
      products: [],
    }),

    async read({ query: { code } }) {
      const named = await loadPurchaseOrder(store, code.trim())
      const lines = named ? [named] : await loadLinesOf(store, code.trim())
      const products = lines.length > 0 ? [] : productsByNumber(catalog.current, code).slice(0, maxFound)
      const theirs = products.map(({ id }) => listPurchaseOrders(store, id, '', maxFound))
      const orders = lines.length > 0 ? lines : (await Promise.all(theirs)).flat()
      return {
        status: 200,
        body: {
          purchaseOrders: orders.map((order) => ({
            ...viewPurchaseOrder(order),
            productName: catalog.current.products.get(order.productId)?.name ?? null,
          })),
          products: products.map(({ id, name }) => ({ productId: id, name })),
        },
      }
    },
  })
