import type { Kind, Part } from '../../../compatibility/index.ts'
import type { Compromise } from '../../../contract/proposals.ts'
import type { OpenPlace, Option } from '../fit/cheapest-fill.ts'
import { firstOfEachLook } from '../fit/look.ts'
import { inOrderOfChoice } from '../fit/order-of-choice.ts'
import type { Offer, Shelf, Shelves } from '../offer.ts'
import { droppedClass, isTooDear, loss, lossOfAdding } from './loss.ts'
import { type ChangePlan, takesOutLast } from './plans.ts'

/** What the changed places of plans may be filled with, in the order of loss. Kept for all plans of one question. */
export function openOptions(
  grossOf: (productId: string) => number,
  { byKind }: Shelves,
  dearest: Part | undefined,
) {
  const lists = new Map<string, readonly Option[]>()
  const kept = (key: string, make: () => readonly Option[]): readonly Option[] => {
    const list = lists.get(key) ?? make()
    lists.set(key, list)
    return list
  }

  const replacements = (part: Part<Kind>, shelf: Shelf) =>
    kept(part.productId, () => {
      const gross = grossOf(part.productId)
      return ordered(shelf.offers, (offer) => loss.replaced(part, gross, offer))
    })

  const additions = (kind: Kind, shelf: Shelf) =>
    kept(`new ${kind}`, () => ordered(shelf.offers, lossOfAdding(shelf.offers)))

  /** The dearest part is replaced by one of its class and price; in a downgrade, by a lower class. */
  const replacesDearest = (part: Part<Kind>, compromise: Compromise) => {
    const gross = grossOf(part.productId)
    return ({ offer }: Option) =>
      compromise === 'doubt' ||
      (!isTooDear(offer, gross) && droppedClass(part, gross, offer) > 0 === (compromise === 'downgrade'))
  }

  /**
   * What a plan may choose from a list: of options that no rule tells apart, the first. It depends only on the parts of the kind,
   * so most plans share it.
   */
  const leaders = (plan: ChangePlan, kind: Kind, list: string, all: () => readonly Option[]) => {
    const ofKind = (parts: readonly Part[]) =>
      [...new Set(parts.flatMap((part) => (part.kind === kind ? [part.productId] : [])))].sort()
    const removed = ofKind([...plan.replaced, ...plan.takenOut])
    return kept(JSON.stringify([kind, list, removed, ofKind(plan.kept)]), () =>
      firstOfEachLook(
        all().filter(({ offer }) => !removed.includes(offer.part.productId)),
        ({ offer }) => offer.part,
        plan.kept,
      ),
    )
  }

  const lossOfTakingOut = ({ takenOut }: ChangePlan): number =>
    takenOut.reduce((sum, { productId }) => sum + loss.takenOut(grossOf(productId)), 0)

  return {
    lossOfTakingOut,

    /** What a plan costs before anything is known of its replacements. */
    leastLoss(plan: ChangePlan): number {
      const touched = plan.replaced.reduce((sum, { productId }) => sum + loss.touched(grossOf(productId)), 0)
      return touched + lossOfTakingOut(plan)
    },

    /** The places of a plan; undefined when nothing is on offer for one of them. */
    places(plan: ChangePlan, compromise: Compromise): OpenPlace[] | undefined {
      const places: OpenPlace[] = []
      const add = (kind: Kind, list: string, all: () => readonly Option[]): boolean => {
        const options = leaders(plan, kind, list, all)
        places.push({ kind, options })
        return options.length > 0
      }
      for (const part of plan.replaced) {
        const shelf = byKind.get(part.kind)
        if (!shelf) return undefined
        const all = replacements(part, shelf)
        const isBound = part === dearest && !takesOutLast(plan)
        const suitable = () => (isBound ? all.filter(replacesDearest(part, compromise)) : all)
        const list = `${part.productId} ${isBound ? compromise : 'any'}`
        if (!add(part.kind, list, suitable)) return undefined
      }
      for (const kind of plan.added) {
        const shelf = byKind.get(kind)
        if (!shelf || !add(kind, 'new', () => additions(kind, shelf))) return undefined
      }
      return places.sort(inOrderOfChoice)
    },
  }
}

function ordered(offers: readonly Offer[], costOf: (offer: Offer) => number): Option[] {
  return offers.map((offer) => ({ offer, cost: costOf(offer) })).sort((a, b) => a.cost - b.cost)
}
