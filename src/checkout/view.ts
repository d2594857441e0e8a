import type { Checkout, CheckoutLine, CheckoutProblem, DeliveryOption } from '../contract/checkout.ts'
import type { StockLevel } from '../inventory/availability.ts'
import { arrivalDate } from '../orders/delivery-dates.ts'
import { decimalPrice } from '../platform/money.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'
import { type Draft, requestedDate, statusOf } from './draft.ts'
import type { AppliedRule, QuoteLine } from './quote-line.ts'
import { availabilityOf, type Expectation, expectStock, leavesAt } from './stock-of-draft.ts'

/** A draft as the API returns it: the quote, with current dates and problems. */
export function viewDraft(draft: Draft, stock: ReadonlyMap<string, StockLevel>, now: number): Checkout {
  const { quote } = draft
  const status = statusOf(draft, now)
  // After the submit, the order has the expected dates.
  const expectation = status === 'Submitted' ? undefined : expectStock(quote.lines, stock, now)
  return {
    checkoutId: draft.id,
    status,
    orderId: draft.orderId,
    createdAt: isoDate(draft.createdAt),
    expiresAt: isoDate(draft.expiresAt),
    submittedAt: isoDateOrNull(draft.submittedAt),
    currency: quote.currency,
    soldTo: { customerId: draft.account },
    orderLines: quote.lines.map((line) => viewLine(line, quote.exponent, expectation)),
    deliveryOptions: viewOptions(draft, expectation, now),
    totals: quote.totals ? decimalPrice(quote.totals, quote.exponent) : { net: null, vat: null, gross: null },
    problems: expectation ? problemsOf(draft, expectation) : [],
  }
}

/** All problems that prevent submitting a draft now. */
export function problemsOf({ quote }: Draft, expectation: Expectation): CheckoutProblem[] {
  return [...quote.problems, ...expectation.problems]
}

function viewLine(line: QuoteLine, exponent: number, expectation: Expectation | undefined): CheckoutLine {
  const availability = expectation ? availabilityOf(line, expectation) : null
  return {
    lineNumber: line.lineNumber,
    materialId: line.materialId,
    materialNumber: line.materialNumber,
    name: line.name,
    quantity: line.quantity,
    unitPrice: line.unitPrice && decimalPrice(line.unitPrice, exponent),
    ...(line.priceRule && { priceRule: viewRule(line.priceRule) }),
    availability: availability && {
      status: availability.status,
      availableAt: isoDateOrNull(availability.availableAt),
    },
    references: line.references,
    orderLines: line.orderLines.map((child) => viewLine(child, exponent, expectation)),
  }
}

const viewRule = ({ minQuantity, validFrom, validUntil }: AppliedRule) => ({
  minQuantity,
  validFrom: validFrom === 0 ? null : isoDate(validFrom),
  validUntil: isoDateOrNull(validUntil),
})

function viewOptions(draft: Draft, expectation: Expectation | undefined, now: number): DeliveryOption[] {
  const leaves = expectation ? leavesAt(expectation, now) : null
  return draft.quote.options.map(({ transitDays, price, ...option }) => ({
    ...option,
    price: decimalPrice(price, draft.quote.exponent),
    estimatedDeliveryDate: isoDateOrNull(arrivalDate(leaves, transitDays, requestedDate(draft))),
  }))
}
