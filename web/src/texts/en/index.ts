import { backoffice } from './backoffice'
import { builder } from './builder'
import { candidates } from './candidates'
import { checkout } from './checkout'
import { common } from './common'
import { orders } from './orders'

export const en = { common, builder, candidates, checkout, orders, backoffice }
