import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import { openChooser } from '../fit/chooser.ts'
import { inOrderOfChoice } from '../fit/order-of-choice.ts'
import type { Plan } from '../value/purposes.ts'
import type { Candidate, Choices } from './candidates.ts'
import { meetsFloor } from './candidates.ts'
import type { GroupNeed } from './shapes.ts'

/** A part of a PC that is still to be chosen. */
export interface Place {
  kind: Kind
  group: string
  /** Whether a PC may do without, when something else does its work. */
  isOptional: boolean
  /** Cheapest first. */
  candidates: readonly Candidate[]
}

/** Kinds that no PC does without. */
const essential: ReadonlySet<Kind> = new Set<Kind>(['cpu', 'motherboard', 'memory', 'storage', 'case'])

/** Kinds whose work the CPU or the case may do. */
const replaceable: ReadonlySet<Kind> = new Set<Kind>(['graphicsCard', 'cooler', 'powerSupply'])

export interface PlacesQuestion {
  given: readonly Part[]
  needs: readonly GroupNeed[]
  /** The types of case that the bundle names; empty: any. */
  caseTypes: readonly string[]
}

/** The places to fill, in the order of choice, each with the candidates that meet its floor where there are any. */
export function placesOf({ given, needs, caseTypes }: PlacesQuestion, choices: Choices, plan: Plan): Place[] {
  const places: Place[] = []
  const isThere = (kind: Kind) => given.some((part) => part.kind === kind) || has(places, kind)
  const add = ({ group, kind }: GroupNeed, count: number, isOptional: boolean) => {
    const all = choices.get(group) ?? []
    const candidates = preferred(all, ({ part }) => meetsFloor(part, plan))
    for (let place = 0; place < count; place++) places.push({ kind, group, isOptional, candidates })
  }
  for (const need of needs) add(need, Math.max(0, need.min - need.given), false)
  const hasChoice = ({ group }: GroupNeed) => (choices.get(group) ?? []).length > 0
  for (const need of needs.toSorted((a, b) => Number(hasChoice(b)) - Number(hasChoice(a)))) {
    if (need.given >= need.max) continue
    const isMissing = !isThere(need.kind)
    if (replaceable.has(need.kind) && isMissing) add(need, 1, true)
    else if (essential.has(need.kind) && isMissing && !isOnBoard(need.kind, given)) add(need, 1, false)
    else if (need.kind === 'storage' && !has(places, 'storage') && !given.some(isSystemDrive(plan)))
      add(need, 1, false)
  }
  return ofBundle(places, given, caseTypes).toSorted(inOrderOfChoice)
}

const has = (places: readonly Place[], kind: Kind) => places.some((place) => place.kind === kind)

const isSystemDrive =
  (plan: Plan) =>
  (part: Part): boolean =>
    part.kind === 'storage' && meetsFloor(part as Part<Kind>, plan)

/** A CPU may be part of the board. */
const isOnBoard = (kind: Kind, given: readonly Part[]) =>
  kind === 'cpu' &&
  given.some(
    (part) => part.kind === 'motherboard' && (part as Part<'motherboard'>).facts.socket === 'Soldered',
  )

/** Those that a wish leaves, or all when it leaves none. */
function preferred<T>(all: readonly T[], isWished: (each: T) => boolean): readonly T[] {
  const wished = all.filter(isWished)
  return wished.length > 0 ? wished : all
}

/** Narrows cases to the types that the bundle names, and boards to those that one of these cases takes. */
function ofBundle(places: readonly Place[], given: readonly Part[], caseTypes: readonly string[]): Place[] {
  const box = places.find(({ kind }) => kind === 'case')
  if (!box || caseTypes.length === 0) return [...places]
  const isNamed = ({ part }: Candidate) => caseTypes.includes((part.facts as Facts<'case'>).type ?? '')
  const cases = preferred(box.candidates, isNamed)
  const fitsACase = ({ part }: Candidate) => {
    const fitOf = openChooser([...given.filter(({ kind }) => kind === 'powerSupply'), part], 'case')
    return cases.some((each) => fitOf(each.part) !== 'refused')
  }
  return places.map((place) => {
    if (place === box) return { ...place, candidates: cases }
    if (place.kind === 'motherboard') return { ...place, candidates: preferred(place.candidates, fitsACase) }
    return place
  })
}
