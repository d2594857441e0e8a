// The decision to receive units: what comes back, and in which condition. Units to restock are on the shelf with the same commit.
import { Problem } from '../contract/problems.ts'
import type { Condition } from '../contract/returns.ts'
import { findLine, shelfUnits } from '../orders/lines.ts'
import {
  advanceReturn,
  changesByOrder,
  type Doing,
  type OrdersById,
  type ReturnDecision,
  refuseReturnAction,
  stepsOfOrders,
} from './decision.ts'
import type { LineOfReturn, StoredReturn } from './return.ts'

export interface ReceivedLine {
  /** The number of the line in the return, from 1. */
  line: number
  quantity: number
  condition: Condition
  serialNumbers: string[]
}

export const receivedUnits = ({ received }: LineOfReturn) =>
  received.reduce((sum, { quantity }) => sum + quantity, 0)

export function decideReceipt(
  stored: StoredReturn,
  orders: OrdersById,
  came: readonly ReceivedLine[],
  doing: Doing,
): ReturnDecision | Problem {
  const refusal = refuseReturnAction(stored, 'receive')
  if (refusal) return refusal
  const lines = [...stored.lines]
  for (const each of came) {
    const received = receiveLine(lines[each.line - 1], each)
    if (received instanceof Problem) return received
    lines[each.line - 1] = received
  }
  const isComplete = lines.every((line) => receivedUnits(line) === line.quantity)
  const after = advanceReturn(stored, 'receive', isComplete ? 'Received' : 'PartlyReceived', { lines }, doing)
  const onlyNew = came.map(({ line, serialNumbers }) => ({
    ...(lines[line - 1] as LineOfReturn),
    serialNumbers,
  }))
  const changes = changesByOrder(onlyNew, ({ lineNumber, orderId, serialNumbers }) => {
    // Serial numbers that were not announced are known from now on.
    const known = orders.get(orderId)?.returned[lineNumber]?.serialNumbers ?? []
    return { serialNumbers: serialNumbers.filter((each) => !known.includes(each)) }
  })
  return {
    after,
    orders: stepsOfOrders(after, orders, 'receive', changes, doing.now),
    ...restock(came, lines, orders),
  }
}

function receiveLine(line: LineOfReturn | undefined, came: ReceivedLine): LineOfReturn | Problem {
  const where = `Line ${came.line} of the return`
  if (!line) return new Problem('order_line_not_found', `The return has no line ${came.line}.`)
  const left = line.quantity - receivedUnits(line)
  if (came.quantity > left)
    return new Problem('quantity_not_expected', `${where} expects ${left} units, not ${came.quantity}.`)
  const { serialNumbers } = came
  if (serialNumbers.length > 0 && new Set(serialNumbers).size !== came.quantity)
    return new Problem(
      'serial_numbers_wrong',
      `${where}: ${serialNumbers.length} serial numbers for ${came.quantity} units. Give one for each unit, or none.`,
    )
  const before = new Set(line.received.flatMap((each) => each.serialNumbers))
  const wrong = serialNumbers.find(
    (each) => before.has(each) || (line.serialNumbers.length > 0 && !line.serialNumbers.includes(each)),
  )
  if (wrong !== undefined)
    return new Problem(
      'serial_numbers_wrong',
      before.has(wrong)
        ? `${where}: the unit ${wrong} was received before.`
        : `${where} expects ${line.serialNumbers.join(', ')}, not ${wrong}. Ask the customer, or close the return.`,
    )
  const { condition, quantity } = came
  return { ...line, received: [...line.received, { condition, quantity, serialNumbers }] }
}

function restock(came: readonly ReceivedLine[], lines: readonly LineOfReturn[], orders: OrdersById) {
  const restocked = new Map<string, number>()
  const restockedSerials: NonNullable<ReturnDecision['restockedSerials']> = []
  for (const { line, quantity, condition, serialNumbers } of came) {
    const { orderId, lineNumber, materialNumber } = lines[line - 1] as LineOfReturn
    const ofOrder = findLine(orders.get(orderId)?.order.orderLines ?? [], lineNumber)
    if (condition !== 'Restock' || !ofOrder) continue
    for (const [productId, units] of shelfUnits(ofOrder, quantity))
      restocked.set(productId, (restocked.get(productId) ?? 0) + units)
    restockedSerials.push(
      ...serialNumbers.map((serialNumber) => ({ productId: materialNumber, serialNumber, orderId })),
    )
  }
  return { restocked, restockedSerials }
}
