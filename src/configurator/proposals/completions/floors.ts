import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import { generationPerformance } from '../value/performance.ts'
import type { Plan } from '../value/purposes.ts'

/** The least that is proposed of a kind where the offers that fit allow it. */
interface Floor<K extends Kind = Kind> {
  kind: K
  isMet: (facts: Facts<K>, plan: Plan, given: readonly Part[]) => boolean
  /** What to say about a part below it. */
  words: (plan: Plan) => string
}

/** CPUs of older generations are proposed only where the products given take no other. */
const oldestYear = 2019

/** More than four equal modules are rarely sold as a kit. */
const mostChannels = 4

function channelsOf(given: readonly Part[]): number {
  const cpu = given.find((part): part is Part<'cpu'> => part.kind === 'cpu')
  return Math.min(mostChannels, cpu?.facts.memoryChannels ?? 1)
}

const sizeOf = ({ modules = 0, moduleGb = 0 }: Facts<'memory'>): number => modules * moduleGb

const floor = <K extends Kind>(each: Floor<K>): Floor => each as unknown as Floor

/** The floors of single parts, the most important first: the last one is the first that gives way. */
const floors: readonly Floor[] = [
  floor({
    kind: 'storage',
    isMet: ({ solidState }) => solidState === true,
    words: () => 'no solid-state drive on offer fits',
  }),
  floor({
    kind: 'memory',
    isMet: (facts, { memory }) => sizeOf(facts) >= memory.floor,
    words: ({ memory }) => `no kit of ${memory.floor} GB on offer fits`,
  }),
  floor({
    kind: 'storage',
    isMet: ({ capacityGb = 0 }, { drive }) => capacityGb >= drive.floor,
    words: ({ drive }) => `no solid-state drive of ${drive.floor} GB on offer fits`,
  }),
  floor({
    kind: 'graphicsCard',
    isMet: ({ chip }) => chip !== undefined,
    words: () => 'no graphics card of a known class fits',
  }),
  floor({
    kind: 'cpu',
    isMet: ({ generation }) => (generation ? (generationPerformance[generation]?.[1] ?? 0) : 0) >= oldestYear,
    words: () => 'no newer CPU fits the products kept',
  }),
  floor({
    // Few boards feed the FX-9000, and those name it.
    kind: 'cpu',
    isMet: ({ socket, tdpWatts = 0 }) => socket !== 'AM3+' || tdpWatts < 200,
    words: () => '',
  }),
  floor({
    kind: 'memory',
    isMet: ({ modules = 0 }) => modules >= 2,
    words: () => 'a single memory module, because no pair fits',
  }),
  floor({
    kind: 'powerSupply',
    isMet: ({ efficiency }) => efficiency !== undefined,
    words: () => 'no power supply with an efficiency class fits',
  }),
  floor({
    kind: 'memory',
    isMet: ({ modules = 0 }, _plan, given) => modules >= channelsOf(given),
    words: () => '',
  }),
]

const isBelow = (part: Part<Kind>, { kind, isMet }: Floor, plan: Plan, given: readonly Part[]): boolean =>
  part.kind === kind && !isMet(part.facts, plan, given)

/** The candidates of a place that meet its floors. A floor that none of them meets gives way. */
export function aboveFloors<Item extends { part: Part<Kind> }>(
  candidates: readonly Item[],
  plan: Plan,
  given: readonly Part[],
): readonly Item[] {
  let left = candidates
  for (const each of floors) {
    const above = left.filter(({ part }) => !isBelow(part, each, plan, given))
    if (above.length > 0) left = above
  }
  return left
}

/** How bad it is that a part misses floors: one floor counts for more than all less important ones. */
export const missedFloors = (part: Part<Kind>, plan: Plan, given: readonly Part[]): number =>
  floors.reduce((sum, each) => 2 * sum + Number(isBelow(part, each, plan, given)), 0)

/** What to say about floors that parts do not meet. */
export const floorWords = (added: readonly Part<Kind>[], plan: Plan, given: readonly Part[]): string[] => [
  ...new Set(
    floors
      .filter((each) => added.some((part) => isBelow(part, each, plan, given)))
      .flatMap(({ words }) => words(plan) || []),
  ),
]

/** Whether a drive will do for the system. */
export const isSystemDrive = (part: Part, plan: Plan): boolean =>
  part.kind === 'storage' && floors.every((each) => !isBelow(part as Part<Kind>, each, plan, []))
