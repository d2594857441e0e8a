// All lines of a draft with prices. Saved PCs are expanded into their parts up to the maximum number of lines.
import type { CheckoutDraft, CheckoutProblem } from '../contract/checkout.ts'
import { findMaterial, type Material } from './material.ts'
import type { Market } from './quote.ts'
import { type QuoteLine, quoteLine, type Terms, unquotedLine } from './quote-line.ts'

/** After the first PC that exceeds the maximum, no PC is expanded, so that the cost of a draft is limited. */
export function quoteLines(
  { orderLines }: Pick<CheckoutDraft, 'orderLines'>,
  market: Market,
  { priceList, vatRate }: Pick<Terms, 'priceList' | 'vatRate'>,
  problems: CheckoutProblem[],
): QuoteLine[] {
  const { maxExpandedLines, now, staffTerms } = market
  const ofLines: CheckoutProblem[] = []
  let expanded = orderLines.length
  let isFull = false
  const materials = orderLines.map((line, index) => {
    if (isFull && line.materialId?.type === 'PcConfiguration') return undefined
    const material = findMaterial(line.materialId, market)
    if ('configuration' in material) {
      expanded += material.configuration.parts.length
      if (expanded > maxExpandedLines) {
        isFull = true
        // Listed first, because the number of problems is limited.
        problems.push(tooManyLines(index, maxExpandedLines))
        return undefined
      }
    }
    return material
  })
  const unitsOf = priceList?.rules ? unitCounter(orderLines, materials) : oneUnit
  const terms = { priceList, vatRate, now, unitsOf }
  const lines = orderLines.map((line, index) => {
    const material = materials[index]
    if (!material) return unquotedLine(line, index)
    const ofLine = staffTerms ? { ...terms, manualPrice: staffTerms.prices[index] } : terms
    return quoteLine(line, index, material, ofLine, ofLines)
  })
  for (const problem of ofLines) problems.push(problem)
  return lines
}

/** Without rules a price does not depend on the number of units. */
const oneUnit = () => 1

/** How many units of each product the draft has in all of its lines and PCs. */
function unitCounter(
  lines: CheckoutDraft['orderLines'],
  materials: (Material | undefined)[],
): (productId: string) => number {
  const units = new Map<string, number>()
  const add = (productId: string, quantity: number) =>
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  for (const [index, { quantity }] of lines.entries()) {
    const material = materials[index]
    if (!material) continue
    if ('product' in material) add(material.product.id, quantity)
    if (!('configuration' in material)) continue
    for (const part of material.configuration.parts) add(part.product.id, part.quantity * quantity)
  }
  return (productId) => units.get(productId) ?? 1
}

const tooManyLines = (index: number, maxExpandedLines: number): CheckoutProblem => ({
  fieldName: 'orderLines',
  code: 'too_many_expanded_lines',
  message: `With its saved PCs expanded into their parts, the draft has more than ${maxExpandedLines} lines: from orderLines[${index}] on, saved PCs are not expanded. Order them in several drafts.`,
})
