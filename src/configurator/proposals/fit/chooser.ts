import {
  type Build,
  groupByKind,
  type Kind,
  type Part,
  type PartKind,
  type Rule,
} from '../../../compatibility/index.ts'
import { adapter, decidersOf, type Fit, firmware, fitBy, fits, refused } from './doubts.ts'

/**
 * Opens a place of a kind in a build, and says of each part whether it fits there. Each rule is asked once for all parts
 * that it cannot tell apart. What a rule doubts already without the part, or always, is not held against the part.
 */
export function openChooser(
  chosen: readonly Part[],
  kind: Kind,
  isAlwaysDoubted: (rule: Rule) => boolean = () => false,
): (part: Part<Kind>) => Fit {
  const base = groupByKind(chosen)
  const own = new Set(base[kind].map(({ productId }) => productId))
  const whole: { [K in PartKind]: readonly Part[] } = { ...base }
  const deciders = decidersOf(kind).map(({ rule, trait }) => ({
    rule,
    trait,
    known: new Map<number, Fit>(),
    before: undefined as Fit | undefined,
  }))

  // Who keeps a board can update it first: no reason for a much worse CPU.
  const isForKeptBoard = kind === 'cpu' && base.motherboard.length > 0
  // Who keeps a supply uses the adapter that comes with the card: no reason for a much slower card.
  const isForKeptSupply = kind === 'graphicsCard' && base.powerSupply.length > 0

  const ask = (decider: (typeof deciders)[number], part: Part): Fit => {
    whole[kind] = [...base[kind], part]
    const fit = fitBy(decider.rule, whole as Build)
    if (fit === fits || fit === refused) return fit
    if (isAlwaysDoubted(decider.rule)) return fits
    if ((fit === firmware && isForKeptBoard) || (fit === adapter && isForKeptSupply)) return fits
    decider.before ??= fitBy(decider.rule, base)
    return fit <= decider.before && decider.before !== refused ? fits : fit
  }

  return (part) => {
    const isAlone = own.size > 0 && own.has(part.productId)
    let worst: Fit = fits
    for (let place = 0; place < deciders.length; place++) {
      const decider = deciders[place] as (typeof deciders)[number]
      const trait = part.traits[decider.trait] as number
      let fit = isAlone ? undefined : decider.known.get(trait)
      if (fit === undefined) {
        fit = ask(decider, part)
        if (!isAlone) decider.known.set(trait, fit)
      }
      if (fit === refused) {
        // Most parts are refused by the same rule, such as that of the socket: it is asked first from now on.
        if (place > 0) deciders.unshift(...deciders.splice(place, 1))
        return fit
      }
      if (fit > worst) worst = fit
    }
    return worst
  }
}
