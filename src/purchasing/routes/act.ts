// One route for each action on a purchase order with lines. Each stores the order, and the supply that its lines then promise.
import { loadCompany } from '../../billing/company/company.ts'
import { signatureOf } from '../../billing/company/letterhead.ts'
import { isEmailAddress } from '../../contract/email-address.ts'
import { invalid, Problem, type ProblemCode } from '../../contract/problems.ts'
import {
  Purchase,
  PurchaseConfirmation,
  PurchaseReceipt,
  PurchaseSending,
} from '../../contract/purchasing.ts'
import { int32 } from '../../contract/types.ts'
import { receiveUnits } from '../../inventory/purchase-order.ts'
import { loadStock, unitOfEach } from '../../inventory/stock.ts'
import { versionAnswer } from '../../platform/http/reply/answer.ts'
import { refuseVersion } from '../../platform/http/route/precondition.ts'
import { type Route, route, type StaffDecision } from '../../platform/http/route/route.ts'
import type { Write } from '../../platform/store/store.ts'
import type { PurchasingContext } from '../context.ts'
import { readCost } from '../cost.ts'
import {
  allOutstanding,
  cancel,
  close,
  confirm,
  type LineReceipt,
  receive,
  refuseAction,
  send,
} from '../decide.ts'
import { loadPurchase, type Purchase as StoredPurchase, updatePurchase } from '../purchase.ts'
import type { PurchaseAction } from '../states.ts'
import { loadSupplier } from '../supplier.ts'
import { loadSupply, supplyWrites } from '../supply-of-lines.ts'
import { viewPurchase } from '../view.ts'
import { examplePurchase, purchaseParams } from './example.ts'
import { noSuchPurchase, recordOf } from './purchases.ts'

type Decided = StoredPurchase | Problem | { after: StoredPurchase; writes: Write[] }

/** The version that the request names is checked if the action replaces what is there. */
async function perform(
  { store, allocate }: PurchasingContext,
  purchaseOrderId: string,
  action: PurchaseAction,
  ifMatch: string | undefined,
  decide: (before: StoredPurchase) => Decided | Promise<Decided>,
): Promise<StaffDecision | Problem> {
  const before = await loadPurchase(store, purchaseOrderId)
  if (!before) return noSuchPurchase(purchaseOrderId)
  const stale = action === 'receive' && !ifMatch ? undefined : refuseVersion(ifMatch, before.version)
  const refusal = stale ?? refuseAction(before, action)
  if (refusal) return refusal
  const decided = await decide(before)
  if (decided instanceof Problem) return decided
  const { after, writes } = 'after' in decided ? decided : { after: decided, writes: [] }
  const rows = await loadSupply(store, before)
  if (rows instanceof Problem) return rows
  const products = [...new Set(after.lines.map(({ productId }) => productId))].sort()
  return {
    // The purchase order comes first, so that two changes of it meet there.
    writes: [updatePurchase(before, after), ...supplyWrites(after, rows), ...writes],
    record: recordOf(action, before, after),
    answer: versionAnswer(viewPurchase(after), after.version),
    afterwards: () => allocate(products.map((productId) => ({ productId }))),
  }
}

const problems: ProblemCode[] = ['purchase_order_not_found', 'purchase_action_not_allowed']
const success = {
  status: 200,
  description: 'The purchase order afterwards.',
  schema: Purchase,
  example: examplePurchase,
} as const
const common = (action: PurchaseAction) =>
  ({
    operationId: `${action}Purchase`,
    method: 'POST',
    path: `/purchasing/v1/purchase-orders/{purchaseOrderId}/${action}`,
    tag: 'Purchasing',
    access: 'change-purchasing',
    params: purchaseParams,
    success,
    problems,
  }) as const

const sendRoute = (context: PurchasingContext) =>
  route({
    ...common('send'),
    summary: 'Send a purchase order to its supplier',
    description:
      'Its units are on order, without a date until the supplier confirms one. By email with the order as PDF, or told in another way. Sent again, it keeps its state.',
    isVersioned: true,
    body: { schema: PurchaseSending, example: { way: 'email' }, isOptional: true },

    decide: ({ params: { purchaseOrderId = '' }, body: { way, email }, ifMatch }) =>
      perform(context, purchaseOrderId, 'send', ifMatch, async (before) => {
        const { store, clock, mailPurchase } = context
        if (way === 'own') return send(before, null, clock())
        const supplier = await loadSupplier(store, before.supplierId)
        const to = email?.trim() || supplier?.data.email || null
        if (to === null) return invalid({ fieldName: 'email', message: 'is missing: the supplier has none' })
        if (!isEmailAddress(to))
          return invalid({
            fieldName: 'email',
            message: 'is not an email address, such as orders@company.example',
          })
        if (!mailPurchase)
          return invalid({ fieldName: 'way', message: 'must be "own": this service sends no emails' })
        const { company } = await loadCompany(store)
        if (company.legalName === null)
          return invalid({
            fieldName: 'way',
            message: 'must be "own" until the company has a name: enter it first',
          })
        const after = send(before, to, clock())
        const letter = { to, language: supplier?.data.language ?? 'en', signature: signatureOf(company) }
        return { after, writes: [mailPurchase(after, letter, clock())] }
      }),
  })

