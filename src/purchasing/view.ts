import type {
  Purchase as PurchaseView,
  Supplier,
  SupplierProduct as SupplierProductView,
} from '../contract/purchasing.ts'
import { exponentOf } from '../platform/currencies.ts'
import { toDecimal } from '../platform/money.ts'
import { isoDate, isoDateOrNull } from '../platform/time.ts'
import { dueOf, nextDueOf, outstandingOf } from './decide.ts'
import type { Purchase, PurchaseLine } from './purchase.ts'
import { allowedActions, isPromising } from './states.ts'
import type { StoredSupplier } from './supplier.ts'
import type { SupplierProduct } from './supplier-product.ts'

export const viewSupplier = ({ id, version, retiredAt, data }: StoredSupplier): Supplier => ({
  supplierId: id,
  ...data,
  retiredAt: isoDateOrNull(retiredAt),
  version,
})

const decimalOf = (minor: number | null, exponent: number) =>
  minor === null ? null : toDecimal(minor, exponent)

export function viewSupplierProduct(
  { isPreferred, cost, ...product }: SupplierProduct,
  supplier: StoredSupplier | undefined,
  productName: string | null,
): SupplierProductView {
  const currency = supplier?.data.currency ?? null
  return {
    ...product,
    supplierName: supplier?.data.name ?? null,
    productName,
    cost: decimalOf(cost, exponentOf(currency ?? '')),
    currency,
    preferred: isPreferred,
  }
}

/** Of the units that the supplier delivers; null if the cost is not known. */
export const amountOf = (line: PurchaseLine): number | null =>
  line.cost === null ? null : line.cost * dueOf(line)

/** Of the lines with a cost. */
export const totalOf = ({ lines }: Pick<Purchase, 'lines'>) =>
  lines.reduce((sum, line) => sum + (amountOf(line) ?? 0), 0)

export function viewPurchase(purchase: Purchase): PurchaseView {
  const { id, supplierId, supplierName, state, version, currency, note, lines } = purchase
  const exponent = exponentOf(currency)
  return {
    purchaseOrderId: id,
    supplierId,
    supplierName,
    state,
    version,
    createdAt: isoDate(purchase.createdAt),
    sentAt: isoDateOrNull(purchase.sentAt),
    sentTo: purchase.sentTo,
    dueAt: isoDateOrNull(nextDueOf(purchase)),
    currency,
    note,
    lines: lines.map((line) => viewLine(line, isPromising(state), exponent)),
    total: toDecimal(totalOf(purchase), exponent),
    linesWithoutCost: lines.filter(({ cost }) => cost === null).length,
    allowedActions: [...allowedActions[state]],
  }
}

const viewLine = (line: PurchaseLine, isExpected: boolean, exponent: number) => ({
  lineNumber: line.lineNumber,
  productId: line.productId,
  productName: line.name,
  partNumber: line.partNumber,
  quantity: line.quantity,
  cost: decimalOf(line.cost, exponent),
  amount: decimalOf(amountOf(line), exponent),
  wantedAt: isoDateOrNull(line.wantedAt),
  confirmedQuantity: line.confirmed?.quantity ?? null,
  expectedAt: isoDateOrNull(line.confirmed?.expectedAt ?? null),
  received: line.received,
  outstanding: isExpected ? outstandingOf(line) : 0,
})
