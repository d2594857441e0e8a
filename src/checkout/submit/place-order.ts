// Makes an order from a draft.

import type { Account } from '../../accounts/account.ts'
import type { Order, OrderLine } from '../../contract/order.ts'
import type { Share } from '../../inventory/availability.ts'
import { type ExpectedShare, groupExpected } from '../../orders/expected.ts'
import { decimalPrice, noPrice } from '../../platform/money.ts'
import { isoDate } from '../../platform/time.ts'
import type { QuotedOption } from '../delivery/delivery-options.ts'
import { type Draft, requestedDate } from '../draft.ts'
import type { QuoteLine } from '../quote-line.ts'
import { physicalLines } from '../stock-of-draft.ts'

export interface Placement {
  draft: Draft
  option: QuotedOption
  account: Account
  /** How each line is served, by line number. */
  shares: ReadonlyMap<string, Share[]>
  orderId: string
  placedBy: string
  now: number
}

export function placeOrder(placement: Placement): Order {
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
