// Applies the current stock to a draft: when each line can be shipped, and which products are sold out.

import type { CheckoutProblem } from '../contract/checkout.ts'
import { openLedger, type Share, type StockLevel, summarize } from '../inventory/availability.ts'
import { type DatedUnits, unitsByDay } from '../orders/arrivals.ts'
import type { Quote } from './quote.ts'
import type { QuoteLine } from './quote-line.ts'

export interface Expectation {
  /** How each line from the shelf is served, by line number. */
  shares: ReadonlyMap<string, Share[]>
  claims: ReturnType<ReturnType<typeof openLedger>['claims']>
  /** All that prevents submitting the draft now. */
  problems: CheckoutProblem[]
}

type PhysicalLine = QuoteLine & { materialNumber: string }

/** The lines that use stock: the parts of a PC, not the PC itself. */
export function physicalLines(lines: QuoteLine[]): PhysicalLine[] {
  return lines.flatMap((line) => {
    if (line.orderLines.length > 0) return physicalLines(line.orderLines)
    const isPhysical = line.category === 'PHYSICAL_ITEM' && line.materialNumber !== null
    return isPhysical ? [line as PhysicalLine] : []
  })
}

export function expectStock(quote: Quote, stock: ReadonlyMap<string, StockLevel>, now: number): Expectation {
  const ledger = openLedger(stock, now)
  const shares = new Map<string, Share[]>()
  const problems = [...quote.problems]
  quote.lines.forEach((topLine, index) => {
    for (const line of physicalLines([topLine])) {
      const served = ledger.take(line.materialNumber, line.quantity)
      shares.set(line.lineNumber, served)
      if (served.some(({ status }) => status === 'Unavailable')) {
        const left = served.find(({ status }) => status === 'Available')?.quantity ?? 0
        problems.push({
          fieldName: `orderLines[${index}]`,
          code: 'sold_out',
          message: `${line.name} (${line.materialNumber}) is discontinued; ${left} of ${line.quantity} are left.`,
        })
      }
    }
  })
  return { shares, claims: ledger.claims(), problems }
}

/** Units of each product that a draft needs from stock. */
export function unitsWanted(lines: QuoteLine[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { materialNumber, quantity } of physicalLines(lines)) {
    units.set(materialNumber, (units.get(materialNumber) ?? 0) + quantity)
  }
  return units
}

/** A line's availability; a PC is available when all of its parts are. */
export function availabilityOf(line: QuoteLine, { shares }: Expectation) {
  return summarize(physicalLines([line]).flatMap(({ lineNumber }) => shares.get(lineNumber) ?? []))
}

/** The units of a line by the time they are available; a PC is available with its last part. */
export function partsOf(line: QuoteLine, expectation: Expectation, now: number): Share[] {
  if (line.orderLines.length === 0) return expectation.shares.get(line.lineNumber) ?? []
  const worst = availabilityOf(line, expectation)?.status ?? 'Unknown'
  return departuresOf([line], expectation).map(({ date, quantity }) => ({
    quantity,
    status: date === null ? worst : date <= now ? 'Available' : 'ConfirmedRestock',
    availableAt: date,
  }))
}

/** How many units can leave on which day. */
export const departuresOf = (lines: QuoteLine[], { shares }: Expectation): DatedUnits[] =>
  unitsByDay(lines, (lineNumber) =>
    (shares.get(lineNumber) ?? []).map(({ availableAt, quantity }) => ({ date: availableAt, quantity })),
  )
