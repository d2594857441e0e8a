// The lines of a purchase order as typed, and what is sent of them. Pure.
import { type TypedNumber, wholeNumber } from '../../shell/whole-number'
import { readAmount } from '../prices/amount'
import { dueDayOf, endOfDueDay } from '../supply/due-day'
import type { PurchaseLine } from './purchase-queries'

export interface LineDraft {
  /** Tells the rows of the form apart. */
  key: string
  productId: string
  name: string
  /** Beside the name. */
  hint: string
  quantity: TypedNumber
  /** Empty: not known, or as agreed with the supplier. */
  cost: string
  /** Empty: none. */
  day: string
}

const textOf = (cost: number | null) => (cost === null ? '' : String(cost))
const dayOf = (moment: string | null) => (moment === null ? '' : dueDayOf(moment))

export const newLine = (productId: string, name: string): LineDraft => ({
  key: productId,
  productId,
  name,
  hint: productId,
  quantity: 1,
  cost: '',
  day: '',
})

export const draftLine = (line: PurchaseLine): LineDraft => ({
  key: line.lineNumber,
  productId: line.productId,
  name: line.productName,
  hint: line.partNumber ?? line.productId,
  quantity: line.quantity,
  cost: textOf(line.cost),
  day: dayOf(line.wantedAt),
})

/** Begins with what was confirmed, otherwise with what was ordered. */
export const confirmationLine = (line: PurchaseLine): LineDraft => ({
  ...draftLine(line),
  quantity: line.confirmedQuantity ?? line.quantity,
  day: dayOf(line.confirmedQuantity === null ? line.wantedAt : line.expectedAt),
})

/** Nothing arrived, until it is counted. */
export const receiptLine = (line: PurchaseLine): LineDraft => ({ ...draftLine(line), quantity: '' })

export const isWrongCost = ({ cost }: LineDraft, digits: number) =>
  cost.trim() !== '' && readAmount(cost, digits) === undefined

export const isWrongQuantity = ({ quantity }: LineDraft, min: number) => (wholeNumber(quantity) ?? -1) < min

const costOf = ({ cost }: LineDraft, digits: number) => readAmount(cost, digits) ?? null
const momentOf = ({ day }: LineDraft) => (day === '' ? null : endOfDueDay(day))

export const draftInput = (lines: readonly LineDraft[], digits: number) =>
  lines.map((line) => ({
    productId: line.productId,
    quantity: wholeNumber(line.quantity) ?? 0,
    cost: costOf(line, digits),
    expectedAt: momentOf(line),
  }))

export const confirmationInput = (lines: readonly LineDraft[], digits: number) =>
  lines.map((line) => ({
    lineNumber: line.key,
    quantity: wholeNumber(line.quantity) ?? 0,
    cost: costOf(line, digits),
    expectedAt: momentOf(line),
  }))

/** The lines of which something arrived. */
export const receiptInput = (lines: readonly LineDraft[]) =>
  lines.flatMap((line) => {
    const quantity = wholeNumber(line.quantity) ?? 0
    return quantity > 0 ? [{ lineNumber: line.key, quantity }] : []
  })
