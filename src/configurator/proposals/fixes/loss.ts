import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import type { Offer } from '../offer.ts'
import { hasStackedCache } from '../value/gaming-cpus.ts'
import { type Plan, plans } from '../value/purposes.ts'
import { coolerWatts, type Score, scoreOf } from '../value/score.ts'
import { strayed } from './intent.ts'

/** What it costs to touch a part at all, as a share of its price: the customer chose it, and paid most for some. */
const touched = 0.25

/** What it costs to go without a part that was chosen, as a share of its price: more than a much weaker one in its place. */
const gone = 1.5

/** Prices within this range of the replaced part's are as good; outside of it, every part of the price counts. */
const priceRange = { least: 0.7, most: 1.5 }

/** Points that differ by less are the same class. */
const sameClass = 0.05

/** How much dearer an addition counts of which the points are not known. */
const unknownPoints = 100

/** What it costs to wait for a part without a date, as a share of its price. */
const waited = 0.25

/** Between equal losses the price decides. */
const perPrice = 0.02

/** What a part can do, in points of its kind. */
function classOf(part: Part<Kind>, plan: Plan = plans.workstation): Score {
  if (part.kind === 'powerSupply') return (part.facts as Facts<'powerSupply'>).ratedWatts
  if (part.kind === 'cooler') return coolerWatts(part.facts as Facts<'cooler'>)
  return scoreOf(part, plan)
}

/** For a fix nothing is known of the purpose, so all cores count; only CPUs with stacked cache are bought for games. */
const planOf = ({ kind, facts }: Part<Kind>): Plan =>
  kind === 'cpu' && hasStackedCache(facts as Facts<'cpu'>) ? plans.gaming : plans.workstation

/** How much of a part's class is lost by its replacement, from 0 to 1; by the price where too little is known. */
export function droppedClass(removed: Part<Kind>, gross: number, { part, price }: Offer): number {
  const plan = planOf(removed)
  const before = classOf(removed, plan)
  const after = classOf(part, plan)
  const kept = before && after ? after / before : gross > 0 ? price.gross / gross : 1
  return kept > 1 - sameClass ? 0 : 1 - kept
}

/** How far a price lies outside the range around the one before, as a share of the one before. */
function beyondRange(gross: number, before: number): number {
  if (before === 0) return 0
  const share = gross / before
  return Math.max(0, share - priceRange.most, priceRange.least - share)
}

/** Whether an offer costs more than the range around the price before. */
export const isTooDear = ({ price }: Offer, before: number): boolean =>
  before > 0 && price.gross > priceRange.most * before

const waitFor = ({ price, isDated }: Offer): number => (isDated ? 0 : waited * price.gross)

/**
 * What the customer loses by a change, in the unit of prices. The dearer a part, the more its change costs: so the part
 * that the customer paid most for is kept. A change then costs the class that is lost, what the customer meant (intent.ts),
 * and a price out of range.
 */
export const loss = {
  touched: (gross: number): number => touched * Math.max(gross, 1),
  replaced: (removed: Part<Kind>, gross: number, offer: Offer): number =>
    Math.max(gross, 1) *
      (touched +
        droppedClass(removed, gross, offer) +
        strayed(removed, offer.part) +
        beyondRange(offer.price.gross, gross)) +
    perPrice * (offer.price.gross - gross) +
    waitFor(offer),
  takenOut: (gross: number): number => Math.max(gross, 1) * (touched + gone),
}

/**
 * What it costs to add one of some offers. Nothing that was chosen is lost, so what counts is how much one gets for the
 * money: the offer with the most points per price costs a part of its price, and the others accordingly more.
 */
export function lossOfAdding(offers: readonly Offer[]): (offer: Offer) => number {
  const perPrice = ({ part, price }: Offer) => (classOf(part) ?? 0) / Math.max(price.gross, 1)
  let best: Offer | undefined
  for (const offer of offers) if (!best || perPrice(offer) > perPrice(best)) best = offer
  const most = best ? perPrice(best) : 0
  const least = touched * (best?.price.gross ?? 0)
  return (offer) => {
    const own = perPrice(offer)
    const share = most === 0 ? 1 : own === 0 ? unknownPoints : most / own
    return (most === 0 ? touched * offer.price.gross : least * share) + waitFor(offer)
  }
}
