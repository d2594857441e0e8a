// What a person chose of the proposals. Pure.
import { type TypedNumber, wholeNumber } from '../../shell/whole-number'
import type { Proposals } from './purchase-queries'

/** Of a product; what is left out is as proposed. */
export interface Choice {
  isLeft?: boolean
  quantity?: TypedNumber
}
export type Choices = Readonly<Record<string, Choice>>

export type ProposedLine = Proposals['suppliers'][number]['lines'][number]

export const quantityOf = ({ productId, quantity }: ProposedLine, choices: Choices): TypedNumber =>
  choices[productId]?.quantity ?? quantity

export const isChosen = ({ productId }: ProposedLine, choices: Choices) => !choices[productId]?.isLeft

/** Whether a chosen product has no quantity. */
export const isWrong = (line: ProposedLine, choices: Choices) =>
  isChosen(line, choices) && (wholeNumber(quantityOf(line, choices)) ?? 0) < 1

/** One purchase order for each supplier of which something is chosen. */
export const ordersOf = (proposals: Proposals, choices: Choices) =>
  proposals.suppliers.flatMap(({ supplierId, lines }) => {
    if (supplierId === null) return []
    const chosen = lines.filter((line) => isChosen(line, choices))
    if (chosen.length === 0) return []
    return [
      {
        supplierId,
        lines: chosen.map((line) => ({
          productId: line.productId,
          quantity: wholeNumber(quantityOf(line, choices)) ?? 0,
        })),
      },
    ]
  })

/** Of the chosen lines with a cost. */
export const totalOf = (lines: readonly ProposedLine[], choices: Choices) =>
  lines.reduce(
    (sum, line) =>
      isChosen(line, choices) ? sum + (line.cost ?? 0) * (wholeNumber(quantityOf(line, choices)) ?? 0) : sum,
    0,
  )
