// What actions make of a purchase order. Pure: the routes load it, and store it with the supply that follows from its lines.
import { invalid, Problem } from '../contract/problems.ts'
import type { PurchaseState } from '../contract/purchasing.ts'
import { int32 } from '../contract/types.ts'
import type { Purchase, PurchaseLine } from './purchase.ts'
import { allowedActions, isPromising, type PurchaseAction } from './states.ts'

/** What the supplier delivers in all, as far as it is known. */
export const dueOf = ({ confirmed, quantity }: PurchaseLine) => confirmed?.quantity ?? quantity

export const outstandingOf = (line: PurchaseLine) => Math.max(0, dueOf(line) - line.received)

/** When the next outstanding units are due, as confirmed: the earliest day of its rows of the supply. */
export function nextDueOf({ state, lines }: Pick<Purchase, 'state' | 'lines'>): number | null {
  const days = lines.flatMap((line) => {
    const day = line.confirmed?.expectedAt ?? null
    return day !== null && outstandingOf(line) > 0 ? [day] : []
  })
  return isPromising(state) && days.length > 0 ? Math.min(...days) : null
}

/** Refuses an action that the state does not allow. */
export function refuseAction({ id, state }: Purchase, action: PurchaseAction): Problem | undefined {
  if (allowedActions[state].includes(action)) return undefined
  return new Problem(
    'purchase_action_not_allowed',
    `The purchase order ${id} is ${state}: ${action} is not allowed.`,
  )
}

/** The state that follows from the lines once the supplier has the order. */
function stateOf(lines: readonly PurchaseLine[]): PurchaseState {
  const isComplete = lines.every((line) => outstandingOf(line) === 0)
  if (lines.some(({ received }) => received > 0)) return isComplete ? 'Received' : 'PartlyReceived'
  if (isComplete) return 'Cancelled'
  return lines.every(({ confirmed }) => confirmed !== null) ? 'Confirmed' : 'Sent'
}

const changed = (before: Purchase, more: Partial<Purchase>): Purchase => ({
  ...before,
  ...more,
  version: before.version + 1,
})

const withLines = (before: Purchase, lines: PurchaseLine[]) =>
  changed(before, { lines, state: stateOf(lines) })

export const changeDraft = (before: Purchase, note: string | null, lines: PurchaseLine[]): Purchase =>
  changed(before, { note, lines })

/** Sent again, it keeps its state. */
export const send = (before: Purchase, sentTo: string | null, now: number): Purchase =>
  changed(before, { sentAt: now, sentTo, state: before.state === 'Draft' ? 'Sent' : before.state })

export interface LineConfirmation {
  lineNumber: string
  /** Null: as before, or as ordered. */
  quantity: number | null
  expectedAt: number | null
  /** Null: as before. */
  cost: number | null
}

/** Without lines, every open line is confirmed as ordered. */
export function confirm(before: Purchase, given: readonly LineConfirmation[] | null): Purchase | Problem {
  const asOrdered = ({ lineNumber, wantedAt, confirmed }: PurchaseLine): LineConfirmation => ({
    lineNumber,
    quantity: null,
    expectedAt: confirmed ? confirmed.expectedAt : wantedAt,
    cost: null,
  })
  const confirmations =
    given ?? before.lines.filter((line) => outstandingOf(line) > 0).map((line) => asOrdered(line))
  const problem = wrongLines(before, confirmations)
  if (problem) return problem
  const byNumber = new Map(confirmations.map((each) => [each.lineNumber, each]))
  const tooFew = confirmations.findIndex(({ lineNumber, quantity }) =>
    before.lines.some((line) => line.lineNumber === lineNumber && (quantity ?? dueOf(line)) < line.received),
  )
  if (tooFew >= 0)
    return invalid({
      fieldName: `lines[${tooFew}].quantity`,
      message: 'is less than the units that have arrived',
    })
  return withLines(
    before,
    before.lines.map((line) => {
      const said = byNumber.get(line.lineNumber)
      if (!said) return line
      const confirmed = { quantity: said.quantity ?? dueOf(line), expectedAt: said.expectedAt }
      return { ...line, confirmed, cost: said.cost ?? line.cost }
    }),
  )
}

export interface LineReceipt {
  lineNumber: string
  quantity: number
}

/** Everything that is outstanding. */
export const allOutstanding = ({ lines }: Purchase): LineReceipt[] =>
  lines.flatMap((line) => {
    const quantity = outstandingOf(line)
    return quantity > 0 ? [{ lineNumber: line.lineNumber, quantity }] : []
  })

/** More units than ordered may arrive, but not for a line that is complete. */
export function receive(before: Purchase, receipts: readonly LineReceipt[]): Purchase | Problem {
  const problem = wrongLines(before, receipts)
  if (problem) return problem
  const units = new Map(receipts.map(({ lineNumber, quantity }) => [lineNumber, quantity]))
  const complete = receipts.findIndex(({ lineNumber }) =>
    before.lines.some((line) => line.lineNumber === lineNumber && outstandingOf(line) === 0),
  )
  if (complete >= 0)
    return invalid({
      fieldName: `lines[${complete}].lineNumber`,
      message: 'is a line of which nothing is outstanding',
    })
  const tooMany = receipts.findIndex(({ lineNumber, quantity }) =>
    before.lines.some((line) => line.lineNumber === lineNumber && line.received + quantity > int32.maximum),
  )
  if (tooMany >= 0)
    return invalid({ fieldName: `lines[${tooMany}].quantity`, message: 'is more than can be counted' })
  return withLines(
    before,
    before.lines.map((line) => ({ ...line, received: line.received + (units.get(line.lineNumber) ?? 0) })),
  )
}

/** Units that did not come are no longer expected. */
export const close = (before: Purchase): Purchase =>
  withLines(
    before,
    before.lines.map((line) => {
      if (outstandingOf(line) === 0) return line
      return { ...line, confirmed: { quantity: line.received, expectedAt: null } }
    }),
  )

export const cancel = (before: Purchase): Purchase => changed(before, { state: 'Cancelled' })

/** A change of the supply of one line, as the operations of purchase orders without lines make it. */
export type SupplyChange = { received: number } | { outstanding: number; expectedAt: number | null }

/** The purchase order after a change of one line's supply. */
export const followChange = (before: Purchase, lineNumber: string, change: SupplyChange): Purchase =>
  withLines(
    before,
    before.lines.map((line) => {
      if (line.lineNumber !== lineNumber) return line
      if ('received' in change) return { ...line, received: line.received + change.received }
      const quantity = line.received + change.outstanding
      return { ...line, confirmed: { quantity, expectedAt: change.expectedAt } }
    }),
  )

/** Each line that is named must exist, and once. */
function wrongLines({ id, lines }: Purchase, given: readonly { lineNumber: string }[]): Problem | undefined {
  const seen = new Set<string>()
  for (const [index, { lineNumber }] of given.entries()) {
    const fieldName = `lines[${index}].lineNumber`
    if (!lines.some((line) => line.lineNumber === lineNumber))
      return invalid({ fieldName, message: `is no line of the purchase order ${id}` })
    if (seen.has(lineNumber)) return invalid({ fieldName, message: 'is given twice' })
    seen.add(lineNumber)
  }
  return undefined
}
