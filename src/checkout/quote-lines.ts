// All lines of a draft with prices. Saved PCs are expanded into their parts up to the maximum number of lines.
import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import { findMaterial } from './material.ts'
import type { Market } from './quote.ts'
import { type QuoteLine, quoteLine, type Terms, unquotedLine } from './quote-line.ts'

/** After the first PC that exceeds the maximum, no PC is expanded, so that the cost of a draft is limited. */
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
        // Listed first, because the number of problems is limited.
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
