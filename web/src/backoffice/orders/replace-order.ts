import type { StaffOrder } from './order-lines'

/** The pages of a list with a newer version of one order in its place. */
export const replaceOrder = <Page extends { orders: StaffOrder[] }>(
  pages: Page[],
  newer: StaffOrder,
): Page[] =>
  pages.map((page) => ({
    ...page,
    orders: page.orders.map((each) => (each.order.orderId === newer.order.orderId ? newer : each)),
  }))
