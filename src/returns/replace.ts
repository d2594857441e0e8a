// The decision to replace received units: an order of the same goods at no charge, in place of their credit. The order itself is decided by
// the checkout, and stored in the same batch.
import { Problem } from '../contract/problems.ts'
import { unsettledUnits as unsettledOfOrder } from '../orders/returned.ts'
import { released } from './decide.ts'
import {
  advanceReturn,
  changesByOrder,
  type Doing,
  type OrdersById,
  type ReturnDecision,
  refuseReturnAction,
  stepsOfOrders,
} from './decision.ts'
import { type KnownOfReturn, replacedOfOrder, unsettledUnits } from './replaced.ts'
import type { LineOfReturn } from './return.ts'

export interface ReplacedLine {
  /** The number of the line in the return, from 1. */
  line: number
  quantity: number
}

export interface ReplacementPlan {
  orderId: string
  lines: (ReplacedLine & { lineNumber: string })[]
}

/** Without lines, everything of the first order that has received units which are neither credited nor replaced. */
export function planReplacement(
  { stored, orders, returns, replacements }: KnownOfReturn,
  wanted: readonly ReplacedLine[] | null,
): ReplacementPlan | Problem {
  const refusal = refuseReturnAction(stored, 'replace')
  if (refusal) return refusal
  const left = stored.lines.map((line) => unsettledUnits(line, replacements))
  const first = stored.lines.find((_, index) => (left[index] ?? 0) > 0)?.orderId
  const all = stored.lines.flatMap(({ orderId }, index) =>
    orderId === first && (left[index] ?? 0) > 0 ? [{ line: index + 1, quantity: left[index] ?? 0 }] : [],
  )
  const asked = wanted ?? all
  const lines: ReplacementPlan['lines'] = []
  for (const { line, quantity } of asked) {
    const ofReturn = stored.lines[line - 1]
    if (!ofReturn) return new Problem('order_line_not_found', `The return has no line ${line}.`)
    const units = left[line - 1] ?? 0
    if (quantity > units)
      return refuse(`Line ${line} of the return has ${units} units to replace, not ${quantity}.`)
    left[line - 1] = units - quantity
    lines.push({ line, quantity, lineNumber: ofReturn.lineNumber })
  }
  const [orderId, ...others] = new Set(lines.map(({ line }) => stored.lines[line - 1]?.orderId ?? ''))
  if (orderId === undefined)
    return refuse('No received units are left to replace; units to repair go back to the customer.')
  if (others.length > 0)
    return refuse('The units are of several orders: replace those of each by themselves.')
  return (
    refuseCredited(orderId, lines, orders, replacedOfOrder(orderId, returns, replacements)) ?? {
      orderId,
      lines,
    }
  )
}

const refuse = (detail: string) => new Problem('quantity_not_replaceable', detail)

/** Units of the return may have been credited by hand. */
function refuseCredited(
  orderId: string,
  lines: ReplacementPlan['lines'],
  orders: OrdersById,
  replaced: Map<string, number>,
): Problem | undefined {
  const stored = orders.get(orderId)
  if (!stored) return new Problem('order_not_found', `There is no order ${orderId}.`)
  for (const { lineNumber, quantity } of lines)
    replaced.set(lineNumber, (replaced.get(lineNumber) ?? 0) + quantity)
  const left = unsettledOfOrder(stored.order, stored.returned, replaced)
  const wrong = lines.find(({ lineNumber }) => (left.get(lineNumber) ?? -1) < 0)
  return (
    wrong &&
    refuse(`Line ${wrong.lineNumber} of the order ${orderId}: its units are credited or replaced already.`)
  )
}

/** `orderId` is the replacement, whose lines are in the order of the plan. */
export function decideReplacement(
  { stored, orders, replacements }: KnownOfReturn,
  plan: ReplacementPlan,
  orderId: string,
  doing: Doing,
): ReturnDecision {
  const lines = [...stored.lines]
  for (const [index, { line, quantity }] of plan.lines.entries()) {
    const before = lines[line - 1] as LineOfReturn
    const added = { orderId, lineNumber: String((index + 1) * 10), quantity }
    lines[line - 1] = { ...before, replacements: [...(before.replacements ?? []), added] }
  }
  const isDone = stored.state === 'Received' && lines.every((line) => unsettledUnits(line, replacements) <= 0)
  const after = advanceReturn(stored, 'replace', isDone ? 'Replaced' : stored.state, { lines }, doing)
  const changes = changesByOrder(isDone ? lines : [], released)
  const steps = stepsOfOrders(after, orders, 'replace', changes, doing.now).map((step) =>
    step.after.id === plan.orderId ? { ...step, data: { ...step.data, replacementOrderId: orderId } } : step,
  )
  return { after, orders: steps }
}
