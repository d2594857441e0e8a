import { Cart } from '../../contract/cart.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { removeLine } from '../change.ts'
import type { CartContext } from '../context.ts'
import { changedCart, loadOwnCart } from '../load.ts'
import { cartAnswer, exampleCart, lineParams, noSuchLine } from './shared.ts'

export const removeCartLine = (context: CartContext) =>
  route({
    operationId: 'removeCartLine',
    method: 'DELETE',
    path: '/cart/v1/lines/{lineId}',
    tag: 'Cart',
    summary: 'Remove a line from the cart',
    description: 'Removes all units of the line.',
    access: 'checkout',
    params: lineParams,
    query: AccountQuery,
    success: ok(cartAnswer, Cart, { ...exampleCart, lines: [] }),
    problems: ['account_not_permitted', 'cart_line_not_found'],

    async decide({ caller, query, params: { lineId = '' }, isWanted }) {
      const cart = await loadOwnCart(context, caller, query.customerId)
      if (cart instanceof Problem) return cart
      const changed = removeLine(cart, lineId)
      return changed ? changedCart(context, changed, isWanted) : noSuchLine(lineId)
    },
  })
