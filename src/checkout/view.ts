import type { Checkout, CheckoutLine, DeliveryOption } from '../contract/checkout.ts'
import type { Share, StockLevel } from '../inventory/availability.ts'
import { type DatedUnits, lastDate, merged, viewArrivals } from '../orders/arrivals.ts'
import { arrivalDate } from '../orders/delivery-dates.ts'
import { decimalPrice, toDecimal } from '../platform/money.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'
import { creditProblems, type PayerCredit } from './credit.ts'
import { type Draft, requestedDate, statusOf } from './draft.ts'
import type { AppliedRule, QuoteLine } from './quote-line.ts'
import { availabilityOf, departuresOf, type Expectation, expectStock, partsOf } from './stock-of-draft.ts'
import type { VatRounding } from './vat-rounding.ts'

/** Undefined after the submit: then the order has the expected dates. */
export const expectationOf = (
  draft: Draft,
  stock: ReadonlyMap<string, StockLevel>,
  now: number,
): Expectation | undefined => (draft.submittedAt !== null ? undefined : expectStock(draft.quote, stock, now))

/** A draft as the API returns it: the quote, with current dates and problems. */
export function viewDraft(
  draft: Draft,
  expectation: Expectation | undefined,
  credit: PayerCredit | undefined,
  now: number,
): Checkout {
  const { quote } = draft
  const status = statusOf(draft, now)
  // What staff typed is theirs; the reason of a replacement names its return.
  const isReplacement = draft.request.references?.replacementFor !== undefined
  return {
    checkoutId: draft.id,
    status,
    orderId: draft.orderId,
    createdAt: isoDate(draft.createdAt),
    expiresAt: isoDate(draft.expiresAt),
    submittedAt: isoDateOrNull(draft.submittedAt),
    currency: quote.currency,
    soldTo: { customerId: draft.account },
    orderLines: quote.lines.map((line) => ({
      ...viewLine(line, quote.exponent, expectation, now),
      ...(isReplacement && line.priceReason !== undefined && { priceReason: line.priceReason }),
    })),
    deliveryOptions: viewOptions(draft, expectation, now),
    totals: quote.totals ? decimalPrice(quote.totals, quote.exponent) : { net: null, vat: null, gross: null },
    ...(quote.vatRounding && { vatRounding: viewRounding(quote.vatRounding, quote.exponent) }),
    problems: expectation ? [...expectation.problems, ...creditProblems(credit, quote)] : [],
  }
}

const viewRounding = (
  { amount, lines }: VatRounding,
  exponent: number,
): NonNullable<Checkout['vatRounding']> => ({
  amount: toDecimal(amount, exponent),
  lines: lines.map(({ lineNumber, unitNet, exactNet }) => ({
    lineNumber,
    unitNet: toDecimal(unitNet, exponent),
    exactNet: exactNet.map((net) => toDecimal(net, exponent)),
  })),
})

function viewLine(
  line: QuoteLine,
  exponent: number,
  expectation: Expectation | undefined,
  now: number,
): CheckoutLine {
  const availability = expectation ? availabilityOf(line, expectation) : null
  const parts = expectation ? partsOf(line, expectation, now) : []
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
    ...(parts.length > 1 && { availabilityParts: parts.map(viewPart) }),
    references: line.references,
    orderLines: line.orderLines.map((child) => viewLine(child, exponent, expectation, now)),
  }
}

const viewPart = ({ status, availableAt, quantity }: Share) => ({
  status,
  availableAt: isoDateOrNull(availableAt),
  quantity,
})

const viewRule = ({ minQuantity, validFrom, validUntil }: AppliedRule) => ({
  minQuantity,
  validFrom: validFrom === 0 ? null : isoDate(validFrom),
  validUntil: isoDateOrNull(validUntil),
})

/** When units arrive by a delivery option. */
export const arrivalsBy = (
  draft: Draft,
  { transitDays }: { transitDays: number },
  departures: readonly DatedUnits[],
): DatedUnits[] =>
  merged(
    departures.map(({ date, quantity }) => ({
      date: arrivalDate(date, transitDays, requestedDate(draft)),
      quantity,
    })),
  )

function viewOptions(draft: Draft, expectation: Expectation | undefined, now: number): DeliveryOption[] {
  const departures = expectation ? departuresOf(draft.quote.lines, expectation) : []
  // Without goods, the draft is delivered at once.
  const leaves = departures.length > 0 ? lastDate(departures) : expectation ? now : null
  return draft.quote.options.map(({ price, ...route }) => {
    const { transitDays, ...option } = route
    const arrivals = viewArrivals(arrivalsBy(draft, route, departures))
    return {
      ...option,
      price: decimalPrice(price, draft.quote.exponent),
      estimatedDeliveryDate: isoDateOrNull(arrivalDate(leaves, transitDays, requestedDate(draft))),
      ...(arrivals && { arrivals }),
    }
  })
}
