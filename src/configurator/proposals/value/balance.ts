import type { Facts, Kind, Part } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { graphicsPerformance } from './performance.ts'
import { plans } from './purposes.ts'
import { coolerWatts, cpuWatts, scoreOf } from './score.ts'

/** What goes with a class of graphics cards: points of the CPU for the purpose, gigabytes, points of the supply, watts of the cooler. */
export interface Class {
  /** From how many points of the chip on. */
  from: number
  cpu: number
  memoryGb: number
  driveGb: number
  supply: number
  /** The largest cards heat the air that the cooler gets. */
  cooler?: number
}

/** A kind of which a PC has less than its graphics card deserves. */
export type Shortage = 'cpu' | 'memory' | 'storage' | 'powerSupply' | 'cooler'
const shortageKinds: readonly Shortage[] = ['cpu', 'memory', 'storage', 'powerSupply', 'cooler']

/**
 * Floors by graphics class, highest first; the points are those of performance.ts. This project's estimates of what a shop
 * would not go below. In games the CPU of a class reaches about the frame rate that its cards do.
 */
const classes: Partial<Record<Purpose, readonly Class[]>> = {
  gaming: [
    { from: 300, cpu: 115, memoryGb: 32, driveGb: 1000, supply: 106, cooler: 210 },
    { from: 230, cpu: 100, memoryGb: 32, driveGb: 1000, supply: 106 },
    { from: 150, cpu: 75, memoryGb: 32, driveGb: 1000, supply: 93 },
    { from: 85, cpu: 55, memoryGb: 16, driveGb: 500, supply: 85 },
  ],
  workstation: [
    { from: 230, cpu: 170, memoryGb: 64, driveGb: 1000, supply: 106, cooler: 210 },
    { from: 150, cpu: 110, memoryGb: 32, driveGb: 1000, supply: 93 },
  ],
  quiet: [
    { from: 230, cpu: 75, memoryGb: 32, driveGb: 1000, supply: 106 },
    { from: 150, cpu: 60, memoryGb: 16, driveGb: 500, supply: 93 },
  ],
}

/** How much falling short of a floor costs, on top of what the part itself is worth less; the most important last. */
const strengths: Record<Shortage, number> = {
  cooler: 0.15,
  powerSupply: 0.15,
  storage: 0.2,
  memory: 0.3,
  cpu: 0.6,
}

/** A gaming PC whose CPU costs as much as its card spends the money in the wrong place. */
const dearCpu = 0.15

const ofKind = <K extends Kind>(parts: readonly Part[], kind: K): Part<K>[] =>
  parts.filter((part): part is Part<K> => part.kind === kind)

/** The class of a graphics card; undefined where nothing is asked of the rest. */
export function classOf(card: Part | undefined, purpose: Purpose): Class | undefined {
  const chip = (card as Part<'graphicsCard'> | undefined)?.facts.chip
  if (!chip) return undefined
  const [points] = graphicsPerformance[chip]
  return classes[purpose]?.find(({ from }) => points >= from)
}

const sumOf = <K extends Kind>(parts: readonly Part<K>[], amount: (facts: Facts<K>) => number): number =>
  parts.reduce((sum, { facts }) => sum + amount(facts as Facts<K>), 0)

export const memoryGb = (parts: readonly Part[]): number =>
  sumOf(ofKind(parts, 'memory'), ({ modules = 0, moduleGb = 0 }) => modules * moduleGb)

export const driveGb = (parts: readonly Part[]): number =>
  sumOf(ofKind(parts, 'storage'), ({ solidState, capacityGb = 0 }) => (solidState ? capacityGb : 0))

/** What parts have of that which goes with a graphics card. Kinds that are not there yet, or not known, are undefined. */
function amountsOf(parts: readonly Part[], purpose: Purpose) {
  const plan = plans[purpose]
  const [cpu] = ofKind(parts, 'cpu')
  const [supply] = ofKind(parts, 'powerSupply')
  const [cooler] = ofKind(parts, 'cooler')
  return {
    cpu: cpu && scoreOf(cpu, plan),
    memory: memoryGb(parts) || undefined,
    storage: driveGb(parts) || undefined,
    powerSupply: supply && scoreOf(supply, plan),
    cooler: cooler && coolerWatts(cooler.facts),
  }
}

/** Makers count 960 to 1,024 GB as the same class. */
export const nearly = 0.95

function shortagesFor(
  floor: Class | undefined,
  amounts: ReturnType<typeof amountsOf>,
): [kind: Shortage, factor: number][] {
  if (!floor) return []
  const least = {
    cpu: floor.cpu,
    memory: floor.memoryGb,
    storage: floor.driveGb,
    powerSupply: floor.supply,
    cooler: floor.cooler ?? 0,
  }
  return shortageKinds.flatMap((kind): [Shortage, number][] => {
    const amount = amounts[kind]
    return amount && amount < least[kind] * nearly ? [[kind, least[kind] / amount]] : []
  })
}

