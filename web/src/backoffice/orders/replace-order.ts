import type { StaffOrder } from './order-lines'

/** Replaces one order in the pages of a list. */
export const replaceOrder = <Page extends { orders: StaffOrder[] }>(
  pages: Page[],
  newer: StaffOrder,
): Page[] =>
  pages.map((page) => ({
    ...page,
    orders: page.orders.map((each) =>
      each.order.orderId === newer.order.orderId ? { ...each, ...newer } : each,
    ),
  }))
