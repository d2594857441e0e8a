import { builder } from './builder'
import { builds } from './builds'
import { candidates } from './candidates'
import { cart } from './cart'
import { checkout } from './checkout'
import { common } from './common'
import { orders } from './orders'
import { products } from './products'
import { quickOrder } from './quick-order'
import { returns } from './returns'

export const en = {
  common,
  builder,
  builds,
  candidates,
  cart,
  checkout,
  orders,
  products,
  quickOrder,
  returns,
}
