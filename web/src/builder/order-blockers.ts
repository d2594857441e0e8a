// Why a build cannot be ordered or saved yet.
import type { texts } from '../texts'
import { incompleteSlots, type SlotAssignment } from './assign-slots'

export type OrderBlocker = { why: keyof typeof texts.builder.blockers; names: string[] }

export interface BuildStatus {
  places: SlotAssignment
  /** Undefined until the service has responded. */
  isValid: boolean | undefined
  /** Names of chosen products without a price. */
  unpriced: string[]
  hasPriceList: boolean
  mayOrder: boolean
}

/** All reasons against an order; empty if there are none. */
export function blockersOf({
  places,
  isValid,
  unpriced,
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
    named('unpriced', hasPriceList ? unpriced : []),
    isValid === undefined && { why: 'checking', names: [] },
  ]
  return found.filter((each) => each !== false)
}

/** Only parts that do not belong in the bundle prevent saving; everything else may still change. */
export const blockersToSave = (places: SlotAssignment): OrderBlocker[] =>
  [named('unfit', unfitNames(places))].filter((each) => each !== false)

const named = (why: OrderBlocker['why'], names: string[]): OrderBlocker | false =>
  names.length > 0 && { why, names }

const unfitNames = ({ unfitParts }: SlotAssignment) =>
  unfitParts.map(({ product, productId }) => product?.name ?? productId)
