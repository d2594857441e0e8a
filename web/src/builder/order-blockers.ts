// Why a build cannot be ordered or saved yet.
import { texts } from '../texts'
import { incompleteSlots, type SlotAssignment } from './assign-slots'
import type { Product } from './build'
import { missingBeside } from './slots-to-fill'

export type OrderBlocker = { why: keyof typeof texts.builder.blockers; names: string[] }

export interface BuildStatus {
  places: SlotAssignment
  /** Undefined until the service has responded. */
  isValid: boolean | undefined
  /** Names of chosen products without a price. */
  unpriced: string[]
  /** Names of chosen products that are discontinued and not left in this number. */
  soldOut: string[]
  /** Kinds of part without which the PC cannot run. */
  missing: readonly string[]
  hasPriceList: boolean
  mayOrder: boolean
}

/** All reasons against an order; empty if there are none. */
export function blockersOf({
  places,
  isValid,
  unpriced,
  soldOut,
  missing,
  hasPriceList,
  mayOrder,
}: BuildStatus): OrderBlocker[] {
  const overfull = places.slots.filter(({ isOverfull }) => isOverfull)
  const found: (OrderBlocker | false)[] = [
    !mayOrder && { why: 'mayNotOrder', names: [] },
    !hasPriceList && { why: 'noPriceList', names: [] },
    named(
      'missing',
      incompleteSlots(places).map(({ slot }) => slot.name),
    ),
    named('unfit', unfitNames(places)),
    named(
      'tooMany',
      overfull.map(({ slot }) => slot.name),
    ),
    isValid === false && { why: 'incompatible', names: [] },
    named(
      'cannotRun',
      missingBeside(places, missing).map((kind) => texts.builder.slots[kind] ?? kind),
    ),
    named('soldOut', soldOut),
    named('unpriced', hasPriceList ? unpriced : []),
    isValid === undefined && { why: 'checking', names: [] },
  ]
  return found.filter((each) => each !== false)
}

/** As the service decides about a line of a draft: a discontinued product is not restocked. */
export function soldOutNames(productIds: string[], products: ReadonlyMap<string, Product>): string[] {
  const counts = Map.groupBy(productIds, (id) => id)
  return [...counts].flatMap(([id, { length }]) => {
    const product = products.get(id)
    if (!product?.discontinued || product.category !== 'PHYSICAL_ITEM') return []
    const { status, freeUnits } = product.availability
    const left = status === 'Unavailable' ? 0 : status === 'Available' ? freeUnits : null
    return left !== null && left < length ? [product.name] : []
  })
}

/** Only parts that do not belong in the bundle prevent saving; everything else may still change. */
export const blockersToSave = (places: SlotAssignment): OrderBlocker[] =>
  [named('unfit', unfitNames(places))].filter((each) => each !== false)

const named = (why: OrderBlocker['why'], names: string[]): OrderBlocker | false =>
  names.length > 0 && { why, names }

const unfitNames = ({ unfitParts }: SlotAssignment) =>
  unfitParts.map(({ product, productId }) => product?.name ?? productId)
