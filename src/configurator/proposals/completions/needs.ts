import type { Bundle } from '../../../catalog/bundle.ts'
import { type PartsCatalog, partOf } from '../../../catalog/catalog.ts'
import {
  adapterWords,
  type Facts,
  judgeInSteps,
  type Kind,
  kindWords,
  type Part,
  type Steps,
  type ValidationResult,
} from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { otherCases, otherCaseWords } from '../fit/case-types.ts'
import { standInsFor } from '../fit/stand-ins.ts'
import type { GroupShelves, Shelf } from '../offer.ts'
import type { Completions } from './completions.ts'
import { type GroupNeed, shapesOf } from './shapes.ts'

/** Why products cannot be completed to a bundle. */
export interface Obstacle {
  message: string
  relatedProducts: string[]
}

/** What a bundle takes of each group, and what of that is given. */
export function needsOf(
  { groups }: Bundle,
  productIds: readonly string[],
  catalog: Pick<PartsCatalog, 'groups' | 'products'>,
): GroupNeed[] {
  return groups.flatMap(({ productGroupId, min, max }) => {
    const kind = catalog.groups.get(productGroupId)?.kind as Kind | undefined
    const given = productIds.filter((id) => catalog.products.get(id)?.group === productGroupId).length
    return kind ? [{ group: productGroupId, kind, min, max, given }] : []
  })
}

/** What a PC of a bundle is for: as the bundle says, or as its groups suggest. */
export function purposeOf({ purpose }: Pick<Bundle, 'purpose'>, needs: readonly GroupNeed[]): Purpose {
  const takesCard = needs.some(({ kind, min }) => kind === 'graphicsCard' && min > 0)
  return purpose ?? (takesCard ? 'gaming' : 'office')
}

/** What no choice of further products would fix. */
export function* obstaclesOf(
  bundle: Bundle,
  productIds: readonly string[],
  catalog: PartsCatalog,
  shelves: GroupShelves,
): Steps<Obstacle[]> {
  const needs = needsOf(bundle, productIds, catalog)
  const nameOf = (group: string) => catalog.groups.get(group)?.name ?? group
  const obstacles: Obstacle[] = []
  for (const productId of new Set(productIds)) {
    const product = catalog.products.get(productId)
    if (product && product.group !== null && !needs.some(({ group }) => group === product.group))
      obstacles.push({
        message: `${bundle.name} takes no ${nameOf(product.group)}, such as ${product.name}. Take it out.`,
        relatedProducts: [productId],
      })
  }
  for (const { group, min, max, given } of needs) {
    const own = productIds.filter((id) => catalog.products.get(id)?.group === group)
    if (given > max)
      obstacles.push({
        message: `${bundle.name} takes at most ${max} of ${nameOf(group)}, ${given} are given. Take ${given - max} out.`,
        relatedProducts: [...new Set(own)],
      })
    if (given < min && !shelves.byGroup.has(group))
      obstacles.push({
        message: `${bundle.name} needs ${min} of ${nameOf(group)}, and none is on offer to this account.`,
        relatedProducts: [],
      })
  }
  const given = productIds.map((productId) => partOf(catalog, productId))
  for (const part of otherCases(given, bundle.caseTypes))
    obstacles.push({
      message: otherCaseWords(bundle.name, part, bundle.caseTypes),
      relatedProducts: [part.productId],
    })
  // A bundle bounds how much the engine has to say; beyond that, the first thing is to take something out.
  if (obstacles.length > 0) return obstacles
  const { errors } = yield* leastRefused(given, shapesOf(needs, shelves))
  for (const { message, relatedProducts } of errors)
    obstacles.push({ message, relatedProducts: relatedProducts.filter((id) => productIds.includes(id)) })
  return obstacles
}

/** The errors about the fullest shape without any, or about the smallest: optional parts do not count. */
function* leastRefused(given: readonly Part[], shapes: readonly Shelf[][]): Steps<ValidationResult> {
  let result = yield* judgeInSteps(given)
  for (const shape of shapes.toReversed()) {
    const standIns = standInsFor(
      shape.map(({ kind }) => kind),
      given,
    )
    result = yield* judgeInSteps([...given, ...standIns])
    if (result.isValid) break
  }
  return result
}

/** Why a search proposed nothing; `cheapest` is what the cheapest PC costs, in words. Empty when it found something. */
export function whyNothing(
  { completions, unfit }: Pick<Completions, 'completions' | 'unfit'>,
  given: readonly Part[],
  cheapest: string | null,
): Obstacle[] {
  if (completions.length > 0) return []
  if (cheapest !== null)
    return [
      {
        message: `The budget is too small: the cheapest PC that will do costs ${cheapest}.`,
        relatedProducts: [],
      },
    ]
  const relatedProducts = [...new Set(given.map(({ productId }) => productId))]
  if (unfit.length === 0)
    return [
      { message: 'No choice of the parts on offer completes this PC without an error.', relatedProducts },
    ]
  const fedByAdapter = given.find(isFedByAdapter)
  return unfit.map((kind) =>
    kind === 'powerSupply' && fedByAdapter
      ? { message: adapterMissing(fedByAdapter), relatedProducts: [fedByAdapter.productId] }
      : {
          message: `No ${kindWords[kind].one} on offer is known to fit the products chosen. Choose other products.`,
          relatedProducts,
        },
  )
}

const isFedByAdapter = ({ kind, facts }: Part): boolean =>
  kind === 'motherboard' && (facts as Facts<'motherboard'>).dcInput === true

/** No catalog says which adapter goes with which board, so none is proposed. */
const adapterMissing = ({ name }: Part): string =>
  `${name} takes no power supply: a power adapter for its DC input is missing, and none is on offer as a part of a PC. To build it yourself, ${adapterWords}; for a PC that is assembled, choose a board with an ATX socket.`
