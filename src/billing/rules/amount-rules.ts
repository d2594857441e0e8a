// Sums: BR-CO-* of EN 16931, recomputed from the lines, so that an error of the composition is found before a number is drawn.
import type { InvoiceDocument } from '../../contract/invoice.ts'
import { minorIn, type Rule } from './rule.ts'

const sumOf = (document: InvoiceDocument, amounts: number[]) =>
  amounts.reduce((sum, amount) => sum + minorIn(document)(amount), 0)

/** The difference that the official rules accept between VAT and rate × amount. */
const acceptedDifference = 1

export const amountRules: readonly Rule[] = [
  {
    id: 'BR-CO-04',
    holds: ({ lines }) => lines.every(({ vatCategory }) => vatCategory !== undefined),
    message: 'A line has no VAT category.',
  },
  {
    id: 'BR-CO-10',
    holds: (document) =>
      sumOf(
        document,
        document.lines.map(({ net }) => net),
      ) === minorIn(document)(document.totals.lines),
    message: 'The sum of the lines is not the sum of their net amounts.',
  },
  {
    id: 'BR-CO-12',
    holds: (document) =>
      sumOf(
        document,
        document.charges.map(({ net }) => net),
      ) === minorIn(document)(document.totals.charges),
    message: 'The sum of the charges is not the sum of their net amounts.',
  },
  {
    id: 'BR-CO-13',
    holds: (document) => {
      const { lines, charges, net } = document.totals
      return sumOf(document, [lines, charges]) === minorIn(document)(net)
    },
    message: 'The net amount is not the sum of lines and charges.',
  },
  {
    id: 'BR-CO-14',
    holds: (document) =>
      sumOf(
        document,
        document.vat.map(({ amount }) => amount),
      ) === minorIn(document)(document.totals.vat),
    message: 'The VAT is not the sum of its categories.',
  },
  {
    id: 'BR-CO-15',
    holds: (document) => {
      const { net, vat, gross } = document.totals
      return sumOf(document, [net, vat]) === minorIn(document)(gross)
    },
    message: 'Net and VAT do not add up.',
  },
  {
    id: 'BR-CO-16',
    holds: (document) => {
      const { gross, rounding, payable } = document.totals
      return sumOf(document, [gross, rounding]) === minorIn(document)(payable)
    },
    message: 'The amount to be paid is not the gross amount and the rounding.',
  },
  {
    id: 'BR-CO-17',
    holds: ({ vat }) =>
      vat.every(
        ({ taxable, rate, amount }) => Math.abs((taxable * rate) / 100 - amount) < acceptedDifference,
      ),
    message: 'The VAT differs from the rate. Credit the invoice as a whole instead of many small parts.',
  },
]
