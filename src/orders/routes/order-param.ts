import { Problem } from '../../contract/problems.ts'

export const orderIdParam = { orderId: 'The identifier of the order, such as `7K3MX-9QF2T`.' }

/** The same answer for orders of other accounts and for unknown ones. */
export const noSuchOrder = (orderId: string) =>
  new Problem('order_not_found', `There is no order ${orderId}.`)