const confirmRoute = (context: PurchasingContext) =>
  route({
    ...common('confirm'),
    summary: 'Enter what the supplier confirmed',
    description:
      'Dates and quantities of lines, which waiting orders are promised at once. Lines that are not named stay as they are; a quantity of 0 ends a line. It can be entered again.',
    isVersioned: true,
    body: {
      schema: PurchaseConfirmation,
      example: { lines: [{ lineNumber: '10', quantity: 15, expectedAt: '2026-12-01T23:59:59Z' }] },
      isOptional: true,
    },

    decide: ({ params: { purchaseOrderId = '' }, body: { lines }, ifMatch }) =>
      perform(context, purchaseOrderId, 'confirm', ifMatch, (before) => {
        if (lines === null) return confirm(before, null)
        const given = []
        for (const [index, { expectedAt, cost, ...line }] of lines.entries()) {
          const minor = readCost(cost, before.currency, `lines[${index}].cost`)
          if (minor instanceof Problem) return minor
          given.push({
            ...line,
            cost: minor,
            expectedAt: expectedAt === null ? null : Date.parse(expectedAt),
          })
        }
        return confirm(before, given)
      }),
  })

const receiveRoute = (context: PurchasingContext) =>
  route({
    ...common('receive'),
    access: 'receive-goods',
    summary: 'Receive goods of several lines',
    description:
      'Adds the units to the stock and allocates them to waiting orders, first come, first served. Two receipts at once are both booked.',
    precondition: {
      description:
        'The `version` that the receipt is based on, in quotes. If another request changed the order since, the answer is 412.',
      example: '"3"',
    },
    problems: [...problems, 'precondition_failed'],
    body: {
      schema: PurchaseReceipt,
      example: { lines: [{ lineNumber: '10', quantity: 5 }] },
      isOptional: true,
    },

    decide: ({ params: { purchaseOrderId = '' }, body: { lines }, ifMatch }) =>
      perform(context, purchaseOrderId, 'receive', ifMatch, async (before) => {
        const receipts = lines ?? allOutstanding(before)
        const after = receive(before, receipts)
        return after instanceof Problem ? after : arrival(context, after, receipts)
      }),
  })

/** The units of each product, in the order in which every writer touches their stock. */
async function arrival(
  { store }: PurchasingContext,
  after: StoredPurchase,
  receipts: readonly LineReceipt[],
) {
  const units = new Map<string, number>()
  for (const { lineNumber, quantity } of receipts) {
    const productId = after.lines.find((line) => line.lineNumber === lineNumber)?.productId ?? ''
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  }
  const levels = await loadStock(store, unitOfEach([...units.keys()]))
  for (const [productId, count] of units)
    if ((levels.get(productId)?.onHand ?? 0) + count > int32.maximum)
      return invalid({
        fieldName: 'lines',
        message: `would put more than ${int32.maximum} of ${productId} on the shelf`,
      })
  const inOrder = [...units].sort(([a], [b]) => (a < b ? -1 : 1))
  return { after, writes: inOrder.map(([productId, count]) => receiveUnits(productId, count)) }
}

const endings = {
  close: {
    summary: 'Close a purchase order that is partly received',
    description: 'Units that did not come are no longer expected. A request body is ignored.',
    decide: close,
  },
  cancel: {
    summary: 'Cancel a purchase order',
    description: 'Before goods arrived: nothing of it is expected any more. A request body is ignored.',
    decide: cancel,
  },
} as const

const endingRoute = (context: PurchasingContext, action: keyof typeof endings) => {
  const { summary, description, decide } = endings[action]
  return route({
    ...common(action),
    summary,
    description,
    isVersioned: true,

    decide: ({ params: { purchaseOrderId = '' }, ifMatch }) =>
      perform(context, purchaseOrderId, action, ifMatch, decide),
  })
}

export const actionRoutes = (context: PurchasingContext): Route[] => [
  sendRoute(context),
  confirmRoute(context),
  receiveRoute(context),
  endingRoute(context, 'close'),
  endingRoute(context, 'cancel'),
]
