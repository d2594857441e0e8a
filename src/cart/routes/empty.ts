import { Cart } from '../../contract/cart.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { emptyContent } from '../cart.ts'
import type { CartContext } from '../context.ts'
import { changedCart, loadOwnCart } from '../load.ts'
import { cartAnswer, exampleCart } from './shared.ts'

export const emptyCart = (context: CartContext) =>
  route({
    operationId: 'emptyCart',
    method: 'DELETE',
    path: '/cart/v1',
    tag: 'Cart',
    summary: 'Empty the cart',
    description: 'Removes all lines, references, notes and the delivery. Drafts made of the cart remain.',
    access: 'checkout',
    query: AccountQuery,
    success: ok(cartAnswer, Cart, { ...exampleCart, lines: [] }),
    problems: ['account_not_permitted'],

    async decide({ caller, query, isWanted }) {
      const cart = await loadOwnCart(context, caller, query.customerId)
      if (cart instanceof Problem) return cart
      return changedCart(context, { ...cart, ...emptyContent }, isWanted)
    },
  })
