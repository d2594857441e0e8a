import type { AccountsContext } from '../accounts/context.ts'
import type { OrdersContext } from '../orders/context.ts'

export type DeskContext = Pick<OrdersContext, 'store' | 'clock' | 'catalog'> & AccountsContext
