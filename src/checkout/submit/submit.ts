// The decision to submit: either a problem, or the order and its claims on the stock.

import type { Account } from '../../accounts/account.ts'
import type { Order, OrderLine } from '../../contract/order.ts'
import { Problem } from '../../contract/problems.ts'
import type { CreditRow } from '../../credit/credit.ts'
import type { DecidedClaim, Share, StockLevel } from '../../inventory/availability.ts'
import { type ExpectedShare, groupExpected } from '../../orders/expected.ts'
import type { StoredOrder } from '../../orders/order.ts'
import { promisedAmount } from '../../orders/promised.ts'
import { decimalPrice, noPrice } from '../../platform/money.ts'
import { isoDate } from '../../platform/time.ts'
import { type PayerCredit, refuseOverdrawn } from '../credit.ts'
import type { QuotedOption } from '../delivery/delivery-options.ts'
import { type Draft, requestedDate, statusOf } from '../draft.ts'
import type { QuoteLine } from '../quote-line.ts'
import { expectStock, physicalLines } from '../stock-of-draft.ts'
import { type Precondition, refuseWorse } from './promise.ts'

export interface SubmitCommand {
  draft: Draft
  deliveryOptionId: string | null
  account: Account
  stock: ReadonlyMap<string, StockLevel>
  /** What the caller was promised, if it wants to be asked again about a worse promise. */
  precondition?: Precondition | undefined
  /** Of the account that pays, if that has a limit. */
  credit?: PayerCredit | undefined
  /** The id the order will have. */
  orderId: string
  placedBy: string
  now: number
}

export interface Submission {
  order: StoredOrder
  claims: DecidedClaim[]
  /** What it adds to the open amount of the account that pays, in minor units; undefined without a credit limit. */
  creditClaim: { row: CreditRow; amount: number } | undefined
}

export function decideSubmit(command: SubmitCommand): Submission | Problem {
  const { draft, account, stock, orderId, placedBy, now } = command
  const status = statusOf(draft, now)
  if (status === 'Submitted') return alreadySubmitted(draft)
  if (status === 'Expired') {
    return new Problem(
      'checkout_expired',
      `The checkout expired at ${isoDate(draft.expiresAt)}. Create a new one.`,
    )
  }

  const expectation = expectStock(draft.quote, stock, now)
  const [first, ...others] = expectation.problems
  if (first) {
    const more = others.length > 0 ? ` ${others.length} more: read the checkout for all of them.` : ''
    return new Problem('checkout_has_problems', `${first.fieldName}: ${first.message}${more}`)
  }

  const option = chooseOption(draft, command.deliveryOptionId)
  if (option instanceof Problem) return option
  const worse = command.precondition && refuseWorse(command.precondition, draft, option, expectation)
  if (worse) return worse
  const { shares, claims } = expectation
  const order = placeOrder({ draft, option, account, shares, orderId, placedBy, now })
  const { credit } = command
  const cost = credit ? promisedAmount({ order, returned: {} }) : 0
  const refusal = credit && refuseOverdrawn(credit, draft.quote.currency, cost)
  if (refusal) return refusal
  return {
    order: {
      id: orderId,
      checkoutId: draft.id,
      account: account.id,
      state: 'Placed',
      version: 1,
      placedAt: now,
      transitDays: option.transitDays,
      notBefore: requestedDate(draft),
      order,
      returned: {},
    },
    claims,
    creditClaim: credit && cost > 0 ? { row: credit.row, amount: cost } : undefined,
  }
}

export const alreadySubmitted = ({ orderId }: Draft) =>
  new Problem('checkout_already_submitted', `The checkout became the order ${orderId}.`)

function chooseOption({ quote }: Draft, deliveryOptionId: string | null): QuotedOption | Problem {
  const [best] = quote.options
  if (!best) return new Problem('no_delivery_option')
  if (deliveryOptionId === null) return best
  return (
    quote.options.find((option) => option.deliveryOptionId === deliveryOptionId) ??
    new Problem('delivery_option_not_found', `The checkout has no delivery option ${deliveryOptionId}.`)
  )
}

interface Placement {
  draft: Draft
  option: QuotedOption
  account: Account
  /** How each line is served, by line number. */
  shares: ReadonlyMap<string, Share[]>
  orderId: string
  placedBy: string
  now: number
}

function placeOrder(placement: Placement): Order {
  const { draft, option, account, orderId, placedBy, now } = placement
  const { request, quote } = draft
  const lines = quote.lines.map((line) => orderLine(line, quote.exponent))
  return {
    orderId,
    checkoutId: draft.id,
    currency: quote.currency,
    events: { placed: isoDate(now) },
    parties: {
      soldTo: account.id,
      shipTo: account.shipTo ?? account.id,
      billTo: account.billTo ?? account.id,
      contactTo: request.delivery.deliveryAddress.contactPersonName,
      placedBy,
    },
    references: request.references,
    orderLines: [...lines, deliveryLine(option, lines.length, quote.exponent)],
    expectedDeliveries: groupExpected(expectedShares(placement), {
      transitDays: option.transitDays,
      notBefore: requestedDate(draft),
      collectionPoint: option.collectionPoint,
      deliveryAddress: request.delivery.deliveryAddress,
    }),
    deliveries: [],
    billings: [],
    notes: request.notes,
  }
}

function orderLine(line: QuoteLine, exponent: number): OrderLine {
  return {
    lineNumber: line.lineNumber,
    name: line.name ?? '',
    description: line.description,
    materialNumber: line.materialNumber ?? '',
    quantity: { total: line.quantity, fulfilled: 0, cancelled: 0 },
    unitPrice: decimalPrice(line.unitPrice ?? noPrice, exponent),
    references: line.references,
    categories: line.category ? [line.category] : [],
    orderLines: line.orderLines.map((child) => orderLine(child, exponent)),
  }
}

/** The chosen delivery option is the last line. */
function deliveryLine(option: QuotedOption, linesBefore: number, exponent: number): OrderLine {
  return {
    lineNumber: String((linesBefore + 1) * 10),
    name: option.name,
    description: null,
    materialNumber: option.deliveryOptionId,
    quantity: { total: 1, fulfilled: 0, cancelled: 0 },
    unitPrice: decimalPrice(option.price, exponent),
    references: null,
    categories: ['DELIVERY'],
    orderLines: [],
  }
}

function expectedShares({ draft, shares }: Placement): ExpectedShare[] {
  return physicalLines(draft.quote.lines).flatMap(({ lineNumber, references }) =>
    (shares.get(lineNumber) ?? []).map((share) => ({ ...share, orderLineNumber: lineNumber, references })),
  )
}
