// The decision to cancel units of one line, also after release, as long as they are not shipped.

import type { OrderLine } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import type { Claim } from '../inventory/availability.ts'
import { isoDate } from '../platform/time.ts'
import { advance, refuseAction } from './advance.ts'
import { creditForCancelled } from './billing.ts'
import { cancelled } from './cancel.ts'
import { claimsOf } from './claims.ts'
import { trimExpected } from './expected.ts'
import { addUnits, countsAsOpen, findLine, fulfilRest, isDelivery, openUnits, shelfUnits } from './lines.ts'
import type { StoredOrder } from './order.ts'
import { noSuchLine } from './shipping.ts'
import { eventOf, type OrderState } from './states.ts'

export interface LineCancellation {
  after: StoredOrder
  /** Returned units by product. */
  released: Claim[]
}

/** Without a quantity, all open units of the line are cancelled. */
export function decideCancelLine(
  stored: StoredOrder,
  lineNumber: string,
  quantity: number | null,
  now: number,
): LineCancellation | Problem {
  const line = findLine(stored.order.orderLines, lineNumber)
  if (!line) return noSuchLine(stored, lineNumber)
  const refusal = refuseAction(stored, 'cancelLine') ?? refuseLine(line, quantity, stored)
  if (refusal) return refusal

  const units = quantity ?? openUnits(line)
  let orderLines = addUnits(stored.order.orderLines, lineNumber, 'cancelled', units)
  const state = stateAfter(stored, orderLines)
  if (state === 'Cancelled') orderLines = orderLines.map(cancelled)
  else if (state !== stored.state) orderLines = orderLines.map(fulfilRest)
  const credit = creditForCancelled(stored.order, stored.returned, orderLines, now)
  const after = advance(
    stored,
    'cancelLine',
    state,
    {
      orderLines,
      // Units with the latest date are cancelled first.
      expectedDeliveries: trimExpected(stored, orderLines, (shares) => shares),
      billings: credit ? [...stored.order.billings, credit] : stored.order.billings,
    },
    now,
  )
  const claims = claimsOf(stored.order)
  const released = state === 'Cancelled' ? claims : giveBack(line, units, claims)
  return { after: state === 'Delivered' ? alsoShipped(after, now) : after, released }
}

function refuseLine(line: OrderLine, quantity: number | null, { order }: StoredOrder): Problem | undefined {
  const { lineNumber } = line
  if (isDelivery(line)) {
    return new Problem(
      'line_not_cancellable',
      `Line ${lineNumber} is the delivery; it goes when all others do.`,
    )
  }
  if (!order.orderLines.includes(line)) {
    const parent = lineNumber.split('.')[0]
    return new Problem(
      'line_not_cancellable',
      `Line ${lineNumber} is a part of a PC: cancel the PC, line ${parent}.`,
    )
  }
  const open = openUnits(line)
  if (open === 0 || (quantity ?? 0) > open) {
    return new Problem(
      'quantity_not_open',
      `Line ${lineNumber} has ${open} open units, not ${quantity ?? 'any'}.`,
    )
  }
  return undefined
}

function stateAfter({ state, order }: StoredOrder, orderLines: OrderLine[]): OrderState {
  const isOpen = orderLines.some((line) => countsAsOpen(line, orderLines) && openUnits(line) > 0)
  if (isOpen) return state
  if (order.deliveries.length === 0) return 'Cancelled'
  return order.deliveries.every(({ events }) => events.delivered) ? 'Delivered' : 'Shipped'
}

/** Delivered units count as shipped. */
function alsoShipped(stored: StoredOrder, now: number): StoredOrder {
  const { delivered = '', ...events } = stored.order.events
  const all = { ...events, [eventOf.Shipped]: isoDate(now), delivered }
  return { ...stored, order: { ...stored.order, events: all } }
}

/** Waiting units are returned before reserved ones. */
function giveBack(line: OrderLine, units: number, claims: Claim[]): Claim[] {
  const byProduct = [...shelfUnits(line, units)].sort(([a], [b]) => (a < b ? -1 : 1))
  return byProduct.flatMap(([productId, count]) => {
    const claim = claims.find((each) => each.productId === productId)
    if (!claim) return []
    const waiting = Math.min(count, claim.waiting)
    return [{ productId, waiting, reserved: Math.min(count - waiting, claim.reserved) }]
  })
}
