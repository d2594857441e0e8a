// An order shows net and VAT per unit, and not the rate. All its lines have one rate, that of the account when it was quoted, so the
// rate is known exactly once enough money is on one line.
import type { OrderLine } from '../../contract/order.ts'
import { type BasisPoints, toMinor } from '../../platform/money.ts'

/** The lines that VAT was rounded on: the parts of a PC, and every other line itself. */
const roundedLines = (lines: OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => (line.orderLines.length > 0 ? roundedLines(line.orderLines) : [line]))

/** Rates that people set are round: whole percents first. */
const steps = [100, 50, 10, 1]

/** The rate by which the VAT of all lines was computed: the known one if it fits, else the roundest one that does. */
export function vatRateOf(lines: OrderLine[], known: BasisPoints, exponent: number): BasisPoints | undefined {
  let least = 0
  let most = 10_000
  for (const { unitPrice } of roundedLines(lines)) {
    const net = toMinor(unitPrice.net, exponent)
    const vat = toMinor(unitPrice.vat, exponent)
    if (net === undefined || vat === undefined) return undefined
    if (net === 0) continue
    // VAT is rounded half-up: net × rate is from vat − ½ on, and below vat + ½.
    least = Math.max(least, Math.ceil(((vat - 0.5) * 10_000) / net))
    most = Math.min(most, Math.ceil(((vat + 0.5) * 10_000) / net) - 1)
  }
  if (least > most) return undefined
  if (known >= least && known <= most) return known
  for (const step of steps) {
    const rate = Math.ceil(least / step) * step
    if (rate <= most) return rate
  }
  return undefined
}
