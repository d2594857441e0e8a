// The states of a purchase order as a table: what is allowed in each. It is the only place that decides what is allowed.
import type { PurchaseState } from '../contract/purchasing.ts'

export const purchaseActions = ['change', 'send', 'confirm', 'receive', 'close', 'cancel'] as const
export type PurchaseAction = (typeof purchaseActions)[number]

/** Sending again sends the email again; confirming again replaces dates and quantities. */
export const allowedActions: Record<PurchaseState, readonly PurchaseAction[]> = {
  Draft: ['change', 'send', 'cancel'],
  Sent: ['send', 'confirm', 'receive', 'cancel'],
  Confirmed: ['send', 'confirm', 'receive', 'cancel'],
  // What did not come is no longer expected.
  PartlyReceived: ['send', 'confirm', 'receive', 'close'],
  Received: [],
  Cancelled: [],
}

/** States in which goods are still expected or ordered. */
export const openPurchaseStates = (Object.keys(allowedActions) as PurchaseState[]).filter(
  (state) => allowedActions[state].length > 0,
)

/** States in which the lines promise units. */
export const isPromising = (state: PurchaseState) => allowedActions[state].includes('receive')
