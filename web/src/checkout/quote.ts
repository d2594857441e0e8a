// The prices of a draft with the chosen delivery.
import type { Schemas } from '@buildorder/client'
import type { TreeLine } from '../lines/tree-line'

export type Quote = Schemas['Checkout'] & {
  /** The ETag: what is promised as shown. The service refuses the order if it can promise less by then. */
  promise: string | null
}
export type DeliveryOption = Schemas['DeliveryOption']
type QuoteLine = Schemas['CheckoutLine']

/** The chosen option; otherwise the best one to the door, for which the customer has given an address. */
export const chosenOption = ({ deliveryOptions }: Quote, picked: string | null) =>
  deliveryOptions.find(({ deliveryOptionId }) => deliveryOptionId === picked) ??
  deliveryOptions.find(({ collectionPoint }) => collectionPoint === null) ??
  deliveryOptions[0]

export interface QuoteTotals {
  goods: number
  /** Undefined until there are delivery options. */
  delivery: number | undefined
  total: number
  vat: number
}

/** Undefined if the goods have no price. */
export function totalsOf({ totals }: Quote, option: DeliveryOption | undefined): QuoteTotals | undefined {
  if (totals.gross === null || totals.vat === null) return undefined
  return {
    goods: totals.gross,
    delivery: option?.price.gross,
    total: totals.gross + (option?.price.gross ?? 0),
    vat: totals.vat + (option?.price.vat ?? 0),
  }
}

export const treeOfQuote = (lines: QuoteLine[], note: (line: QuoteLine) => string | undefined): TreeLine[] =>
  lines.map((line) => {
    const words = note(line)
    return {
      lineNumber: line.lineNumber,
      name: line.name ?? line.materialId?.value ?? line.lineNumber,
      materialNumber: line.materialNumber,
      quantity: line.quantity,
      unitPrice: line.unitPrice?.gross ?? null,
      notes: words ? [words] : [],
      parts: treeOfQuote(line.orderLines, note),
    }
  })

export interface PriceChange {
  name: string
  before: number
  now: number
  currency: string
}

/** The first line whose unit price differs from the last one shown. */
export function priceChange(before: Quote | undefined, now: Quote): PriceChange | undefined {
  const old = new Map(before?.orderLines.map((line) => [materialOf(line), line.unitPrice?.gross]))
  for (const line of now.orderLines) {
    const was = old.get(materialOf(line))
    const is = line.unitPrice?.gross
    if (was === undefined || is === undefined || was === is) continue
    return { name: line.name ?? '', before: was, now: is, currency: now.currency }
  }
  return undefined
}

const materialOf = ({ materialId }: QuoteLine) => `${materialId?.type} ${materialId?.value}`
