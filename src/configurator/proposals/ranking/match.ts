// How a part goes with the rest of a build: what it adds to its value, and in words. The figures are those of the proposals.
import type { Facts, Part } from '../../../compatibility/index.ts'
import type { Purpose } from '../../../contract/purpose.ts'
import { isSystemDrive } from '../completions/floors.ts'
import { isOfTypes } from '../fit/case-types.ts'
import {
  classOf,
  imbalanceOf,
  mostSupplyWatts,
  openBalance,
  pairOf,
  plainBoardWatts,
  roughDraw,
} from '../value/balance.ts'
import { type Plan, plans, type ScoredKind } from '../value/purposes.ts'
import { carriesWell, coolerPoints, coolerWatts, isPlain, scoreOf } from '../value/score.ts'
import { wattsToCool, worthOf } from '../value/value.ts'
import { purposeWords } from '../value/words.ts'

/** A build in which a part is to be chosen, without the part that it replaces. */
export interface OpenBuild {
  parts: readonly Part[]
  purpose: Purpose
  plan: Plan
  /** The types of case that its bundle names; empty: any. */
  caseTypes: readonly string[]
  /** What it loses already because it is not balanced. */
  imbalance: number
  /** What it loses with each class of graphics cards. */
  lostWith: ReturnType<typeof openBalance>
  /** What its CPU and card draw, or what is usual for the purpose while they are to come. */
  watts: { cpu: number; all: number }
}

export interface Match {
  /** What is lost beside the value of the part alone. */
  lost: number
  /** Continues "Fits,"; null: there is nothing to say. */
  words: string | null
}

const expectedCpuWatts = 105
const expectedCardWatts: Record<Purpose, number> = { gaming: 250, office: 0, workstation: 200, quiet: 120 }

export function openBuild(parts: readonly Part[], purpose: Purpose, caseTypes: readonly string[]): OpenBuild {
  const lacks = (kind: ScoredKind) => parts.every((part) => part.kind !== kind)
  const cpu = wattsToCool(parts) || expectedCpuWatts
  const expected =
    (lacks('cpu') ? expectedCpuWatts : 0) + (lacks('graphicsCard') ? expectedCardWatts[purpose] : 0)
  return {
    parts,
    purpose,
    plan: plans[purpose],
    caseTypes,
    imbalance: imbalanceOf(parts, purpose),
    lostWith: openBalance(parts, purpose),
    watts: { cpu, all: roughDraw(parts) + expected },
  }
}

const nothing: Match = { lost: 0, words: null }

/** How much more than the PC draws a supply gives, and than the CPU a cooler carries. */
const supplyRoom = 1.2
const coolerRoom = 1.15

/** What a supply that is too small or too large loses, times the logarithm of the factor. */
const perSupplyFactor = 0.1
const smallSupply = 0.03

/** What a board loses whose power stages are too plain for the CPU, and a cooler that is too weak for it. */
const plainBoard = 0.05
const weakCooler = 0.1

const cardWords = {
  balanced: 'balanced with your CPU',
  cpuTooSlow: 'faster than your CPU can use',
  cardTooSlow: 'slower than your CPU allows',
}
const ofCpuWords = {
  balanced: 'balanced with your graphics card',
  cpuTooSlow: 'slow for your graphics card',
  cardTooSlow: 'faster than your graphics card can use',
  cardTooWeak: null,
}

const amountWords = (amount: number, { comfort, useful }: Plan['memory'] | Plan['drive']): string => {
  if (amount > useful) return 'more than is useful for'
  if (amount >= comfort) return 'plenty for'
  return amount >= comfort / 2 ? 'enough for' : 'little for'
}

/** A case of a type that the bundle does not take: it cannot be ordered. */
const otherCase = 10

/** What a form for small PCs loses while no board or case asks for it. */
const smallForm = 0.08

