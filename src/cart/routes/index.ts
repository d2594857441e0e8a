import type { Route } from '../../platform/http/route/route.ts'
import type { CartContext } from '../context.ts'
import { addCartLines } from './add-lines.ts'
import { changeCart } from './change.ts'
import { changeCartLine } from './change-line.ts'
import { checkoutCart } from './checkout.ts'
import { emptyCart } from './empty.ts'
import { readCart } from './read.ts'
import { removeCartLine } from './remove-line.ts'

export const cartRoutes = (context: CartContext): Route[] => [
  readCart(context),
  addCartLines(context),
  changeCartLine(context),
  removeCartLine(context),
  changeCart(context),
  emptyCart(context),
  checkoutCart(context),
]
