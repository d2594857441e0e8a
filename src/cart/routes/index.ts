import type { Route } from '../../platform/http/route/route.ts'
import type { CartContext } from '../context.ts'
import { addCartLines } from './add-lines.ts'
import { changeCart } from './change.ts'
import { changeCartLine } from './change-line.ts'
import { checkoutCart } from './checkout.ts'
import { emptyCart } from './empty.ts'
import { readCart } from './read.ts'
import { removeCartLine } from './remove-line.ts'

export const cartRoutes = (parts: CartContext): Route[] => [
  readCart(parts),
  addCartLines(parts),
  changeCartLine(parts),
  removeCartLine(parts),
  changeCart(parts),
  emptyCart(parts),
  checkoutCart(parts),
]
