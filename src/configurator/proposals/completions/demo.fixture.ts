/** Asks for completions in the demo catalog, in kroner. */
import { bundles, groups, products } from '../../../../tools/demo/catalog/index.ts'
import { type Kind, type Part, runSteps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import type { SearchLimits } from '../limits.ts'
import { type GroupedOffer, shelvesOf } from '../offer.ts'
import { demoPart, neverOver, untaxed } from '../testing.ts'
import { proposeCompletions } from './completions.ts'
import type { GroupNeed } from './shapes.ts'

/** Gross in øre, as a Norwegian customer pays. */
export const grossOf = new Map(products.map(({ id, nok }) => [id, Math.round(nok * 125)]))
export const offers: GroupedOffer[] = products.flatMap(({ id, kind }) =>
  kind
    ? [{ part: demoPart(id) as Part<Kind>, price: untaxed(grossOf.get(id) ?? 0), isDated: true, group: kind }]
    : [],
)
export const shelves = shelvesOf(offers)
const kindOf = new Map(groups.map(({ id, kind }) => [id, kind]))

export interface Asked {
  bundle?: string
  purpose?: Purpose
  budget?: number | null
  given?: string[]
}

/** Completions for a budget in kroner. */
export const complete = ({ given = [], ...asked }: Asked, range = shelves) =>
  completeWith(given.map(demoPart), asked, range)

/** The same with any parts that are kept. */
export function completeWith(
  given: readonly Part[],
  { bundle = 'bundle-gaming-pc', purpose, budget = null }: Omit<Asked, 'given'>,
  range = shelves,
  limits: SearchLimits = neverOver,
) {
  const found = bundles.find(({ id }) => id === bundle)
  if (!found) throw new Error(`There is no bundle ${bundle}.`)
  const needs = found.groups.map(({ productGroupId, min, max }): GroupNeed => {
    const kind = kindOf.get(productGroupId) as Kind
    return { group: kind, kind, min, max, given: given.filter((part) => part.kind === kind).length }
  })
  return runSteps(
    proposeCompletions(
      {
        given,
        givenPrice: given.reduce((sum, { productId }) => sum + (grossOf.get(productId) ?? 0), 0),
        needs,
        caseTypes: found.caseTypes ?? [],
        purpose: purpose ?? found.purpose,
        budget: budget === null ? null : budget * 100,
        most: 5,
      },
      range,
      limits,
    ),
  )
}

export const bundleFor: Record<Purpose, string> = {
  gaming: 'bundle-gaming-pc',
  office: 'bundle-office-pc',
  workstation: 'bundle-workstation',
  quiet: 'bundle-office-pc',
}
