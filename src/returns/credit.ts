// The decision to credit received units: a credit note in each order, through the billings that exist. Repaired units go back and are not
// credited.
import { Problem } from '../contract/problems.ts'
import { billableUnits, creditableUnits } from '../orders/billed-units.ts'
import { type BillLine, decideReturnCredit } from '../orders/billing.ts'
import { isDelivery, shelfLines } from '../orders/lines.ts'
import type { StoredOrder } from '../orders/order.ts'
import { released } from './decide.ts'
import {
  advanceReturn,
  changesByOrder,
  type Doing,
  type OrderStep,
  type ReturnDecision,
  refuseReturnAction,
  stepsOfOrders,
} from './decision.ts'
import { receivedUnits } from './receive.ts'
import { type KnownOfReturn, replacedOfOrder, unsettledUnits } from './replaced.ts'
import { type LineOfReturn, ordersOf, type StoredReturn } from './return.ts'

/** Whether the delivery charge is credited: never, or when the last goods of an order are. */
export type DeliveryRule = 'never' | 'whole-order'

export interface CreditedLine {
  line: number
  quantity: number
}

/** Without lines, everything received that is neither credited nor replaced. */
export function decideCredit(
  known: KnownOfReturn,
  wanted: readonly CreditedLine[] | null,
  rule: DeliveryRule,
  doing: Doing,
): ReturnDecision | Problem {
  const { stored, orders, replacements } = known
  const creditable = (line: LineOfReturn) => unsettledUnits(line, replacements)
  const refusal = refuseReturnAction(stored, 'credit')
  if (refusal) return refusal
  const all = stored.lines.map((line, index) => ({ line: index + 1, quantity: creditable(line) }))
  const asked = wanted ?? all.filter(({ quantity }) => quantity > 0)
  if (asked.length === 0)
    return new Problem(
      'nothing_to_bill',
      'No received units are left to credit; units to repair are not credited.',
    )
  const lines = [...stored.lines]
  for (const { line, quantity } of asked) {
    const before = lines[line - 1]
    if (!before) return new Problem('order_line_not_found', `The return has no line ${line}.`)
    if (quantity > creditable(before))
      return new Problem(
        'quantity_not_billable',
        `Line ${line} of the return has ${creditable(before)} units to credit, not ${quantity}.`,
      )
    lines[line - 1] = { ...before, credited: before.credited + quantity }
  }
  const credited = creditOrders({ ...stored, lines }, known, asked, rule, doing.now)
  if (credited instanceof Problem) return credited
  const isDone = stored.state === 'Received' && lines.every((line) => creditable(line) === 0)
  const state = isDone ? 'Credited' : stored.state
  const credits = [...stored.credits, ...credited.credits]
  const after = advanceReturn(stored, 'credit', state, { lines, credits }, doing)
  const billed = new Map(credited.steps.map((step) => [step.after.id, step.after]))
  const changes = changesByOrder(isDone ? lines : [], released)
  const said = stepsOfOrders(after, new Map([...orders, ...billed]), 'credit', changes, doing.now).map(
    (step) => ({
      ...step,
      data: { ...step.data, ...credited.credits.find(({ orderId }) => orderId === step.after.id) },
    }),
  )
  return { after, orders: [...credited.steps, ...said] }
}

function creditOrders(
  { lines, ...stored }: StoredReturn,
  { orders, returns, replacements }: KnownOfReturn,
  asked: readonly CreditedLine[],
  rule: DeliveryRule,
  now: number,
): { steps: OrderStep[]; credits: StoredReturn['credits'] } | Problem {
  const steps: OrderStep[] = []
  const credits: StoredReturn['credits'] = []
  for (const orderId of ordersOf({ lines })) {
    const before = orders.get(orderId)
    const ofOrder = asked.flatMap(({ line, quantity }) => {
      const each = lines[line - 1] as LineOfReturn
      return each.orderId === orderId ? [billLine(each, quantity)] : []
    })
    if (!before || ofOrder.length === 0) continue
    const replaced = replacedOfOrder(orderId, returns, replacements)
    const decision = withDelivery(before, ofOrder, replaced, rule, now)
    if (decision instanceof Problem) return decision
    const { after, billing } = decision
    const { billingId } = billing
    credits.push({ orderId, billingId })
    const data = { state: after.state, billingId, returnId: stored.id }
    steps.push({ before, after, type: 'order.credited', action: 'credit', data })
  }
  return { steps, credits }
}

/** Serial numbers stand on the credit note if the units that are credited are all that came. */
function billLine(line: LineOfReturn, quantity: number): BillLine {
  const { lineNumber, received } = line
  const serialNumbers = received.flatMap((each) => (each.condition === 'Repair' ? [] : each.serialNumbers))
  const isAll = quantity === serialNumbers.length && quantity === receivedUnits(line)
  return { lineNumber, quantity, serialNumbers: isAll ? serialNumbers : [] }
}

function withDelivery(
  before: StoredOrder,
  goods: BillLine[],
  replaced: ReadonlyMap<string, number>,
  rule: DeliveryRule,
  now: number,
) {
  const alone = decideReturnCredit(before, goods, replaced, now)
  if (alone instanceof Problem || rule === 'never') return alone
  const charge = deliveryCharge(alone.after)
  return charge.length === 0 ? alone : decideReturnCredit(before, [...goods, ...charge], replaced, now)
}

/** The delivery of an order of which no goods are invoiced any more, and nothing can be. */
function deliveryCharge({ order, returned }: StoredOrder): BillLine[] {
  const invoiced = creditableUnits(order)
  const open = billableUnits(order, returned, 'Invoice')
  const isInvoiced = shelfLines(order.orderLines).some(
    ({ lineNumber }) => (invoiced.get(lineNumber) ?? 0) > 0,
  )
  const isOpen = order.orderLines.some((line) => !isDelivery(line) && open.has(line.lineNumber))
  if (isInvoiced || isOpen) return []
  return order.orderLines.filter(isDelivery).flatMap(({ lineNumber }) => {
    const quantity = invoiced.get(lineNumber) ?? 0
    return quantity > 0 ? [{ lineNumber, quantity, serialNumbers: [] }] : []
  })
}
