import type { Order } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { isoDate } from '../platform/time.ts'
import type { StoredOrder } from './order.ts'
import { allows, eventOf, type OrderAction, type OrderState, orderStates, transitions } from './states.ts'

/** Refuses what the table of states does not allow. */
export function refuseAction({ id, state }: StoredOrder, action: OrderAction): Problem | undefined {
  if (allows(state, action)) return undefined
  const where = orderStates.filter((each) => allows(each, action)).join(', ')
  return new Problem(
    'order_action_not_allowed',
    `The order ${id} is ${state}; "${action}" is allowed only when it is ${where}.`,
  )
}

/** The next version of an order. The first time it reaches a state is recorded in its `events`. */
export function advance(
  stored: StoredOrder,
  action: OrderAction,
  state: OrderState,
  change: Partial<Order>,
  now: number,
): StoredOrder {
  if (!transitions[stored.state][action]?.includes(state)) {
    throw new Error(`The table of states has no way from ${stored.state} by ${action} to ${state}.`)
  }
  const { order } = stored
  const event = eventOf[state]
  const isNew = state !== stored.state && !(event in order.events)
  return {
    ...stored,
    state,
    version: stored.version + 1,
    order: {
      ...order,
      ...change,
      events: isNew ? { ...order.events, [event]: isoDate(now) } : order.events,
    },
  }
}
