import { Cart, CartLineChange } from '../../contract/cart.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { changeLine } from '../change.ts'
import type { CartContext } from '../context.ts'
import { changedCart, loadOwnCart } from '../load.ts'
import { cartAnswer, exampleCart, lineParams, noSuchLine } from './shared.ts'

export const changeCartLine = (context: CartContext) =>
  route({
    operationId: 'changeCartLine',
    method: 'PATCH',
    path: '/cart/v1/lines/{lineId}',
    tag: 'Cart',
    summary: 'Change a line of the cart',
    description: 'Changes the quantity, the references, or both.',
    access: 'checkout',
    params: lineParams,
    query: AccountQuery,
    body: { schema: CartLineChange, example: { quantity: 3 } },
    success: ok(cartAnswer, Cart, exampleCart),
    problems: ['account_not_permitted', 'cart_line_not_found'],

    async decide({ caller, query, params: { lineId = '' }, body, isWanted }) {
      const cart = await loadOwnCart(context, caller, query.customerId)
      if (cart instanceof Problem) return cart
      const changed = changeLine(cart, lineId, body)
      return changed ? changedCart(context, changed, isWanted) : noSuchLine(lineId)
    },
  })
