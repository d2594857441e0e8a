// The table of states of the service, which decides; the pages only hide what it would refuse.
import { type OrderAction, type OrderState, orderStates, transitions } from '../../../src/orders/states.ts'

export { type OrderState, orderStates }

export const isOrderState = (text: string | undefined): text is OrderState =>
  (orderStates as readonly (string | undefined)[]).includes(text)

/** A state unknown to these pages allows nothing. */
export const allows = (state: string, action: OrderAction): boolean =>
  isOrderState(state) && transitions[state][action] !== undefined
