// The decisions that only say something, and those that end a return before its end.
import type { Problem } from '../contract/problems.ts'
import {
  advanceReturn,
  changesByOrder,
  type Doing,
  type OrdersById,
  type ReturnDecision,
  refuseReturnAction,
  stepsOfOrders,
} from './decision.ts'
import { keptUnitsOf } from './replaced.ts'
import type { LineOfReturn, StoredReturn } from './return.ts'
import type { ReturnState } from './states.ts'

/** Actions that lead to one state, and whether the units can be returned again afterwards. */
export const simpleActions = {
  ask: { state: 'Asked', releases: false },
  answer: { state: 'Requested', releases: false },
  approve: { state: 'Approved', releases: false },
  refuse: { state: 'Refused', releases: true },
  withdraw: { state: 'Withdrawn', releases: true },
  close: { state: 'Closed', releases: true },
} as const satisfies Record<string, { state: ReturnState; releases: boolean }>
export type SimpleAction = keyof typeof simpleActions

export function decideSimple(
  stored: StoredReturn,
  orders: OrdersById,
  action: SimpleAction,
  doing: Doing,
): ReturnDecision | Problem {
  const refusal = refuseReturnAction(stored, action)
  if (refusal) return refusal
  const { state, releases } = simpleActions[action]
  const after = advanceReturn(stored, action, state, {}, doing)
  const changes = changesByOrder(releases ? stored.lines : [], released)
  return { after, orders: stepsOfOrders(after, orders, action, changes, doing.now) }
}

/** Units that did not come, and those that are repaired and go back, are the customer's again. */
export function released({ quantity, serialNumbers, received }: LineOfReturn) {
  const kept = received.filter(({ condition }) => condition !== 'Repair')
  const keptSerials = new Set(kept.flatMap((each) => each.serialNumbers))
  return {
    units: keptUnitsOf({ received }) - quantity,
    released: serialNumbers.filter((each) => !keptSerials.has(each)),
  }
}
