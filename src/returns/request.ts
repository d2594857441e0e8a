// The decision to accept the request of a return: every unit is one that was delivered and is in no other return.
import { Problem } from '../contract/problems.ts'
import type { ReturnReason } from '../contract/returns.ts'
import { refuseAction } from '../orders/advance.ts'
import { findLine } from '../orders/lines.ts'
import type { StoredOrder } from '../orders/order.ts'
import { changeReturned, returnableSerials, returnableUnits } from '../orders/returned.ts'
import {
  changesByOrder,
  type Doing,
  type OrdersById,
  type ReturnDecision,
  stepsOfOrders,
} from './decision.ts'
import type { LineOfReturn, StoredReturn } from './return.ts'
import { isReturnable } from './returnable.ts'

export interface WantedLine {
  orderId: string
  lineNumber: string
  quantity: number
  serialNumbers: string[]
  reason: ReturnReason
}

export interface ReturnRequest {
  id: string
  lines: WantedLine[]
  orders: OrdersById
  /** Only units that arrived at this time or later. */
  since: number
  doing: Doing
}

export function decideRequest({ id, lines, orders, since, doing }: ReturnRequest): ReturnDecision | Problem {
  const accepted: LineOfReturn[] = []
  // What the lines before this one take.
  const current = new Map(orders)
  for (const wanted of lines) {
    const stored = current.get(wanted.orderId)
    if (!stored) return new Problem('order_not_found', `There is no order ${wanted.orderId}.`)
    const line = acceptLine(wanted, stored, since)
    if (line instanceof Problem) return line
    accepted.push(line)
    const { lineNumber, quantity, serialNumbers } = wanted
    const returned = changeReturned(stored.returned, [{ lineNumber, units: quantity, serialNumbers }])
    current.set(stored.id, { ...stored, returned })
  }
  const [account, ...others] = [...new Set([...orders.values()].map((order) => order.account))]
  if (account === undefined) return new Problem('order_not_found')
  if (others.length > 0)
    return new Problem(
      'line_not_returnable',
      'The orders belong to several accounts. Make one return for each.',
    )
  const after: StoredReturn = {
    ...{ id, account, state: 'Requested', version: 1, requestedAt: doing.now, lines: accepted },
    credits: [],
    steps: [{ at: doing.now, action: 'request', actor: doing.actor, text: doing.text }],
  }
  const changes = changesByOrder(accepted, ({ quantity, serialNumbers }) => ({
    units: quantity,
    serialNumbers,
  }))
  return { after, orders: stepsOfOrders(after, orders, 'request', changes, doing.now) }
}

function acceptLine(wanted: WantedLine, stored: StoredOrder, since: number): LineOfReturn | Problem {
  const { orderId, lineNumber, quantity, serialNumbers, reason } = wanted
  const { order, returned } = stored
  const where = `Line ${lineNumber} of the order ${orderId}`
  const refusal = refuseAction(stored, 'return')
  if (refusal) return refusal
  const line = findLine(order.orderLines, lineNumber)
  if (!line) return new Problem('order_line_not_found', `The order ${orderId} has no line ${lineNumber}.`)
  if (!isReturnable(line)) return new Problem('line_not_returnable', `${where} has no goods.`)
  const left = returnableUnits(order, returned, since).get(lineNumber) ?? 0
  if (quantity > left) {
    const inAll = returnableUnits(order, returned, Number.NEGATIVE_INFINITY).get(lineNumber) ?? 0
    const late = inAll > left ? ` The period has ended for ${inAll - left} more.` : ''
    return new Problem(
      'quantity_not_returnable',
      `${where} has ${left} units to return, not ${quantity}.${late}`,
    )
  }
  const known = new Set(returnableSerials(order, returned, lineNumber))
  const foreign = serialNumbers.find((each) => !known.has(each))
  if (foreign !== undefined)
    return new Problem('serial_numbers_wrong', `${where} has no unit ${foreign} that can be returned.`)
  if (serialNumbers.length > 0 && new Set(serialNumbers).size !== quantity)
    return new Problem(
      'serial_numbers_wrong',
      `${where}: ${serialNumbers.length} serial numbers for ${quantity} units. Give one for each unit, or none.`,
    )
  const { materialNumber, name } = line
  return {
    orderId,
    lineNumber,
    materialNumber,
    name,
    quantity,
    serialNumbers,
    reason,
    received: [],
    credited: 0,
  }
}
