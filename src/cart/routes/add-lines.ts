import { randomUUIDv7 } from 'node:crypto'
import { Cart, CartLinesInput } from '../../contract/cart.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { addLines } from '../change.ts'
import type { CartContext } from '../context.ts'
import { changedCart, loadOwnCart } from '../load.ts'
import { cartAnswer, exampleCart } from './shared.ts'

export const addCartLines = (context: CartContext) =>
  route({
    operationId: 'addCartLines',
    method: 'POST',
    path: '/cart/v1/lines',
    tag: 'Cart',
    summary: 'Add lines to the cart',
    description:
      'Adds products and saved PCs. Units of a material that is in the cart with the same references are added to its line. A material that is unknown or cannot be ordered is added too; its line says why.',
    access: 'checkout',
    query: AccountQuery,
    body: {
      schema: CartLinesInput,
      example: {
        lines: [
          {
            materialId: { type: 'MaterialNumber', value: 'cpu-amd-ryzen-7-9800x3d' },
            quantity: 2,
            references: { deliveryReference: 'Shelf 4' },
          },
        ],
      },
    },
    success: ok(cartAnswer, Cart, exampleCart),
    problems: ['account_not_permitted'],

    async decide({ caller, query, body, isWanted }) {
      const cart = await loadOwnCart(context, caller, query.customerId)
      if (cart instanceof Problem) return cart
      const maxLines = context.settings.MAX_ORDER_LINES
      const changed = addLines(cart, { lines: body.lines, maxLines, createId: randomUUIDv7 })
      return changed instanceof Problem ? changed : changedCart(context, changed, isWanted)
    },
  })
