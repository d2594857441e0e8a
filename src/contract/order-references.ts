// The references that customers give an order. Requests, the cart, stored orders, the checkout form, the pages of an order and
// its papers follow these names. No imports: the pages read this file too.

/** Those of the interface: every order has them. */
const ofEveryOrder = ['billingReference', 'deliveryReference'] as const

/** Those that came later: orders that were stored before do not have them. */
const ofLaterOrders = [] as const

export const orderReferences = [...ofEveryOrder, ...ofLaterOrders] as const
export type OrderReference = (typeof orderReferences)[number]

const members =
  <K extends string>(names: readonly K[]) =>
  <T>(of: (name: K) => T) =>
    Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, T>

/** An object with a value for each reference. */
export const eachReference = members(orderReferences)
export const eachReferenceOfEveryOrder = members(ofEveryOrder)
export const eachReferenceOfLaterOrders = members<(typeof ofLaterOrders)[number]>(ofLaterOrders)
