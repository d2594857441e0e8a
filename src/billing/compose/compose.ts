// The content of a document, as a pure function of what is known. Rules (../rules/) say afterwards what is missing.
import type { Company } from '../../contract/company.ts'
import type { InvoiceDocument, InvoiceLine, VatCategory } from '../../contract/invoice.ts'
import type { Billing, Order } from '../../contract/order.ts'
import { isPhysical } from '../../orders/lines.ts'
import { exponentOf } from '../../platform/currencies.ts'
import { type BasisPoints, toDecimal } from '../../platform/money.ts'
import { isoDate } from '../../platform/time.ts'
import { rulesVersion } from '../rules/rules-version.ts'
import { type Amounts, amountsOf, netOf } from './amounts.ts'
import { type BilledItem, creditedItems, invoicedItems, isCharge, unitsOf } from './billed-items.ts'
import { type BuyerAccount, buyerOf, sellerOf } from './parties.ts'
import { paymentReference } from './payment-reference.ts'
import type { DocumentNumber } from './series.ts'
import { vatCategoryOf, vatReasons } from './vat-category.ts'
import { vatRateOf } from './vat-rate.ts'

export interface InvoiceSources {
  order: Order
  billing: Billing
  company: Company
  buyer: BuyerAccount & { vatRate: BasisPoints }
  /** Documents of the order that are issued, earliest first. */
  earlier: readonly InvoiceDocument[]
  number: DocumentNumber
  now: number
}

/** Why there can be no document: nothing in it could be corrected by data of company or account. */
export class NotBillable extends Error {
  override name = 'NotBillable'
}

/** One piece. */
const unitCode = 'C62'
const dayMs = 86_400_000
const dayOf = (time: number) => isoDate(time).slice(0, 10)

export function composeInvoice(sources: InvoiceSources): InvoiceDocument | NotBillable {
  const { order, billing, company, buyer, earlier, number, now } = sources
  const currency = order.currency ?? ''
  const exponent = exponentOf(currency)
  const isCredit = billing.type === 'CreditNote'
  const items = isCredit ? creditedItems(order, billing, earlier) : invoicedItems(order, billing)
  const units = unitsOf(billing.billingLine)
  if (unitsOf(items) !== units)
    return new NotBillable(
      isCredit
        ? `It credits ${units} units, and issued invoices of the order have ${unitsOf(items)} of them. Issue the invoices of the order first.`
        : 'It has a line that the order does not have.',
    )
  const rate = frozenRate(items) ?? vatRateOf(order.orderLines, buyer.vatRate, exponent)
  if (rate === undefined) return new NotBillable('No VAT rate leads to the VAT of its lines.')
  const delivery = deliveryOf(order)
  const category =
    items[0]?.credited?.vat[0]?.category ??
    vatCategoryOf({
      rate,
      sellerCountry: company.country,
      deliveryCountry: delivery?.country ?? buyer.country,
      hasGoods: order.orderLines.some(isPhysical),
      ofAccount: buyer.billing?.vatCategory ?? null,
    })
  const amounts = amountsOf(items, rate, earlier, exponent)
  const lineOf = lineMaker(category, rate, exponent)
  return {
    billingId: billing.billingId,
    type: billing.type,
    number: number.text,
    issueDate: dayOf(now),
    dueDate: isCredit ? null : dayOf(now + termsOf(company, buyer) * dayMs),
    currency,
    language: buyer.billing?.language ?? company.languages[0] ?? 'en',
    seller: sellerOf(company),
    logo: company.logo,
    buyer: buyerOf(buyer),
    delivery,
    references: referencesOf(order, buyer, items),
    lines: items.filter((item) => !isCharge(item, items)).map(lineOf),
    charges: items.filter((item) => isCharge(item, items)).map(lineOf),
    vat: [vatSumOf(category, rate, amounts, exponent, buyer.billing?.vatExemptionReason ?? null)],
    totals: decimals(amounts, exponent),
    payment: isCredit
      ? null
      : {
          iban: company.iban,
          bankAccount: company.bankAccount,
          reference: paymentReference(company.country, number.digits),
        },
    rules: rulesVersion,
  }
}

const termsOf = (company: Company, { billing }: BuyerAccount) =>
  billing?.paymentTermsDays ?? company.paymentTermsDays

/** A credit note has the rate of the invoice, whatever the account has now. */
const frozenRate = ([first]: BilledItem[]): BasisPoints | undefined => {
  const percent = first?.credited?.vat[0]?.rate
  return percent === undefined ? undefined : Math.round(percent * 100)
}

const lineMaker =
  (vatCategory: VatCategory, rate: BasisPoints, exponent: number) =>
  (item: BilledItem, index: number): InvoiceLine => ({
    lineNumber: String(index + 1),
    orderLineNumber: item.line.lineNumber,
    materialNumber: item.line.materialNumber,
    name: item.line.name,
    quantity: item.quantity,
    unitCode,
    unitNet: item.unitNet,
    unitGross: item.unitGross,
    net: toDecimal(netOf(item, exponent), exponent),
    vatCategory,
    vatRate: rate / 100,
    serialNumbers: item.serialNumbers,
    creditedBillingId: item.credited?.billingId ?? null,
  })

function vatSumOf(
  category: VatCategory,
  rate: BasisPoints,
  { net, vat }: Amounts,
  exponent: number,
  ofAccount: string | null,
): InvoiceDocument['vat'][number] {
  const usual = vatReasons[category]
  return {
    category,
    rate: rate / 100,
    taxable: toDecimal(net, exponent),
    amount: toDecimal(vat, exponent),
    reason: usual && (ofAccount ?? usual.reason),
    reasonCode: usual?.reasonCode ?? null,
  }
}

const decimals = (amounts: Amounts, exponent: number): InvoiceDocument['totals'] => ({
  lines: toDecimal(amounts.lines, exponent),
  charges: toDecimal(amounts.charges, exponent),
  net: toDecimal(amounts.net, exponent),
  vat: toDecimal(amounts.vat, exponent),
  gross: toDecimal(amounts.gross, exponent),
  rounding: toDecimal(amounts.rounding, exponent),
  payable: toDecimal(amounts.payable, exponent),
})

function referencesOf(
  order: Order,
  { billing }: BuyerAccount,
  items: BilledItem[],
): InvoiceDocument['references'] {
  const purchaseOrder = order.references?.billingReference || null
  const credited = new Map(
    items.flatMap(({ credited }) => (credited ? [[credited.billingId, credited]] : [])),
  )
  return {
    orderId: order.orderId ?? '',
    purchaseOrder,
    // Receivers want one of the two; without both, the order is what the buyer knows.
    buyerReference:
      billing?.buyerReference ?? purchaseOrder ?? order.parties.contactTo ?? order.orderId ?? '',
    deliveries: order.deliveries.map(({ deliveryId }) => deliveryId),
    invoices: [...credited.values()].map(({ billingId, number, issueDate }) => ({
      billingId,
      number,
      issueDate,
    })),
  }
}

/** Where the goods go, and when the last of them left. */
function deliveryOf({ deliveries, expectedDeliveries }: Order): InvoiceDocument['delivery'] {
  const last = deliveries.at(-1)
  const { collectionPoint, deliveryAddress } = last ?? expectedDeliveries[0] ?? {}
  const place = collectionPoint ?? deliveryAddress
  if (!place) return null
  const { name, addressLine1, postCode, city, country } = place
  return {
    date: last?.events.shipped?.slice(0, 10) ?? null,
    ...{ name, addressLine1, postCode, city, country },
    addressLine2: (!collectionPoint && deliveryAddress?.addressLine2) || null,
  }
}
