import type { Facts, Kind, Part, Rule, Steps } from '../../../compatibility/index.ts'
import { isOfTypes } from '../fit/case-types.ts'
import { openChooser } from '../fit/chooser.ts'
import { type Fit, mostDoubt } from '../fit/doubts.ts'
import { inOrderOfChoice } from '../fit/order-of-choice.ts'
import { standInsFor } from '../fit/stand-ins.ts'
import type { Plan } from '../value/purposes.ts'
import { coolerWatts, cpuWatts } from '../value/score.ts'
import type { Candidate, Choices } from './candidates.ts'
import { aboveFloors, isSystemDrive } from './floors.ts'
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
  /** How parts of a kind fit the products given (`openPlace`); kept, because each attempt reads the same offers again. */
  fitting?: (kind: Kind) => (part: Part<Kind>) => Fit
}

/**
 * The places to fill, in the order of choice. The candidates of each are those that fit the products given with no more
 * doubt than is accepted, and that meet the floors of their kind. So a product that is unusual narrows a place to what
 * goes with it, and only the floors that nothing meets give way.
 */
export function* placesOf(
  { given, needs, caseTypes, fitting = (kind) => openPlace(given, kind) }: PlacesQuestion,
  choices: Choices,
  plan: Plan,
  tolerance: Fit,
): Steps<Place[]> {
  const places: Place[] = []
  const isThere = (kind: Kind) => given.some((part) => part.kind === kind) || has(places, kind)
  function* add({ group, kind }: GroupNeed, count: number, isOptional: boolean): Steps<void> {
    const isFit = ({ part }: Pick<Candidate, 'part'>) => fitting(kind)(part) <= tolerance
    const found = yield* fittingCandidates(group, given, choices, isFit)
    const candidates = aboveFloors(found, plan, given)
    for (let place = 0; place < count; place++) places.push({ kind, group, isOptional, candidates })
  }
  for (const need of needs) {
    const count = Math.max(0, need.min - need.given)
    if (count > 0) yield* add(need, count, false)
  }
  const hasChoice = ({ group }: GroupNeed) => choices.of(group).length > 0
  for (const need of needs.toSorted((a, b) => Number(hasChoice(b)) - Number(hasChoice(a)))) {
    if (need.given >= need.max) continue
    const isMissing = !isThere(need.kind)
    if (replaceable.has(need.kind) && isMissing) yield* add(need, 1, true)
    else if (essential.has(need.kind) && isMissing && !isOnBoard(need.kind, given)) yield* add(need, 1, false)
    else if (
      need.kind === 'storage' &&
      !has(places, 'storage') &&
      !given.some((part) => isSystemDrive(part, plan))
    )
      yield* add(need, 1, false)
  }
  return withCoolableCpus(ofBundle(places, given, caseTypes), given).toSorted(inOrderOfChoice)
}

/** The candidates that fit the products given, read from all offers where the usual candidates leave some out. */
function* fittingCandidates(
  group: string,
  given: readonly Part[],
  choices: Choices,
  isFit: (candidate: Pick<Candidate, 'part'>) => boolean,
): Steps<readonly Candidate[]> {
  const usual = choices.of(group)
  if (given.length === 0) return usual
  return usual.every(isFit) ? usual : yield* choices.fitting(group, isFit)
}

/** Says of parts of a kind how they fit the products given. A CPU may be without graphics while a card may still come. */
export function openPlace(given: readonly Part[], kind: Kind): (part: Part<Kind>) => Fit {
  const isOpen = kind === 'cpu' && given.every((part) => part.kind !== 'graphicsCard')
  if (!isOpen) return openChooser(given, kind)
  const isUndecided = (rule: Rule) => Object.hasOwn(rule.needs, 'graphicsCard')
  return openChooser([...given, ...standInsFor(['graphicsCard'], given)], kind, isUndecided)
}

const has = (places: readonly Place[], kind: Kind) => places.some((place) => place.kind === kind)

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

/** Narrows cases to the type that the bundle names first, else to the others, else to those of unknown type, and boards to those that one of them takes. */
function ofBundle(places: readonly Place[], given: readonly Part[], caseTypes: readonly string[]): Place[] {
  const box = places.find(({ kind }) => kind === 'case')
  if (!box || (caseTypes.length === 0 && given.length === 0)) return [...places]
  const ofTypes = (types: readonly string[], isNamed: true | undefined) =>
    box.candidates.filter(({ part }) => isOfTypes(part.facts as Facts<'case'>, types) === isNamed)
  const choices = [
    ofTypes(caseTypes.slice(0, 1), true),
    ofTypes(caseTypes, true),
    ofTypes(caseTypes, undefined),
  ]
  const cases = choices.find((candidates) => candidates.length > 0) ?? []
  const supplies = given.filter(({ kind }) => kind === 'powerSupply')
  const known = new Map<string, boolean>()
  const fitsACase = ({ part }: Candidate) => {
    // What a case refuses a board for; most boards share it.
    const { formFactor, depthMm, backConnect } = part.facts as Facts<'motherboard'>
    return known.getOrInsertComputed(`${formFactor} ${depthMm} ${backConnect}`, () => {
      const fitOf = openChooser([...supplies, part], 'case')
      return cases.some((each) => fitOf(each.part) <= mostDoubt)
    })
  }
  return places.map((place) => {
    if (place === box) return { ...place, candidates: cases }
    if (place.kind === 'motherboard') return { ...place, candidates: preferred(place.candidates, fitsACase) }
    return place
  })
}

/** The least share of a CPU's sustained power that a cooler carries; below it, most of what the CPU costs is lost. */
const leastCooling = 0.7

/** Narrows CPUs to those that a cooler carries: one that is kept, or that goes with the products kept, such as a low case. */
function withCoolableCpus(places: readonly Place[], given: readonly Part[]): readonly Place[] {
  const open = places.find(({ kind }) => kind === 'cooler')?.candidates.map(({ part }) => part)
  const coolers = open ?? given.filter(({ kind }) => kind === 'cooler')
  if (given.length === 0 || coolers.length === 0) return places
  const most = Math.max(...coolers.map(({ facts }) => coolerWatts(facts as Facts<'cooler'>) ?? 0))
  const isCoolable = ({ part }: Candidate) =>
    leastCooling * (cpuWatts(part.facts as Facts<'cpu'>) ?? 0) <= most
  return places.map((place) =>
    place.kind === 'cpu' ? { ...place, candidates: preferred(place.candidates, isCoolable) } : place,
  )
}
