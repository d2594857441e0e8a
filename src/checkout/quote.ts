// A draft as a quote: lines with prices, delivery options and problems. Made once, when the draft is created; submitting
// charges these prices.

import type { Account } from '../accounts/account.ts'
import type { Prices } from '../catalog/prices.ts'
import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import { exponentOf } from '../platform/currencies.ts'
import {
  addPrices,
  type BasisPoints,
  isExact,
  type MinorPrice,
  noPrice,
  priceOf,
  timesPrice,
} from '../platform/money.ts'
import { addressProblems } from './address.ts'
import type { Carriers } from './delivery/carriers.ts'
import { electronicDelivery, type QuotedOption, quoteDelivery } from './delivery/delivery-options.ts'
import type { Offer } from './material.ts'
import type { ManualPrice, QuoteLine } from './quote-line.ts'
import { quoteLines } from './quote-lines.ts'
import { physicalLines } from './stock-of-draft.ts'
import { type VatRounding, vatRoundingOf } from './vat-rounding.ts'

export interface Quote {
  currency: string
  /** Decimals of the minor unit in which all its amounts are. */
  exponent: number
  lines: QuoteLine[]
  options: QuotedOption[]
  /** Null when too large to be exact. */
  totals: MinorPrice | null
  /** Missing where invoices show no large one. */
  vatRounding?: VatRounding
  problems: CheckoutProblem[]
}

/** How a draft of staff differs from what its account would be quoted. No request of a customer has them. */
export interface StaffTerms {
  /** Of each line; undefined for that of the price list. */
  prices: readonly (ManualPrice | undefined)[]
  /** Net price of every delivery option, in minor units; missing for what the carriers cost. */
  deliveryNet?: number
}

/** The data that prices depend on. */
export interface Market extends Offer {
  prices: Prices
  carriers: Carriers
  maxExpandedLines: number
  /** The time at which prices must be valid. */
  now: number
  staffTerms?: StaffTerms | undefined
}

/** Maximum number of listed problems: enough to correct a draft, and a limit on its size. */
const maxProblems = 100

/** What of a request decides its prices and delivery. */
type QuotedDraft = Pick<CheckoutDraft, 'orderLines' | 'delivery'>

export function quote(draft: QuotedDraft, account: Account, market: Market): Quote {
  const { currency, vatRate } = account
  const { delivery } = draft
  const problems: CheckoutProblem[] = []
  const priceList = account.priceList === null ? undefined : market.prices.get(account.priceList)
  if (!priceList && !isPricedByStaff(draft, market)) {
    const message = `The account ${account.id} has no price list.`
    problems.push({ fieldName: 'soldTo.customerId', code: 'price_list_missing', message })
  }
  if (draft.orderLines.length === 0) {
    problems.push({ fieldName: 'orderLines', code: 'no_order_lines', message: 'There is nothing to order.' })
  }
  const lines = quoteLines(draft, market, { priceList, vatRate }, problems)

  const totals = sumOf(lines)
  if (!isExact(totals)) {
    const message = 'The total exceeds the maximum of an order.'
    problems.push({ fieldName: 'orderLines', code: 'total_too_large', message })
  }

  const vatRounding = isExact(totals)
    ? vatRoundingOf(lines, totals, vatRate, exponentOf(currency))
    : undefined

  const shelf = physicalLines(lines)
  const isElectronic =
    lines.length > 0 && lines.every(({ category }) => category && category !== 'PHYSICAL_ITEM')
  const countries = isElectronic ? null : market.carriers.countries
  for (const problem of addressProblems(delivery.deliveryAddress, countries)) problems.push(problem)
  const weightGrams = shelf.reduce((sum, line) => sum + weightOf(line, market) * line.quantity, 0)
  return {
    currency,
    exponent: exponentOf(currency),
    lines,
    options:
      shelf.length > 0
        ? withDeliveryNet(
            quoteDelivery({ weightGrams, delivery, currency, vatRate }, market.carriers),
            market.staffTerms?.deliveryNet,
            vatRate,
          )
        : [electronicDelivery],
    totals: isExact(totals) ? totals : null,
    ...(vatRounding && { vatRounding }),
    problems: problems.slice(0, maxProblems),
  }
}

const isPricedByStaff = ({ orderLines }: QuotedDraft, { staffTerms }: Market) =>
  staffTerms !== undefined && orderLines.every((_, index) => staffTerms.prices[index] !== undefined)

const withDeliveryNet = (options: QuotedOption[], net: number | undefined, vatRate: BasisPoints) =>
  net === undefined ? options : options.map((option) => ({ ...option, price: priceOf(net, vatRate) }))

/** Top-level lines only: the price of a PC is the sum of its parts already. */
function sumOf(lines: QuoteLine[]): MinorPrice {
  return lines.reduce(
    (sum, line) => addPrices(sum, timesPrice(line.unitPrice ?? noPrice, line.quantity)),
    noPrice,
  )
}

const weightOf = (line: { materialNumber: string }, { catalog }: Market) =>
  catalog.products.get(line.materialNumber)?.weightGrams ?? 0
