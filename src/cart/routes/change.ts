import { Cart, CartChange } from '../../contract/cart.ts'
import { AccountQuery } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { changeForm } from '../change.ts'
import type { CartContext } from '../context.ts'
import { changedCart, loadOwnCart } from '../load.ts'
import { cartAnswer, exampleCart } from './shared.ts'

export const changeCart = (context: CartContext) =>
  route({
    operationId: 'changeCart',
    method: 'PATCH',
    path: '/cart/v1',
    tag: 'Cart',
    summary: 'Keep what was typed into the checkout form',
    description:
      'Keeps references, notes and delivery of the order, also while they are incomplete. Problems of the cart say what is still missing.',
    access: 'checkout',
    query: AccountQuery,
    body: {
      schema: CartChange,
      example: { references: exampleCart.references, delivery: exampleCart.delivery },
    },
    success: ok(cartAnswer, Cart, exampleCart),
    problems: ['account_not_permitted'],

    async decide({ caller, query, body, isWanted }) {
      const cart = await loadOwnCart(context, caller, query.customerId)
      if (cart instanceof Problem) return cart
      return changedCart(context, changeForm(cart, body), isWanted)
    },
  })
