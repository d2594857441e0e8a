// Decisions about returns: the table of states, and that sums of returns and credits never exceed what was delivered and invoiced.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Delivery } from '../contract/order.ts'
import { Problem } from '../contract/problems.ts'
import { conditions } from '../contract/returns.ts'
import { creditableUnits, waivedUnits } from '../orders/billed-units.ts'
import { decideBilling } from '../orders/billing.ts'
import { decideCancel } from '../orders/cancel.ts'
import { shelfLines } from '../orders/lines.ts'
import { deliveryLine, line, now, pc, stored } from '../orders/order.fixture.ts'
import type { StoredOrder } from '../orders/order.ts'
import { decideCredit } from './credit.ts'
import { decideSimple } from './decide.ts'
import type { ReturnDecision } from './decision.ts'
import { decideReceipt } from './receive.ts'
import { decideReplacement, planReplacement, type ReplacementPlan } from './replace.ts'
import { replacedOfOrder } from './replaced.ts'
import { decideRequest } from './request.ts'
import type { StoredReturn } from './return.ts'
import { openReturnStates, returnStates, transitions } from './states.ts'

const doing = { actor: 'test', text: null, now }

test('return states: every state can be reached from Requested', () => {
  const reached = new Set(['Requested'])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const state of returnStates.filter((each) => reached.has(each))) {
      for (const next of Object.values(transitions[state]).flat()) reached.add(next)
    }
  }
  expect([...reached].sort()).toEqual([...returnStates].sort())
})

test('return states: Credited, Replaced, Refused, Withdrawn and Closed are final', () => {
  expect(returnStates.filter((state) => !openReturnStates.includes(state))).toEqual([
    'Credited',
    'Replaced',
    'Refused',
    'Withdrawn',
    'Closed',
  ])
})

const lineNumbers = ['10', '10.1', '10.2', '20', '30']
/** Three PCs of one board and two memory kits, five things, and the delivery. */
function shippedOrder(pcs: number, things: number): StoredOrder {
  const shipped = (order: ReturnType<typeof line>, units: number): ReturnType<typeof line> => ({
    ...order,
    quantity: { ...order.quantity, fulfilled: units },
    orderLines: order.orderLines.map((part) =>
      shipped(part, (units * part.quantity.total) / order.quantity.total),
    ),
  })
  const delivery: Delivery = {
    deliveryId: 'O-D1',
    trackingNumber: null,
    events: { delivered: new Date(now).toISOString() },
    deliveryLines: [
      { lineNumber: '10', quantity: pcs, orderLineNumber: '10', serialNumbers: [] },
      { lineNumber: '20', quantity: things, orderLineNumber: '20', serialNumbers: [] },
    ].filter(({ quantity }) => quantity > 0),
    collectionPoint: null,
    deliveryAddress: null,
  }
  return stored(
    { state: 'PartiallyShipped' },
    {
      orderLines: [shipped(pc('10', 3), pcs), shipped(line('20', 5), things), deliveryLine('30')],
      deliveries: [delivery],
    },
  )
}

const some = fc.nat({ max: 5 })
const few = fc.constantFrom(1, 1, 1, 2, 3)
const steps = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('request' as const),
      line: fc.constantFrom(...lineNumbers),
      quantity: few,
    }),
    fc.record({
      kind: fc.constant('act' as const),
      which: some,
      action: fc.constantFrom(
        'approve' as const,
        'approve' as const,
        'refuse' as const,
        'withdraw' as const,
        'close' as const,
      ),
    }),
    fc.record({
      kind: fc.constant('receive' as const),
      which: some,
      quantity: few,
      condition: fc.constantFrom(...conditions),
    }),
    fc.record({ kind: fc.constant('credit' as const), which: some }),
    fc.record({ kind: fc.constant('replace' as const), which: some }),
    fc.record({ kind: fc.constant('cancel replacement' as const), which: some }),
    fc.record({
      kind: fc.constant('bill' as const),
      type: fc.constantFrom('Invoice' as const, 'Invoice' as const, 'CreditNote' as const),
      line: fc.constantFrom('10', '20', '30'),
      quantity: few,
    }),
  ),
  { minLength: 30, maxLength: 60 },
)

/** Units that are on the shelf again or scrapped, by part: they came once. */
function keptBack(order: StoredOrder, returns: readonly StoredReturn[]) {
  const units = new Map<string, number>()
  for (const each of returns.flatMap(({ lines }) => lines)) {
    const kept = each.received
      .filter(({ condition }) => condition !== 'Repair')
      .reduce((sum, { quantity }) => sum + quantity, 0)
    for (const part of shelfLines(order.order.orderLines)) {
      const isPart = part.lineNumber === each.lineNumber || part.lineNumber.startsWith(`${each.lineNumber}.`)
      const perUnit = each.lineNumber === '10' && part.lineNumber === '10.2' ? 2 : 1
      if (isPart) units.set(part.lineNumber, (units.get(part.lineNumber) ?? 0) + kept * perUnit)
    }
  }
  return units
}

