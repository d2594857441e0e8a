// The prices of a draft with the chosen delivery.
import type { Schemas } from '@buildorder/client'
import type { TreeLine } from '../orders/tree-line'

export type Quote = Schemas['Checkout']
export type DeliveryOption = Schemas['DeliveryOption']
type QuoteLine = Schemas['CheckoutLine']

/** The chosen option, or the best one. */
export const chosenOption = ({ deliveryOptions }: Quote, picked: string | undefined) =>
  deliveryOptions.find(({ deliveryOptionId }) => deliveryOptionId === picked) ?? deliveryOptions[0]

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
  before: number
  now: number
  currency: string
}

/** Whether the unit price differs from the last one shown. */
export function priceChange(before: Quote | undefined, now: Quote): PriceChange | undefined {
  const old = before?.orderLines[0]?.unitPrice?.gross
  const current = now.orderLines[0]?.unitPrice?.gross
  if (old === undefined || current === undefined || old === current) return undefined
  return { before: old, now: current, currency: now.currency }
}
