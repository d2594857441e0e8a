// An order rounds VAT per unit, and its invoice once on the sum (EN 16931). Where that differs by a whole unit of the currency, the buyer
// reads it before the order, with the net prices whose VAT is exact.
import { type BasisPoints, type MinorPrice, priceOf } from '../platform/money.ts'
import type { QuoteLine } from './quote-line.ts'

export interface RoundedLine {
  lineNumber: string
  unitNet: number
  /** The next net prices below and above whose VAT needs no rounding. */
  exactNet: number[]
}

export interface VatRounding {
  /** What is to be paid less the net amount and its VAT; negative if VAT was rounded down. */
  amount: number
  /** Those with most of it, largest first. */
  lines: RoundedLine[]
}

const mostLines = 5

/** Undefined unless it is one whole unit of the currency or more. */
export function vatRoundingOf(
  lines: readonly QuoteLine[],
  totals: MinorPrice,
  vatRate: BasisPoints,
  exponent: number,
): VatRounding | undefined {
  const amount = totals.vat - priceOf(totals.net, vatRate).vat
  if (Math.abs(amount) < 10 ** exponent) return undefined
  const shares = roundedLines(lines)
    .flatMap(({ lineNumber, quantity, unitPrice }) =>
      unitPrice ? [{ lineNumber, net: unitPrice.net, share: excess(unitPrice, vatRate) * quantity }] : [],
    )
    .filter(({ share }) => Math.sign(share) === Math.sign(amount))
    .sort((a, b) => Math.abs(b.share) - Math.abs(a.share))
  return {
    amount,
    lines: shares.slice(0, mostLines).map(({ lineNumber, net }) => ({
      lineNumber,
      unitNet: net,
      exactNet: exactAround(net, vatRate),
    })),
  }
}

/** VAT is rounded on the parts of a PC, and on every other line itself. */
const roundedLines = (lines: readonly QuoteLine[]): QuoteLine[] =>
  lines.flatMap((line) => (line.orderLines.length > 0 ? roundedLines(line.orderLines) : [line]))

/** What rounding added to the VAT of one unit, in ten thousandths of a minor unit. */
const excess = ({ net, vat }: MinorPrice, vatRate: BasisPoints) => vat * 10_000 - net * vatRate

function exactAround(net: number, vatRate: BasisPoints): number[] {
  const step = 10_000 / greatestCommonDivisor(vatRate, 10_000)
  const below = Math.floor(net / step) * step
  return below > 0 ? [below, below + step] : [below + step]
}

const greatestCommonDivisor = (a: number, b: number): number =>
  b === 0 ? a : greatestCommonDivisor(b, a % b)
