// Why a build cannot be ordered or saved yet.
import type { texts } from '../texts'
import { lackingSlots, type Places } from './places'

export type Hindrance = { why: keyof typeof texts.builder.hindrances; names: string[] }

export interface Standing {
  places: Places
  /** Undefined while the service has not said yet. */
  isValid: boolean | undefined
  /** Names of chosen products that have no price. */
  unpriced: string[]
  hasPriceList: boolean
  mayOrder: boolean
}

/** Everything that stands in the way of an order; empty when nothing does. */
export function hindrancesOf({ places, isValid, unpriced, hasPriceList, mayOrder }: Standing): Hindrance[] {
  const overfull = places.slots.filter(({ isOverfull }) => isOverfull)
  const found: (Hindrance | false)[] = [
    !mayOrder && { why: 'mayNotOrder', names: [] },
    !hasPriceList && { why: 'noPriceList', names: [] },
    named(
      'missing',
      lackingSlots(places).map(({ slot }) => slot.name),
    ),
    named('misfit', misfitNames(places)),
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

/** What cannot be part of the PC cannot be saved with it; everything else may still change. */
export const hindrancesToSave = (places: Places): Hindrance[] =>
  [named('misfit', misfitNames(places))].filter((each) => each !== false)

const named = (why: Hindrance['why'], names: string[]): Hindrance | false =>
  names.length > 0 && { why, names }

const misfitNames = ({ misfits }: Places) =>
  misfits.map(({ product, productId }) => product?.name ?? productId)
