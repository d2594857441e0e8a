// The amounts of a document, in minor units. EN 16931 computes VAT once per category and rate; the order rounded it per unit. What is
// to be paid is what the order promised, and the difference is the rounding amount (BT-114).
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { type BasisPoints, priceOf, toMinor } from '../../platform/money.ts'
import { type BilledItem, isCharge } from './billed-items.ts'

export interface Amounts {
  lines: number
  charges: number
  net: number
  vat: number
  gross: number
  rounding: number
  payable: number
}

/** Net amounts that earlier credit notes took from an invoice. */
function creditedBefore(billingId: string, earlier: readonly InvoiceDocument[], exponent: number): number {
  return earlier
    .flatMap(({ lines, charges }) => [...lines, ...charges])
    .filter(({ creditedBillingId }) => creditedBillingId === billingId)
    .reduce((sum, { net }) => sum + minorOf(net, exponent), 0)
}

/** Undefined cannot happen with amounts that were read from an order of this currency (`vatRateOf` has checked them). */
const minorOf = (amount: number, exponent: number) =>
  toMinor(amount, exponent) ?? Math.round(amount * 10 ** exponent)

export const netOf = ({ unitNet, quantity }: BilledItem, exponent: number) =>
  minorOf(unitNet, exponent) * quantity

/**
 * VAT of a credit: that of everything credited so far less that of before. So it is never negative, and the last credit of an invoice takes
 * what is left of its VAT.
 */
function creditedVat(
  items: readonly BilledItem[],
  rate: BasisPoints,
  earlier: readonly InvoiceDocument[],
  exponent: number,
): number {
  const nets = new Map<string, number>()
  for (const item of items) {
    const id = item.credited?.billingId ?? ''
    nets.set(id, (nets.get(id) ?? 0) + netOf(item, exponent))
  }
  const frozen = [...nets].reduce((sum, [billingId, net]) => {
    const before = creditedBefore(billingId, earlier, exponent)
    return sum + priceOf(before + net, rate).vat - priceOf(before, rate).vat
  }, 0)
  const net = [...nets.values()].reduce((sum, each) => sum + each, 0)
  return isAccepted(frozen, net, rate, exponent) ? frozen : priceOf(net, rate).vat
}

/**
 * EN 16931 accepts less than 1.00 between VAT and rate × amount (BR-CO-17). A credit note for several invoices exceeds that only in a
 * currency whose smallest unit is 1.00; then its VAT is computed once, and the rest is the rounding amount.
 */
const isAccepted = (vat: number, net: number, rate: BasisPoints, exponent: number) =>
  Math.abs(vat * 10_000 - net * rate) < 10_000 * 10 ** exponent

export function amountsOf(
  items: readonly BilledItem[],
  rate: BasisPoints,
  earlier: readonly InvoiceDocument[],
  exponent: number,
): Amounts {
  const sum = (some: readonly BilledItem[]) => some.reduce((total, item) => total + netOf(item, exponent), 0)
  const charges = sum(items.filter((item) => isCharge(item, items)))
  const net = sum(items)
  const isCredit = items.some(({ credited }) => credited !== null)
  const vat = isCredit ? creditedVat(items, rate, earlier, exponent) : priceOf(net, rate).vat
  const payable = items.reduce(
    (total, { unitGross, quantity }) => total + minorOf(unitGross, exponent) * quantity,
    0,
  )
  return { lines: net - charges, charges, net, vat, gross: net + vat, rounding: payable - net - vat, payable }
}
