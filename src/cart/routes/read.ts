import { Cart } from '../../contract/cart.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { CartContext } from '../context.ts'
import { loadOwnCart, showCart } from '../load.ts'
import { exampleCart } from './shared.ts'

export const readCart = (context: CartContext) =>
  route({
    operationId: 'readCart',
    method: 'GET',
    path: '/cart/v1',
    tag: 'Cart',
    summary: 'Read the cart',
    description:
      'The cart of the caller for an account, on all of its devices, at the current prices and stock. Problems are those of the draft that it would become now. Lines that were ordered are no longer in it.',
    access: 'checkout',
    query: AccountQuery,
    success: ok('The cart.', Cart, exampleCart),
    problems: ['account_not_permitted'],

    async read({ caller, query, isWanted }) {
      const cart = await loadOwnCart(context, caller, query.customerId)
      if (cart instanceof Problem) return cart
      return { status: 200, body: await showCart(context, cart, isWanted) }
    },
  })
