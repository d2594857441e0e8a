// All lines of a draft, priced. Saved PCs are expanded into their parts as long as the draft has room for them.
import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import { findMaterial } from './material.ts'
import type { Market } from './quote.ts'
import { type QuoteLine, quoteLine, type Terms, unquotedLine } from './quote-line.ts'

/** From the first PC on whose parts do not fit, no PC is expanded, so that a huge draft costs no more than a full one. */
export function quoteLines(
  { orderLines }: CheckoutDraft,
  market: Market,
  terms: Terms,
  problems: CheckoutProblem[],
): QuoteLine[] {
  const { maxExpandedLines } = market
  const ofLines: CheckoutProblem[] = []
  let expanded = orderLines.length
  let isFull = false
  const lines = orderLines.map((line, index) => {
    if (isFull && line.materialId?.type === 'PcConfiguration') return unquotedLine(line, index)
    const material = findMaterial(line.materialId, market)
    if ('configuration' in material) {
      expanded += material.configuration.parts.length
      if (expanded > maxExpandedLines) {
        isFull = true
        // First of all, because only so many problems are kept.
        problems.push(tooManyLines(index, maxExpandedLines))
        return unquotedLine(line, index)
      }
    }
    return quoteLine(line, index, material, terms, ofLines)
  })
  for (const problem of ofLines) problems.push(problem)
  return lines
}

const tooManyLines = (index: number, maxExpandedLines: number): CheckoutProblem => ({
  fieldName: 'orderLines',
  code: 'too_many_expanded_lines',
  message: `With its saved PCs expanded into their parts, the draft has more than ${maxExpandedLines} lines: from orderLines[${index}] on, saved PCs are not expanded. Order them in several drafts.`,
})