const lostBy = (shortages: readonly [Shortage, number][]): number =>
  shortages.reduce((sum, [kind, factor]) => sum + strengths[kind] * Math.log(factor), 0)

/** The kinds of which parts have less than their graphics card deserves. */
export const shortagesOf = (parts: readonly Part[], purpose: Purpose): Shortage[] =>
  shortagesFor(classOf(ofKind(parts, 'graphicsCard')[0], purpose), amountsOf(parts, purpose)).map(
    ([kind]) => kind,
  )

/** With fewer lanes than this, a slot holds cards back that have more points than that: what they have beyond is lost. */
const enoughLanes = 8
const pointsOnFewLanes = 120
const mostPoints = 400

export const hasFewLanes = (cpu: Part | undefined): boolean =>
  ((cpu as Part<'cpu'> | undefined)?.facts.graphicsLanes ?? enoughLanes) < enoughLanes

/** What the fastest card of a class loses on few lanes. */
function lostByLanes(cardClass: Class | undefined, purpose: Purpose): number {
  if (!cardClass || cardClass.from < pointsOnFewLanes) return 0
  const faster = classes[purpose]?.findLast(({ from }) => from > cardClass.from)
  return plans[purpose].weights.graphicsCard * Math.log((faster?.from ?? mostPoints) / pointsOnFewLanes)
}

/** What parts lose with each class of graphics cards because they are not balanced with it, in the unit of value. */
export function openBalance(
  parts: readonly Part[],
  purpose: Purpose,
): (cardClass: Class | undefined) => number {
  const amounts = amountsOf(parts, purpose)
  const isSlow = hasFewLanes(ofKind(parts, 'cpu')[0])
  const known = new Map<Class | undefined, number>()
  return (cardClass) =>
    known.getOrInsertComputed(
      cardClass,
      () => lostBy(shortagesFor(cardClass, amounts)) + (isSlow ? lostByLanes(cardClass, purpose) : 0),
    )
}

/** What a PC loses because it is not balanced, in the unit of its value. `prices` are those of added parts, by kind. */
export function imbalanceOf(
  parts: readonly Part[],
  purpose: Purpose,
  prices?: { cpu: number | undefined; graphicsCard: number | undefined },
): number {
  const [card] = ofKind(parts, 'graphicsCard')
  if (!card) return 0
  const isDear =
    purpose === 'gaming' && prices?.cpu && prices.graphicsCard && prices.cpu >= prices.graphicsCard
  return openBalance(parts, purpose)(classOf(card, purpose)) + (isDear ? dearCpu : 0)
}

/** A front port that the board does not feed disappoints more than one that is not there. */
const deadPort = 0.05

/** What a PC loses because its board has no header for the USB-C port of its case, in the unit of its value. */
export function deadPortOf(parts: readonly Part[]): number {
  const isFed = ofKind(parts, 'motherboard').every(({ facts }) => facts.usbCHeaders !== 0)
  return isFed || ofKind(parts, 'case').every(({ facts }) => !facts.usbCPorts) ? 0 : deadPort
}

/** How many classes of graphics cards below the best that a CPU is fast enough for still go well with it. */
const classesBelow = 2

/** How a CPU goes with a graphics card in points of the purpose, by the same floors. Undefined: the purpose has no classes. */
export function pairOf(
  cpu: Part,
  card: Part,
  purpose: Purpose,
): 'balanced' | 'cpuTooSlow' | 'cardTooSlow' | 'cardTooWeak' | undefined {
  const own = classes[purpose]
  const points = scoreOf(cpu as Part<Kind>, plans[purpose])
  if (!own || points === undefined) return undefined
  const cardClass = classOf(card, purpose)
  if (!cardClass) return purpose === 'gaming' ? 'cardTooWeak' : undefined
  const isHeldBack = hasFewLanes(cpu) && lostByLanes(cardClass, purpose) > 0
  if (isHeldBack || points < cardClass.cpu * nearly) return 'cpuTooSlow'
  const best = own.findIndex(({ cpu: floor }) => points >= floor * nearly)
  return own.indexOf(cardClass) > best + classesBelow ? 'cardTooSlow' : 'balanced'
}

/** What the CPUs and cards draw, and a little for the rest, in watts. */
export const roughDraw = (parts: readonly Part[]): number =>
  75 +
  sumOf(ofKind(parts, 'cpu'), (facts) => cpuWatts(facts) ?? 0) +
  sumOf(ofKind(parts, 'graphicsCard'), ({ boardPowerWatts = 0 }) => boardPowerWatts)

/** More than the power stages of the plainest boards feed for long. */
export const plainBoardWatts = 125

/** Power supplies beyond this are money for nothing: 1.6 times what the PC draws, and every small one. */
export const mostSupplyWatts = (parts: readonly Part[]): number =>
  Math.max(650, Math.round((1.6 * roughDraw(parts)) / 100) * 100)