/** Units of each part that are credited for good, or that a replacement stands for: each is settled once. */
function expectSettledOnce({ order, returned }: StoredOrder, replaced: ReadonlyMap<string, number>): void {
  const ofLine = (number: string) => (returned[number]?.credited ?? 0) + (replaced.get(number) ?? 0)
  for (const top of order.orderLines)
    for (const part of top.orderLines.length > 0 ? top.orderLines : [top]) {
      const each = part.quantity.total / top.quantity.total
      const settled = ofLine(top.lineNumber) * each + (part === top ? 0 : ofLine(part.lineNumber))
      const byHand = (waivedUnits(order, returned).get(top.lineNumber) ?? 0) * each
      expect(settled + byHand, `settled units of ${part.lineNumber}`).toBeLessThanOrEqual(part.quantity.total)
    }
}

/** The order that a plan leads to. */
const replacementOf = (id: string, { lines }: ReplacementPlan): StoredOrder =>
  stored(
    { id },
    { orderId: id, orderLines: lines.map(({ quantity }, index) => line(String((index + 1) * 10), quantity)) },
  )

test('returns: never more than delivered comes back, never more than invoiced is credited, and no unit is both credited and replaced', () => {
  let credited = 0
  let replacedAtAll = 0
  fc.assert(
    fc.property(
      fc.nat({ max: 3 }),
      fc.nat({ max: 5 }),
      fc.boolean(),
      steps,
      (pcs, things, isInvoiced, list) => {
        let order = shippedOrder(pcs, things)
        const all =
          isInvoiced && decideBilling(order, { type: 'Invoice', lines: null, invoiceAgain: false }, now)
        if (all && !(all instanceof Problem)) order = all.after
        const returns: StoredReturn[] = []
        const placed = new Map<string, StoredOrder>()
        const accept = (decision: ReturnDecision | Problem, at: number) => {
          if (decision instanceof Problem) return
          returns[at] = decision.after
          order = decision.orders.at(-1)?.after ?? order
        }
        for (const step of list) {
          const orders = new Map([[order.id, order]])
          const replacements = { orders: placed, returns: [] }
          const replaced = replacedOfOrder(order.id, returns, replacements)
          if (step.kind === 'request') {
            const { line: lineNumber, quantity } = step
            const lines = [
              { orderId: order.id, lineNumber, quantity, serialNumbers: [], reason: 'Other' as const },
            ]
            accept(
              decideRequest({ id: `R-${returns.length}`, lines, orders, since: 0, doing }),
              returns.length,
            )
            continue
          }
          if (step.kind === 'bill') {
            const lines = [{ lineNumber: step.line, quantity: step.quantity, serialNumbers: [] }]
            const decision = decideBilling(
              order,
              { type: step.type, lines, invoiceAgain: step.quantity % 2 === 0, replaced },
              now,
            )
            if (!(decision instanceof Problem)) order = decision.after
            continue
          }
          const which = step.which % Math.max(1, returns.length)
          const chosen = returns[which]
          if (!chosen) continue
          if (step.kind === 'act') accept(decideSimple(chosen, orders, step.action, doing), which)
          if (step.kind === 'receive') {
            accept(decideSimple(chosen, orders, 'approve', doing), which)
            const { quantity, condition } = step
            accept(
              decideReceipt(
                returns[which] ?? chosen,
                new Map([[order.id, order]]),
                [{ line: 1, quantity, condition, serialNumbers: [] }],
                doing,
              ),
              which,
            )
          }
          const known = { stored: chosen, orders, returns, replacements }
          if (step.kind === 'credit') {
            const before = order.order.billings.length
            accept(decideCredit(known, null, 'whole-order', doing), which)
            credited += order.order.billings.length - before
          }
          if (step.kind === 'replace') {
            const plan = planReplacement(known, null)
            if (!(plan instanceof Problem)) {
              const id = `N-${placed.size}`
              placed.set(id, replacementOf(id, plan))
              accept(decideReplacement(known, plan, id, doing), which)
              replacedAtAll++
            }
          }
          if (step.kind === 'cancel replacement') {
            const [id] = [...placed.keys()].slice(step.which % Math.max(1, placed.size))
            const wanted = id === undefined ? undefined : placed.get(id)
            const after = wanted && decideCancel(wanted, now)
            if (after && !(after instanceof Problem)) placed.set(wanted.id, after)
          }
          expectSettledOnce(order, replacedOfOrder(order.id, returns, replacements))
          for (const [number, units] of creditableUnits(order.order))
            expect(units, `line ${number} is credited more than invoiced`).toBeGreaterThanOrEqual(0)
          const kept = keptBack(order, returns)
          for (const part of shelfLines(order.order.orderLines))
            expect(kept.get(part.lineNumber) ?? 0, part.lineNumber).toBeLessThanOrEqual(
              part.quantity.fulfilled,
            )
        }
        // What was invoiced, less what was credited, is never more than what was ordered and did not come back.
        for (const [number, { credited: ofLine }] of Object.entries(order.returned)) {
          const top = order.order.orderLines.find(({ lineNumber }) => lineNumber === number)
          if (top)
            expect((creditableUnits(order.order).get(number) ?? 0) + ofLine).toBeLessThanOrEqual(
              top.quantity.total,
            )
        }
      },
    ),
    { numRuns: 600, seed: 29 },
  )
  // The steps reach credits often enough to mean something.
  expect(credited).toBeGreaterThan(100)
  expect(replacedAtAll).toBeGreaterThan(100)
})