/** By the kind of part that is chosen. */
const matches: { [K in ScoredKind]?: (part: Part<K>, build: OpenBuild) => Match } = {
  cpu(part, build) {
    const { parts, purpose } = build
    const card = parts.find(({ kind }) => kind === 'graphicsCard')
    const pair = card && pairOf(part, card, purpose)
    return { lost: imbalanceWith(part, build), words: pair ? ofCpuWords[pair] : null }
  },
  graphicsCard(part, { parts, purpose, lostWith }) {
    const cpu = parts.find(({ kind }) => kind === 'cpu')
    const pair = cpu && pairOf(cpu, part, purpose)
    const words = pair === 'cardTooWeak' ? `weak for ${purposeWords[purpose]}` : pair && cardWords[pair]
    return { lost: lostWith(classOf(part, purpose)), words: words ?? null }
  },
  memory(part, build) {
    const { parts, purpose, plan } = build
    const { modules = 0, moduleGb = 0, form } = part.facts
    const words = `${amountWords(modules * moduleGb, plan.memory)} ${purposeWords[purpose]}`
    // Few boards for desktop CPUs take SO-DIMM; one that is chosen refuses the other form.
    const isSmall = form === 'SO-DIMM' && parts.every(({ kind }) => kind !== 'motherboard')
    return { lost: imbalanceWith(part, build) + (isSmall ? smallForm : 0), words }
  },
  storage(part, build) {
    const { parts, purpose, plan } = build
    if (parts.some((each) => isSystemDrive(each, plan))) return nothing
    const { capacityGb = 0, solidState } = part.facts
    if (!solidState) return { lost: 0, words: 'slow for the system' }
    return {
      lost: imbalanceWith(part, build),
      words: `${amountWords(capacityGb, plan.drive)} ${purposeWords[purpose]}`,
    }
  },
  motherboard({ facts }, { parts, watts }) {
    if (parts.every(({ kind }) => kind !== 'cpu')) return nothing
    const isWeak = isPlain(facts) && watts.cpu > plainBoardWatts
    return isWeak
      ? { lost: plainBoard, words: 'plain for your CPU' }
      : { lost: 0, words: 'right for your CPU' }
  },
  case({ facts }, { parts, caseTypes }) {
    if (isOfTypes(facts, caseTypes) === false)
      return { lost: otherCase, words: 'but it is no case for this PC' }
    const isSmall = facts.type === 'Mini-ITX' && parts.every(({ kind }) => kind !== 'motherboard')
    return {
      lost: (caseTypes.length === 0 ? isSmall : isOfTypes(facts, caseTypes.slice(0, 1)) !== true)
        ? smallForm
        : 0,
      words: null,
    }
  },
  cooler({ facts }, { parts, watts }) {
    const carried = coolerWatts(facts) ?? 0
    const isEnough = carriesWell(carried, watts.cpu)
    const lost = isEnough ? 0 : weakCooler
    if (parts.every(({ kind }) => kind !== 'cpu')) return { lost, words: null }
    const room = carried >= watts.cpu * coolerRoom ? ' with room to spare' : ''
    return { lost, words: isEnough ? `carries your CPU${room}` : 'weak for your CPU' }
  },
  powerSupply(part, build) {
    const { parts, watts } = build
    const { ratedWatts = 0 } = part.facts
    const needed = watts.all * supplyRoom
    const most = Math.max(mostSupplyWatts(parts), needed * 1.5)
    const factor = Math.max(needed / ratedWatts, ratedWatts / most, 1)
    const isSmall = ratedWatts < needed
    const lost = perSupplyFactor * Math.log(factor) + (isSmall ? smallSupply : 0) + imbalanceWith(part, build)
    if (parts.every(({ kind }) => kind !== 'graphicsCard' && kind !== 'cpu')) return { lost, words: null }
    const size = isSmall
      ? 'little power to spare'
      : ratedWatts > most
        ? 'larger than this PC needs'
        : 'power to spare'
    return { lost, words: size }
  },
}

/** What the build loses because the part is not balanced with its graphics card. */
const imbalanceWith = (part: Part, { parts, purpose, imbalance }: OpenBuild): number =>
  Math.max(0, imbalanceOf([...parts, part], purpose) - imbalance)

export const matchOf = (part: Part<ScoredKind>, build: OpenBuild): Match =>
  (matches[part.kind] as ((part: Part<ScoredKind>, build: OpenBuild) => Match) | undefined)?.(part, build) ??
  nothing

/** What a part is worth in a build, as proposals value it; undefined: not enough is known. */
export function worthIn(part: Part<ScoredKind>, { plan, watts }: OpenBuild): number | undefined {
  const score =
    part.kind === 'cooler'
      ? coolerPoints(part.facts as Facts<'cooler'>, watts.cpu, plan)
      : scoreOf(part, plan)
  return score === undefined ? undefined : worthOf(part.kind, score, plan)
}
