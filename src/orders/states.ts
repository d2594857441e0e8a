// The states of an order as a table: the allowed actions of each state, and the states they lead to. It is the only place
// that decides what is allowed.

export const orderStates = [
  'Placed',
  'Confirmed',
  'Released',
  'PartiallyShipped',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export const orderActions = [
  'confirm',
  'release',
  'ship',
  'deliver',
  'cancel',
  'cancelLine',
  'invoice',
  'credit',
  'return',
] as const
export type OrderAction = (typeof orderActions)[number]

/** Several states if the result depends on the open units; none if the action is not allowed. */
export const transitions: Record<OrderState, Partial<Record<OrderAction, readonly OrderState[]>>> = {
  Placed: {
    confirm: ['Confirmed'],
    cancel: ['Cancelled'],
    cancelLine: ['Placed', 'Cancelled'],
  },
  Confirmed: {
    release: ['Released'],
    cancel: ['Cancelled'],
    cancelLine: ['Confirmed', 'Cancelled'],
    invoice: ['Confirmed'],
    credit: ['Confirmed'],
  },
  Released: {
    ship: ['PartiallyShipped', 'Shipped'],
    cancelLine: ['Released', 'Cancelled'],
    invoice: ['Released'],
    credit: ['Released'],
  },
  PartiallyShipped: {
    ship: ['PartiallyShipped', 'Shipped'],
    deliver: ['PartiallyShipped'],
    // Delivered, when everything that was shipped has arrived already.
    cancelLine: ['PartiallyShipped', 'Shipped', 'Delivered'],
    invoice: ['PartiallyShipped'],
    credit: ['PartiallyShipped'],
    return: ['PartiallyShipped'],
  },
  Shipped: {
    deliver: ['Shipped', 'Delivered'],
    invoice: ['Shipped'],
    credit: ['Shipped'],
    return: ['Shipped'],
  },
  Delivered: {
    invoice: ['Delivered'],
    credit: ['Delivered'],
    return: ['Delivered'],
  },
  Cancelled: {
    credit: ['Cancelled'],
  },
}

/** States with further transitions; the others are final. */
export const openStates = orderStates.filter((state) =>
  Object.values(transitions[state]).some((next) => next.some((each) => each !== state)),
)

export const allows = (state: OrderState, action: OrderAction) => transitions[state][action] !== undefined

/** States with units that have not left. */
export const queueStates: readonly OrderState[] = openStates.filter(
  (state) => allows(state, 'confirm') || allows(state, 'release') || allows(state, 'ship'),
)

/** The key of reaching a state in the `events` of an order. */
export const eventOf = {
  Placed: 'placed',
  Confirmed: 'confirmed',
  Released: 'released',
  PartiallyShipped: 'partiallyShipped',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<OrderState, string>
