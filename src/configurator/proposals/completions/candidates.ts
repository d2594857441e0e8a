import type { Facts, Kind, Part, Steps } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { lacksDecidingFact } from '../fit/deciding-facts.ts'
import { firstOfEachLook } from '../fit/look.ts'
import type { GroupShelves, Offer, Shelf } from '../offer.ts'
import { type Plan, plans, type ScoredKind } from '../value/purposes.ts'
import { isScored, scoreOf } from '../value/score.ts'
import { worthOf } from '../value/value.ts'

/** An offer with what it adds to the value of a PC for a purpose. */
export interface Candidate extends Offer {
  worth: number
}

const step = (value: number | undefined, ...steps: number[]): number =>
  steps.findIndex((each) => (value ?? 0) <= each)

/** Parts of one class are about as easy to fit: within it, a dearer part is a candidate only if it scores higher. */
const classes: { [K in ScoredKind]: (facts: Facts<K>) => unknown[] } = {
  cpu: ({ socket, integratedGraphics }) => [[socket, integratedGraphics]],
  // The chipset decides which firmware a CPU needs.
  motherboard: ({ chipset, socket, memoryTypes, formFactor, memoryForm }) => [
    [chipset, socket, memoryTypes, formFactor, memoryForm],
  ],
  memory: ({ type, form, ecc, registered, modules = 0 }) => [[type, form, ecc, registered, modules > 2]],
  graphicsCard: ({ chip, lengthMm }) => [[chip?.split(' ')[0], step(lengthMm, 200, 270, 310)]],
  storage: ({ form, interface: bus }) => [[form, bus]],
  powerSupply: ({ form, ratedWatts, pcie16Pins = 0 }) => [
    [form, step(ratedWatts, 450, 550, 650, 750, 850, 1000, 1200), pcie16Pins > 0],
  ],
  case: ({ type, boardForms, psuForms }) => [[type, boardForms, psuForms]],
  // A cooler competes for every socket that it fits.
  cooler: ({ type, sockets = [], heightMm, radiatorMm }) =>
    sockets.map((socket) => [socket, type, step(heightMm, 40, 50, 70, 135, 160), radiatorMm]),
}

/** How many offers are read in one go. */
const betweenPauses = 200

/** The cheapest of each class, and then each next one that is better than all cheaper ones. */
function* frontOf(offers: readonly Offer[], plan: Plan): Steps<Candidate[]> {
  const best = new Map<string, number>()
  const front: Candidate[] = []
  let read = 0
  for (const offer of offers) {
    const { part } = offer
    if (++read % betweenPauses === 0) yield
    if (!isScored(part.kind)) continue
    const score = scoreOf(part, plan)
    if (score === undefined) continue
    const keys = (classes[part.kind] as (facts: Facts) => unknown[])(part.facts).map((each) =>
      JSON.stringify(each),
    )
    const better = keys.filter((key) => score > (best.get(key) ?? 0))
    if (better.length === 0 || lacksDecidingFact(part)) continue
    for (const key of better) best.set(key, score)
    front.push({ ...offer, worth: worthOf(part.kind, score, plan) })
  }
  return front
}

/** Kinds without a score: of parts that no rule tells apart, only the cheapest. */
const unscored = (offers: readonly Offer[], { leaders, offers: all }: Shelf): Candidate[] =>
  (offers === all ? leaders : firstOfEachLook(offers, ({ part }) => part)).map((offer) => ({
    ...offer,
    worth: 0,
  }))

/** What to choose from, by product group. */
export type Choices = ReadonlyMap<string, readonly Candidate[]>

/** From what to choose: where a group has parts that are in stock or dated, only from these, or from all. */
export type Supply = 'dated' | 'any'

const kept = new WeakMap<GroupShelves, Map<string, Choices>>()

/** The candidates of every group for a purpose; kept with the range. */
export function* choicesFor(
  shelves: GroupShelves,
  purpose: Purpose,
  supply: Supply = 'dated',
): Steps<Choices> {
  const made = kept.get(shelves) ?? new Map<string, Choices>()
  kept.set(shelves, made)
  const key = `${purpose} ${shelves.hasUndated ? supply : 'any'}`
  const known = made.get(key)
  if (known) return known
  const choices = new Map<string, Candidate[]>()
  for (const [group, shelf] of shelves.byGroup) {
    const dated = supply === 'dated' ? shelf.offers.filter(({ isDated }) => isDated) : []
    const offers = dated.length > 0 ? dated : shelf.offers
    choices.set(
      group,
      isScored(shelf.kind) ? yield* frontOf(offers, plans[purpose]) : unscored(offers, shelf),
    )
  }
  made.set(key, choices)
  return choices
}

/** Whether a candidate meets the floor of its kind for a purpose. */
export function meetsFloor({ kind, facts }: Part<Kind>, { memory, drive }: Plan): boolean {
  if (kind === 'memory') {
    const { modules = 0, moduleGb = 0 } = facts as Facts<'memory'>
    return modules >= 2 && modules * moduleGb >= memory.floor
  }
  if (kind === 'storage') {
    const { solidState, capacityGb = 0 } = facts as Facts<'storage'>
    return solidState === true && capacityGb >= drive.floor
  }
  return true
}
