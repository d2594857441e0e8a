// What a decision about a return answers: the return and its orders afterwards. Each order advances by a version, which guards its units:
// returns, billings and cancels of one order decide one after the other.
import type { EventType } from '../contract/event-types.ts'
import { Problem } from '../contract/problems.ts'
import { advance } from '../orders/advance.ts'
import type { StoredOrder } from '../orders/order.ts'
import { changeReturned, type ReturnedChange } from '../orders/returned.ts'
import type { SerialNumber } from '../orders/serial-numbers.ts'
import type { CommandDecision } from '../platform/http/route/route.ts'
import { ordersOf, type StoredReturn } from './return.ts'
import { allowsReturn, type ReturnAction, type ReturnState, returnStates, transitions } from './states.ts'

export interface OrderStep {
  before: StoredOrder
  after: StoredOrder
  type: EventType
  /** For the history of the order. */
  action: string
  data: object
}

export interface ReturnDecision {
  after: StoredReturn
  orders: OrderStep[]
  /** Units that are back on the shelf, by product. */
  restocked?: ReadonlyMap<string, number>
  restockedSerials?: (SerialNumber & { orderId: string })[]
  /** The replacement order. */
  placed?: Pick<CommandDecision, 'writes' | 'release'>
}

export interface Doing {
  actor: string
  /** What the customer reads about it. */
  text: string | null
  now: number
}

export type OrdersById = ReadonlyMap<string, StoredOrder>

const eventOf: Record<ReturnAction, EventType> = {
  ask: 'return.asked',
  answer: 'return.answered',
  approve: 'return.approved',
  refuse: 'return.refused',
  withdraw: 'return.withdrawn',
  receive: 'return.received',
  credit: 'return.credited',
  replace: 'return.replaced',
  close: 'return.closed',
}

/** Refuses what the table of states does not allow. */
export function refuseReturnAction({ id, state }: StoredReturn, action: ReturnAction): Problem | undefined {
  if (allowsReturn(state, action)) return undefined
  const where = returnStates.filter((each) => allowsReturn(each, action)).join(', ')
  return new Problem(
    'return_action_not_allowed',
    `The return ${id} is ${state}; "${action}" is allowed only when it is ${where}.`,
  )
}

/** The next version of a return. */
export function advanceReturn(
  stored: StoredReturn,
  action: ReturnAction,
  state: ReturnState,
  change: Partial<Pick<StoredReturn, 'lines' | 'credits'>>,
  { actor, text, now }: Doing,
): StoredReturn {
  if (!transitions[stored.state][action]?.includes(state)) {
    throw new Error(`The table of states has no way from ${stored.state} by ${action} to ${state}.`)
  }
  return {
    ...stored,
    ...change,
    state,
    version: stored.version + 1,
    steps: [...stored.steps, { at: now, action, actor, text }],
  }
}

/** One step of each order of a return, in a fixed order, so that two returns of the same orders never deadlock. */
export function stepsOfOrders(
  after: StoredReturn,
  orders: OrdersById,
  action: ReturnAction | 'request',
  changes: ReadonlyMap<string, ReturnedChange[]>,
  now: number,
): OrderStep[] {
  return ordersOf(after).flatMap((orderId) => {
    const before = orders.get(orderId)
    if (!before) return []
    const returned = changeReturned(before.returned, changes.get(orderId) ?? [])
    return {
      before,
      after: { ...advance(before, 'return', before.state, {}, now), returned },
      type: action === 'request' ? 'return.requested' : eventOf[action],
      action: `return ${action}`,
      data: { returnId: after.id, state: after.state },
    }
  })
}

/** Changes of what an order has in returns, by order. */
export function changesByOrder<Line extends { orderId: string; lineNumber: string }>(
  lines: readonly Line[],
  change: (line: Line) => Omit<ReturnedChange, 'lineNumber'>,
): Map<string, ReturnedChange[]> {
  const changes = new Map<string, ReturnedChange[]>()
  for (const line of lines) {
    const each = { lineNumber: line.lineNumber, ...change(line) }
    changes.set(line.orderId, [...(changes.get(line.orderId) ?? []), each])
  }
  return changes
}
