// The life of an order as a table: what may be done in which state, and where it can lead. Allowed actions, cancel
// and fulfilment all read it; nothing else decides what is allowed.

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
] as const
export type OrderAction = (typeof orderActions)[number]

/** Several states where the outcome depends on what is still open; none where the action is not allowed. */
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
  },
  Shipped: {
    deliver: ['Shipped', 'Delivered'],
    invoice: ['Shipped'],
    credit: ['Shipped'],
  },
  Delivered: {
    invoice: ['Delivered'],
    credit: ['Delivered'],
  },
  Cancelled: {
    credit: ['Cancelled'],
  },
}

/** States that lead somewhere else; in the others an order is done with. */
export const openStates = orderStates.filter((state) =>
  Object.values(transitions[state]).some((next) => next.some((each) => each !== state)),
)

export const allows = (state: OrderState, action: OrderAction) => transitions[state][action] !== undefined

/** The name under which reaching a state stands in an order's `events`. */
export const eventOf = {
  Placed: 'placed',
  Confirmed: 'confirmed',
  Released: 'released',
  PartiallyShipped: 'partiallyShipped',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
} as const satisfies Record<OrderState, string>
