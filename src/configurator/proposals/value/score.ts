import {
  type Facts,
  isFanless,
  isServerDrive,
  type Kind,
  type Part,
  sustainedPower,
} from '../../../compatibility/index.ts'
import { gamingFactor, perYearInGames } from './gaming-cpus.ts'
import { aged, generationPerformance, graphicsPerformance } from './performance.ts'
import { type Plan, type ScoredKind, scoredKinds } from './purposes.ts'

/** A part's points for a purpose; about 100 is a good part of the middle range. Undefined: not enough is known. */
export type Score = number | undefined

export const isScored = (kind: string): kind is ScoredKind =>
  (scoredKinds as readonly string[]).includes(kind)

/** More than enough helps, but less and less. */
const diminishing = (amount: number, comfort: number, below: number, above: number): number =>
  100 * (amount / comfort) ** (amount < comfort ? below : above)

/** A factor that a missing or false fact leaves at 1. */
const bonus = (isThere: boolean | undefined, factor: number): number => (isThere ? factor : 1)

/** Full cores; an efficiency core does about half the work. */
const fullCores = ({ cores = 0, performanceCores = cores }: Facts<'cpu'>): number =>
  performanceCores + (cores - performanceCores) / 2

/** What cores and graphics beyond the useful help. */
const beyondUseful = 0.05

const upTo = (useful: number, amount: number): number =>
  amount <= useful ? amount : useful * (amount / useful) ** beyondUseful

const typicalCpuWatts = 88
const typicalCardWatts = 150

export const cpuWatts = (cpu: Facts<'cpu'>): number | undefined => sustainedPower(cpu)?.watts ?? cpu.tdpWatts

/**
 * What a cooler carries in watts. Many makers give no figure and some a generous one, so size bounds it: rough
 * estimates for a tower of a height and a radiator of a length.
 */
export function coolerWatts(facts: Facts<'cooler'>): Score {
  const { type, ratedWatts, heightMm, radiatorMm } = facts
  const byHeight = isFanless(facts) ? fanlessWatts : airWatts
  const bySize = type === 'Liquid' ? radiatorMm && liquidWatts(radiatorMm) : heightMm && byHeight(heightMm)
  if (!bySize) return undefined
  return Math.min(ratedWatts ?? bySize, bySize)
}

/** From here on a CPU is hot, and its cooler must carry so much more than it draws. */
const hotWatts = 150
const hotRoom = 1.15

/** Whether a cooler that carries so many watts is enough for a CPU that draws so many. */
export const carriesWell = (carried: number, watts: number): boolean =>
  carried >= watts * (watts < hotWatts ? 1 : hotRoom)

/** Flat coolers, towers, and from 160 mm on those that are two towers or have six heat pipes. */
const airWatts = (heightMm: number): number => {
  if (heightMm <= 75) return 25 + heightMm * 1.2
  return Math.max(115, 15 + Math.min(heightMm, 170) * (heightMm < 160 ? 1.1 : 1.3))
}

/** One fan on a short radiator does no more than on a tower. */
const liquidWatts = (radiatorMm: number): number =>
  radiatorMm < 200 ? 30 + radiatorMm : 62 + radiatorMm * 0.84

/** Fins without a fan: the largest tower that is made for it (Noctua NH-P1, 158 mm) is for the CPUs of 65 W. */
const fanlessWatts = (heightMm: number): number => heightMm * 0.6

/** Makers put their plainest power stages on the smallest chipsets: A520, A620, H610, H810. */
export const isPlain = ({ chipset }: Facts<'motherboard'>): boolean => /^[AH]\d/.test(chipset ?? '')

const efficiencyPoints = { White: 85, Bronze: 93, Silver: 97, Gold: 106, Platinum: 110, Titanium: 113 }

/** Beyond what the memory controllers are rated for, speed is a promise of the kit alone. Older types do less. */
const memoryClasses = {
  DDR5: { usefulMts: 6000, factor: 1 },
  DDR4: { usefulMts: 3600, factor: 0.88 },
  DDR3: { usefulMts: 1866, factor: 0.7 },
  DDR2: { usefulMts: 800, factor: 0.5 },
}

/** What desktop CPUs run four DDR5 modules at, whatever the kit is sold for. */
const fourModulesMts = 3600

/** A card whose chip is not listed: a rough guess from its power, and never much. */
const unlistedCard = { perWatt: 0.25, most: 40 }

/** A power supply without an efficiency class. */
const unratedSupply = 70

/** What six cores at this clock do is 100 points, in the generation to which others are compared. */
const referenceGhz = 5.1

