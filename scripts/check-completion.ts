// What no proposal may miss, whatever is kept.
import { doubtfulFacts, type Facts, isServerDrive, type Kind, type Part } from '../src/compatibility/index.ts'
import type { Completion } from '../src/configurator/proposals/completions/completions.ts'
import { graphicsPerformance } from '../src/configurator/proposals/value/performance.ts'
import { plans } from '../src/configurator/proposals/value/purposes.ts'
import { coolerWatts, cpuWatts, isPlain, scoreOf } from '../src/configurator/proposals/value/score.ts'
import type { Room, UnusualRequest } from './unusual-requests.ts'

const factsOf = <K extends Kind>(parts: readonly Part[], kind: K): Facts<K>[] =>
  parts.flatMap((part) => (part.kind === kind ? [part.facts as Facts<K>] : []))

/** In øre: a PC that needs a large power supply needs more to cool it. */
const cheapCooler = 500_00

/** What a proposal misses; empty: nothing. */
export function missesOf(
  { purpose, budget, least, room }: UnusualRequest,
  given: readonly Part[],
  { added, shareOfBudget, reason }: Completion,
): string[] {
  const chosen = added.map(({ part }) => part)
  const parts = [...given, ...chosen]
  const grossOf = (kind: Kind) => added.find(({ part }) => part.kind === kind)?.price.gross
  const memoryGb = factsOf(parts, 'memory').reduce(
    (sum, { modules = 0, moduleGb = 0 }) => sum + modules * moduleGb,
    0,
  )
  const [card] = factsOf(parts, 'graphicsCard')
  const points = card?.chip ? graphicsPerformance[card.chip][0] : 0
  const cpu = parts.find((part): part is Part<'cpu'> => part.kind === 'cpu')
  const cpuPoints = (cpu && scoreOf(cpu, plans[purpose])) ?? 0
  const [cooler] = factsOf(parts, 'cooler')
  const supplyWatts = factsOf(chosen, 'powerSupply')[0]?.ratedWatts ?? 0
  const drives = factsOf(parts, 'storage').filter(({ solidState }) => solidState)
  const [cpuPrice, cardPrice] = [grossOf('cpu'), grossOf('graphicsCard')]
  const isExplained = / % of the budget, as /.test(reason)
  const checks: [isMissed: boolean, words: string][] = [
    [memoryGb < least.memoryGb, `${memoryGb} GB of memory instead of ${least.memoryGb}`],
    [cpuPoints < (least.cpu ?? 0), `a CPU of ${Math.round(cpuPoints)} points instead of ${least.cpu}`],
    [points < (least.card ?? 0), `a card of ${points} points instead of ${least.card}`],
    [purpose === 'gaming' && memoryGb > 64, `${memoryGb} GB for games`],
    [supplyWatts >= 1500 && (grossOf('cooler') ?? 0) < cheapCooler, `${supplyWatts} W beside a cheap cooler`],
    [!drives.some(({ capacityGb = 0 }) => capacityGb >= 480), 'no drive for the system'],
    [drives.some(({ capacityGb = 0 }) => capacityGb > 4100), 'a system drive beyond 4 TB'],
    [
      purpose === 'gaming' && (budget ?? 0) < 40_000 && !!cpuPrice && !!cardPrice && cpuPrice >= cardPrice,
      'a CPU as expensive as the card',
    ],
    [
      chosen.some(({ kind, name }) => kind === 'storage' && isServerDrive(name)),
      'a server drive for the system',
    ],
    [
      purpose === 'office' && given.length === 0 && cpuPoints > 130,
      `a CPU of ${Math.round(cpuPoints)} points for office work`,
    ],
    [
      purpose === 'office' && given.length === 0 && points > 0 && cpu?.facts.integratedGraphics === true,
      'a graphics card beside graphics of the CPU for office work',
    ],
    [purpose === 'office' && memoryGb > 32, `${memoryGb} GB for office work`],
    [
      !!cpu && (cpuWatts(cpu.facts) ?? 0) >= 150 && !!cooler && (coolerWatts(cooler) ?? 0) < 170,
      'a weak cooler on a hot CPU',
    ],
    [
      !!cpu &&
        (cpuWatts(cpu.facts) ?? 0) > 125 &&
        factsOf(chosen, 'motherboard').some(isPlain) &&
        !!grossOf('cpu'),
      'a hot CPU on a board of the plainest chipset',
    ],
    [
      card?.cooling !== undefined &&
        card.cooling !== 'Air' &&
        !factsOf(parts, 'case').some(({ radiatorMounts }) => radiatorMounts),
      'a liquid-cooled card in a case of unknown mounts',
    ],
    [(shareOfBudget ?? 1) < 0.7 && !isExplained, `${shareOfBudget} of the budget without a reason`],
  ]
  for (const { kind, name, facts } of chosen)
    for (const { fact, message } of doubtfulFacts(kind, name, facts))
      checks.push([true, `${name}, whose ${fact} is doubtful: ${message}`])
  const misses = checks.flatMap(([isMissed, words]) => (isMissed ? [words] : []))
  return room ? [...misses, ...tooLarge(parts, room)] : misses
}

/** The parts that do not go into a case whose maker says what it takes. */
function tooLarge(parts: readonly Part[], { coolerMm, cardMm, supplies }: Room): string[] {
  const isIn = (size: number | undefined, most: number) => size !== undefined && size <= most
  return parts.flatMap((part) => {
    const { heightMm, lengthMm, form } = part.facts as { heightMm?: number; lengthMm?: number; form?: string }
    const fits: Partial<Record<string, boolean>> = {
      cooler: isIn(heightMm, coolerMm),
      graphicsCard: isIn(lengthMm, cardMm),
      powerSupply: supplies.includes(form ?? ''),
    }
    return fits[part.kind] === false ? `${part.name} does not fit the case` : []
  })
}
