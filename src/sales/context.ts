import type { OrdersContext } from '../orders/context.ts'

export type SalesContext = Pick<OrdersContext, 'store' | 'clock'>
