// One line of a draft, priced: a product, or a PC with its parts and its assembly as child lines.
import type { PriceRule } from '../catalog/price-rules.ts'
import { type PriceList, priceFor } from '../catalog/prices.ts'
import type { Product } from '../catalog/product.ts'
import type { OrderableConfiguration } from '../configurator/configuration.ts'
import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import type { LineCategory } from '../contract/order.ts'
import { int32 } from '../contract/types.ts'
import {
  addPrices,
  type BasisPoints,
  type MinorPrice,
  noPrice,
  priceOf,
  timesPrice,
} from '../platform/money.ts'
import type { Material } from './material.ts'

export type DraftLine = CheckoutDraft['orderLines'][number]

export interface QuoteLine {
  lineNumber: string
  materialId: DraftLine['materialId']
  /** Null if the material is unknown; then name, description, category and price are null too. */
  materialNumber: string | null
  name: string | null
  description: string | null
  category: LineCategory | null
  quantity: number
  unitPrice: MinorPrice | null
  /** The rule that gave the price; missing for the undated price of one unit. */
  priceRule?: AppliedRule
  /** Why staff set the price; missing if it is that of the price list. */
  priceReason?: string
  references: DraftLine['references']
  orderLines: QuoteLine[]
}

export type AppliedRule = Omit<PriceRule, 'net'>

/** A price of a unit that staff set instead of the price list: it does not depend on the quantity. Of a PC it can only be 0. */
export interface ManualPrice {
  /** In minor units. */
  net: number
  reason: string
}

export interface Terms {
  /** Undefined when the account has none. */
  priceList: PriceList | undefined
  vatRate: BasisPoints
  /** Prices may depend on the time, and on all units of the product in the draft. */
  now: number
  unitsOf: (productId: string) => number
  /** Of the line that is priced, and of all parts of its PC. */
  manualPrice?: ManualPrice | undefined
}

export function quoteLine(
  line: DraftLine,
  index: number,
  material: Material,
  terms: Terms,
  problems: CheckoutProblem[],
): QuoteLine {
  const lineNumber = lineNumberOf(index)
  const fieldName = `orderLines[${index}]`
  const own = ownMembers(line, index)

  if ('product' in material) {
    return { ...productLine(material.product, line.quantity, fieldName, terms, problems), ...own }
  }
  if ('configuration' in material) {
    return {
      ...configurationLine(material.configuration, line, lineNumber, fieldName, terms, problems),
      ...own,
    }
  }
  problems.push({ fieldName: `${fieldName}.materialId`, ...material })
  return { ...own, ...unknownMaterial }
}

/** A line without a resolved material, with only the data of the draft. */
export const unquotedLine = (line: DraftLine, index: number): QuoteLine => ({
  ...ownMembers(line, index),
  ...unknownMaterial,
})

const lineNumberOf = (index: number) => String((index + 1) * 10)

const ownMembers = (line: DraftLine, index: number) => ({
  lineNumber: lineNumberOf(index),
  materialId: line.materialId,
  quantity: line.quantity,
  references: line.references,
})

const unknownMaterial = {
  materialNumber: null,
  name: null,
  description: null,
  category: null,
  unitPrice: null,
  orderLines: [],
}

function productLine(
  product: Product,
  quantity: number,
  fieldName: string,
  { priceList, vatRate, now, unitsOf, manualPrice }: Terms,
  problems: CheckoutProblem[],
): Omit<QuoteLine, 'lineNumber' | 'materialId' | 'references'> {
  const listed = manualPrice
    ? undefined
    : priceList && priceFor(priceList, product.id, unitsOf(product.id), now)
  const price = manualPrice ?? listed
  if (priceList && !price) {
    problems.push({
      fieldName,
      code: 'price_missing',
      message: `${product.name} (${product.id}) has no price in the price list of the account.`,
    })
  }
  if (quantity > int32.maximum) {
    problems.push({
      fieldName: `${fieldName}.quantity`,
      code: 'quantity_too_large',
      message: `${quantity} of ${product.name} are more than one line can hold (${int32.maximum}).`,
    })
  }
  return {
    materialNumber: product.id,
    name: product.name,
    description: product.description,
    category: product.category,
    quantity: Math.min(quantity, int32.maximum),
    unitPrice: price ? priceOf(price.net, vatRate) : null,
    ...(listed?.rule && { priceRule: appliedRule(listed.rule) }),
    ...(manualPrice && { priceReason: manualPrice.reason }),
    orderLines: [],
  }
}

const appliedRule = ({ minQuantity, validFrom, validUntil }: PriceRule): AppliedRule => ({
  minQuantity,
  validFrom,
  validUntil,
})

function configurationLine(
  { bundle, parts, obstacles }: OrderableConfiguration,
  line: DraftLine,
  lineNumber: string,
  fieldName: string,
  terms: Terms,
  problems: CheckoutProblem[],
): Omit<QuoteLine, 'lineNumber' | 'materialId' | 'references' | 'quantity'> {
  for (const obstacle of obstacles) problems.push({ fieldName: `${fieldName}.materialId`, ...obstacle })
  const { manualPrice } = terms
  if (manualPrice && manualPrice.net !== 0)
    throw new Error('A PC costs what its parts cost: only 0 can be set for it.')
  let unitPrice: MinorPrice | null = noPrice
  const orderLines = parts.map(({ product, quantity }, part): QuoteLine => {
    const child = productLine(product, quantity * line.quantity, fieldName, terms, problems)
    unitPrice = unitPrice && child.unitPrice && addPrices(unitPrice, timesPrice(child.unitPrice, quantity))
    return {
      lineNumber: `${lineNumber}.${part + 1}`,
      materialId: null,
      references: line.references,
      ...child,
    }
  })
  const { id: materialNumber, name, description } = bundle
  const reason = manualPrice ? { priceReason: manualPrice.reason } : {}
  return { materialNumber, name, description, category: 'PHYSICAL_ITEM', unitPrice, ...reason, orderLines }
}
