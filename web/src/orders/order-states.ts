// The actions that each state allows. The service decides; the pages only hide what it would refuse. A test compares
// this with the service's table.

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

export type OrderAction =
  | 'confirm'
  | 'release'
  | 'ship'
  | 'deliver'
  | 'cancel'
  | 'cancelLine'
  | 'invoice'
  | 'credit'
  | 'return'

const actionsIn: Record<OrderState, readonly OrderAction[]> = {
  Placed: ['confirm', 'cancel', 'cancelLine'],
  Confirmed: ['release', 'cancel', 'cancelLine', 'invoice', 'credit'],
  Released: ['ship', 'cancelLine', 'invoice', 'credit'],
  PartiallyShipped: ['ship', 'deliver', 'cancelLine', 'invoice', 'credit', 'return'],
  Shipped: ['deliver', 'invoice', 'credit', 'return'],
  Delivered: ['invoice', 'credit', 'return'],
  Cancelled: ['credit'],
}

export const isOrderState = (text: string | undefined): text is OrderState =>
  (orderStates as readonly (string | undefined)[]).includes(text)

/** A state unknown to these pages allows nothing. */
export const allows = (state: string, action: OrderAction): boolean =>
  isOrderState(state) && actionsIn[state].includes(action)
