import Type from 'typebox'
import { productsByNumber } from '../../../catalog/match/match-index.ts'
import { ScannedCode } from '../../../contract/fulfilment.ts'
import { Text } from '../../../contract/types.ts'
import { ok, route } from '../../../platform/http/route/route.ts'
import type { OrdersContext } from '../../context.ts'
import { loadOrder } from '../../order.ts'
import { readOrderId } from '../../order-id.ts'
import { findShipped } from '../../serial-numbers.ts'

/** A number that many products share says nothing; the first ones show that. */
const maxProducts = 20

export const findCode = ({ store, catalog }: OrdersContext) =>
  route({
    operationId: 'findCode',
    method: 'GET',
    path: '/fulfilment/v1/codes',
    tag: 'Fulfilment',
    summary: 'Find what a scanned code means',
    description:
      'A code can be the id of an order, a number of products, and a serial number that was shipped before. A code that means nothing has empty lists.',
    access: 'see-orders',
    query: Type.Object({
      code: Text('text', {
        minLength: 1,
        description: 'As scanned or typed. Case and dashes of order ids and of product numbers are ignored.',
        examples: ['7K3MX-9QF2T'],
      }),
    }),
    success: ok('What the code means.', ScannedCode, { orderId: '7K3MX-9QF2T', products: [], shipped: [] }),

    async read({ query: { code } }) {
      const orderId = readOrderId(code)
      const products = productsByNumber(catalog.current, code)
      const [order, shipped] = await Promise.all([
        orderId === undefined ? undefined : loadOrder(store, orderId),
        findShipped(store, code),
      ])
      return {
        status: 200,
        body: {
          orderId: order?.id ?? null,
          products: products.slice(0, maxProducts).map(({ id, name }) => ({ productId: id, name })),
          shipped: shipped.map(({ product_id, order_id }) => ({ productId: product_id, orderId: order_id })),
        },
      }
    },
  })