const scores: { [K in ScoredKind]: (facts: Facts<K>, plan: Plan) => Score } = {
  cpu(facts, { cores: counted, quietness, usefulCpu }) {
    const { cores, baseGhz, boostGhz = baseGhz, generation } = facts
    const estimate = generation && generationPerformance[generation]
    const watts = cpuWatts(facts)
    if (!cores || !boostGhz || !estimate || !watts) return undefined
    const full = fullCores(facts)
    const work = counted
      ? boostGhz *
        (Math.min(full, counted.useful) / 6) ** counted.exponent *
        (Math.max(full, counted.useful) / counted.useful) ** beyondUseful
      : gamingFactor(facts, full, boostGhz)
    const performance = aged(estimate, counted ? undefined : perYearInGames)
    const points = upTo(usefulCpu, 100 * performance * (work / referenceGhz))
    return points * (typicalCpuWatts / watts) ** quietness
  },
  graphicsCard({ chip, memoryGb, boardPowerWatts }, { usefulGraphics, graphicsMemory, quietness, weights }) {
    if (!memoryGb || !boardPowerWatts) return undefined
    const isForGames = weights.graphicsCard > weights.cpu
    const points = chip
      ? aged(graphicsPerformance[chip])
      : Math.min(unlistedCard.most, unlistedCard.perWatt * boardPowerWatts)
    return (
      upTo(usefulGraphics, points) *
      (memoryGb / 10) ** graphicsMemory *
      bonus(isForGames && memoryGb < 8, 0.8) *
      (typicalCardWatts / boardPowerWatts) ** quietness
    )
  },
  memory({ type, modules, moduleGb, speedMts, registered }, { memory }) {
    const own = type && memoryClasses[type as keyof typeof memoryClasses]
    if (!own || !modules || !moduleGb || !speedMts) return undefined
    const reached =
      type === 'DDR5' && modules > 2 && !registered ? Math.min(speedMts, fourModulesMts) : speedMts
    return (
      diminishing(Math.min(modules * moduleGb, memory.useful), memory.comfort, 0.8, memory.beyond) *
      (Math.min(reached, own.usefulMts) / own.usefulMts) ** 0.3 *
      own.factor *
      bonus(modules === 1, 0.85) *
      bonus(modules > 2, 0.95)
    )
  },
  storage({ solidState, capacityGb, interface: bus, form, pcieGeneration = 3 }, { drive }) {
    if (!solidState || !capacityGb || (form !== 'M.2' && form !== '2.5"')) return undefined
    if (bus !== 'NVMe' && bus !== 'SATA') return undefined
    return (
      diminishing(Math.min(capacityGb, drive.useful), drive.comfort, 0.5, 0.15) *
      bonus(bus === 'SATA', 0.75) *
      bonus(bus === 'NVMe' && pcieGeneration >= 4, 1.05)
    )
  },
  motherboard({ chipset, wireless, m2Slots, memorySlots = 2, usbCHeaders = 0 }, { expands }) {
    if (!chipset) return undefined
    return (
      90 *
      bonus(wireless, 1.1) *
      bonus((m2Slots?.length ?? 0) > 1, 1.05) *
      bonus(memorySlots > 2, 1.03) *
      bonus(usbCHeaders > 0, 1.02) *
      bonus(isPlain({ chipset }), 0.85) *
      bonus(expands && /^[XZ]\d/.test(chipset), 1.06)
    )
  },
  // Against the CPU it cools, see `coolerScore`; alone, by what it carries.
  cooler: (facts) => coolerWatts(facts),
  powerSupply: ({ efficiency, ratedWatts }) =>
    ratedWatts && (efficiency ? efficiencyPoints[efficiency] : unratedSupply),
  case({ type, usbCPorts = 0, radiatorMounts = [], maxCoolerHeightMm = 0 }) {
    if (!type) return undefined
    return (
      90 *
      bonus(usbCPorts > 0, 1.05) *
      bonus(
        radiatorMounts.some(({ sizesMm }) => sizesMm.some((size) => size >= 240)),
        1.05,
      ) *
      bonus(maxCoolerHeightMm >= 160, 1.03) *
      bonus(type === 'Mid Tower' || type === 'Full Tower', 1.05)
    )
  },
}

const stated = new WeakMap<Facts, Facts>()

/** The facts that the data of a part state, without those that are derived. */
const statedFacts = (facts: Facts, derived: readonly string[]): Facts =>
  stated.getOrInsertComputed(facts, () =>
    Object.fromEntries(Object.entries(facts).filter(([fact]) => !derived.includes(fact))),
  )

/** The points of a part by its facts. A derived fact may lower them, but neither raises them nor gives any. */
export function scoreOf(part: Part<Kind>, plan: Plan): Score {
  if (!isScored(part.kind)) return undefined
  const pointsOf = scores[part.kind] as (facts: Facts, plan: Plan) => Score
  const { derivedFacts } = part.facts as { derivedFacts?: readonly string[] }
  const own = pointsOf(part.facts, plan)
  const score = derivedFacts ? leastOf(own, pointsOf(statedFacts(part.facts, derivedFacts), plan)) : own
  const isForServers = score && part.kind === 'storage' && isServerDrive(part.name)
  return isForServers ? score * serverDrive : score
}

const leastOf = (a: Score, b: Score): Score => (a && b ? Math.min(a, b) : undefined)

/** A drive for servers is a poor one for the system of a PC. */
const serverDrive = 0.5

/** A cooler in the CPU's box carries the CPU, and is loud. */
export const boxedCoolerScore = ({ quietness }: Plan): number => 80 * (1 - quietness)

/** A pump hums and wears, where that matters. */
const pump = 0.83

/** The points of a cooler on a CPU. */
export function coolerPoints(facts: Facts<'cooler'>, watts: number, plan: Plan): Score {
  const carried = coolerWatts(facts)
  if (!carried) return undefined
  return coolerScore(carried, watts, plan) * (facts.type === 'Liquid' && plan.quietness > 0 ? pump : 1)
}

/** The points of a cooler that carries so much: whether that is enough, and with how much to spare. */
export function coolerScore(carried: number, watts: number, { quietness }: Plan): number {
  const room = Math.min(carried / watts, 1.4 + 3.5 * quietness)
  return 100 * room ** (room < 1 ? 3 : 0.25 + quietness)
}
