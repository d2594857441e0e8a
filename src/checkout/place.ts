// A draft becomes an order.
import type { Share } from '../catalog/availability.ts'
import type { ExpectedDelivery, Order, OrderLine } from '../contract/order.ts'
import type { Account } from '../customers/account.ts'
import { isoDate, isoDateOrNull } from '../dates.ts'
import { decimalPrice, noPrice } from '../money.ts'
import type { QuotedOption } from './delivery.ts'
import { arrivalDate } from './delivery-dates.ts'
import { type Draft, wishedDate } from './draft.ts'
import { physicalLines, type QuoteLine } from './quote-line.ts'

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
  const lines = quote.lines.map((line) => orderLine(line, quote.currency))
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
    orderLines: [...lines, deliveryLine(option, lines.length, quote.currency)],
    expectedDeliveries: expectDeliveries(placement),
    deliveries: [],
    billings: [],
    notes: request.notes,
  }
}

function orderLine(line: QuoteLine, currency: string): OrderLine {
  return {
    lineNumber: line.lineNumber,
    name: line.name ?? '',
    description: line.description,
    materialNumber: line.materialNumber ?? '',
    quantity: { total: line.quantity, fulfilled: 0, cancelled: 0 },
    unitPrice: decimalPrice(line.unitPrice ?? noPrice, currency),
    references: line.references,
    categories: line.category ? [line.category] : [],
    orderLines: line.orderLines.map((child) => orderLine(child, currency)),
  }
}

/** The chosen delivery option is the last line. */
function deliveryLine(option: QuotedOption, linesBefore: number, currency: string): OrderLine {
  return {
    lineNumber: String((linesBefore + 1) * 10),
    name: option.name,
    description: null,
    materialNumber: option.deliveryOptionId,
    quantity: { total: 1, fulfilled: 0, cancelled: 0 },
    unitPrice: decimalPrice(option.price, currency),
    references: null,
    categories: ['DELIVERY'],
    orderLines: [],
  }
}

/** What is expected, grouped by the moment it can leave; what has no date yet comes last. */
function expectDeliveries({ draft, option, shares }: Placement): ExpectedDelivery[] {
  const byDate = new Map<number | null, ExpectedDelivery['expectedLines']>()
  for (const line of physicalLines(draft.quote.lines)) {
    for (const share of shares.get(line.lineNumber) ?? []) {
      const expected = {
        orderLineNumber: line.lineNumber,
        quantity: share.quantity,
        references: line.references,
        status: share.status,
        availableAt: isoDateOrNull(share.availableAt),
      }
      const together = byDate.get(share.availableAt)
      if (together) together.push(expected)
      else byDate.set(share.availableAt, [expected])
    }
  }
  return [...byDate]
    .sort(([a], [b]) => (a ?? Number.MAX_SAFE_INTEGER) - (b ?? Number.MAX_SAFE_INTEGER))
    .map(([leavesAt, expectedLines]) => ({
      estimatedDeliveryDate: isoDateOrNull(arrivalDate(leavesAt, option.transitDays, wishedDate(draft))),
      expectedLines,
      collectionPoint: option.collectionPoint,
      deliveryAddress: draft.request.delivery.deliveryAddress,
    }))
}
