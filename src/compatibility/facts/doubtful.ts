import { graphicsChips } from '../tables/graphics-chips.ts'
import { memoryOfSocket, type Socket } from '../tables/sockets.ts'
import type { FactProblem } from './check.ts'
import type { Facts, Kind } from './index.ts'

/** Cards of one chip differ by their coolers and clocks, but not by more than this. */
const leastOfChip = 0.85
const mostOfChip = 1.5

/** The highest boost clock of any CPU on sale (Core i9-14900KS). */
const fastestGhz = 6.2

/** Chipsets by their socket, the first that fits. Source: AMD's and Intel's product lists. */
const chipsetSockets: readonly (readonly [RegExp, Socket])[] = [
  [/^(A320|B350|X370|B450|X470|A520|B550|X570)$/, 'AM4'],
  [/^(A620A?|B650E?|X670E?|B840|B850|X870E?)$/, 'AM5'],
  [/^[BHQZ][123]\d[05]$/, 'LGA 1151'],
  [/^[BHQZ][45]\d0$/, 'LGA 1200'],
  [/^[BHQZ][67]\d0$/, 'LGA 1700'],
  [/^[BHZ]8\d0$/, 'LGA 1851'],
]

/** Sockets of platforms with two channels of two slots. */
const fourSlots = /^(AM[2345]\+?|FM[12]\+?|LGA (115\d|1200|1700|1851))$/

/** Chipsets with four SATA ports; boards add two at most by a controller of their own. Source: AMD's and Intel's data sheets. */
const fourSataPorts = /^(A620A?|B650E?|B840|B850|X870|H610|B[67]60|H810|B860)$/
const mostSataPorts = 6

/** Gigabytes that a name states. */
const gigabytesIn = (name: string): number[] =>
  [...name.matchAll(/\b(\d+(?:[.,]\d+)?) ?(GB|TB)\b/gi)].map(
    ([, figure = '', unit]) => Number(figure.replace(',', '.')) * (unit?.toUpperCase() === 'TB' ? 1000 : 1),
  )

/** Makers count 1,000 or 1,024, and leave spare cells out. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.07 * Math.max(a, b)

type Found = Partial<Record<string, string | false | undefined>>

/** By kind: the facts that contradict others, the name, or every other part with the same chip or socket, and why. */
const checks: { readonly [K in Kind]?: (facts: Facts<K>, name: string) => Found } = {
  cpu({ cores, threads, boostGhz }) {
    const isImpossible = cores && threads && (threads < cores || threads > 2 * cores)
    return {
      cores: isImpossible ? `${cores}, for ${threads} threads` : false,
      boostGhz:
        boostGhz && boostGhz > fastestGhz
          ? `${boostGhz} GHz, no CPU on sale boosts beyond ${fastestGhz}`
          : false,
    }
  },
  graphicsCard({ chip, boardPowerWatts = 0, memoryGb = 0 }, name) {
    const stated = gigabytesIn(name)
    const isOther = memoryGb > 0 && stated.length > 0 && !stated.includes(memoryGb)
    const otherMemory = isOther && `${memoryGb} GB, the name says ${stated[0]} GB`
    if (!chip) return { memoryGb: otherMemory }
    const [, usual, mostGb] = graphicsChips[chip]
    const isFar = boardPowerWatts < leastOfChip * usual || boardPowerWatts > mostOfChip * usual
    return {
      boardPowerWatts:
        boardPowerWatts > 0 && isFar && `${boardPowerWatts} W, cards with ${chip} draw about ${usual} W`,
      memoryGb:
        otherMemory || (memoryGb > mostGb && `${memoryGb} GB, cards with ${chip} have at most ${mostGb} GB`),
    }
  },
  motherboard({ socket, socketCount = 1, chipset = '', memorySlots = 0, memoryTypes, sataPorts = 0 }) {
    const manyPorts = fourSataPorts.test(chipset) && sataPorts > mostSataPorts
    const ports = {
      sataPorts: manyPorts && `${sataPorts}, boards with ${chipset} have ${mostSataPorts} at most`,
    }
    if (!socket) return ports
    const expected = chipsetSockets.find(([names]) => names.test(chipset))?.[1]
    const most = 4 * socketCount
    const types = memoryOfSocket[socket]
    return {
      ...ports,
      socket: expected && socket !== expected && `${socket}, boards with ${chipset} have ${expected}`,
      memorySlots:
        fourSlots.test(socket) && memorySlots > most && `${memorySlots}, boards with ${socket} have ${most}`,
      memoryTypes:
        types &&
        memoryTypes?.some((each) => !types.includes(each)) &&
        `CPUs for ${socket} take ${types.join(' or ')}`,
    }
  },
  memory({ modules, moduleGb, speedMts }, name) {
    const stated = gigabytesIn(name)
    const [, speed] = /\bDDR\d-(\d{3,5})\b/i.exec(name) ?? []
    const isOtherSpeed = speedMts && speed && !isNear(speedMts, Number(speed))
    const isOther =
      modules &&
      moduleGb &&
      stated.length > 0 &&
      ![modules * moduleGb, moduleGb].some((each) => stated.includes(each))
    return {
      moduleGb: isOther ? `${modules} × ${moduleGb} GB, the name says ${stated[0]} GB` : false,
      speedMts: isOtherSpeed ? `${speedMts} MT/s, the name says ${speed}` : false,
    }
  },
  powerSupply({ ratedWatts }, name) {
    const stated = [...name.matchAll(/\b(\d{3,4}) ?W\b/gi)].map(([, figure]) => Number(figure))
    const isOther = ratedWatts && stated.length > 0 && !stated.some((each) => isNear(each, ratedWatts))
    return { ratedWatts: isOther ? `${ratedWatts} W, the name says ${stated[0]} W` : false }
  },
  storage({ capacityGb }, name) {
    const stated = gigabytesIn(name)
    const isOther = capacityGb && stated.length > 0 && !stated.some((each) => isNear(each, capacityGb))
    return { capacityGb: isOther ? `${capacityGb} GB, the name says ${stated[0]} GB` : false }
  },
}

/**
 * Facts that can hardly be true. They are not refused, because a wrong refusal is worse, but a part with one is not
 * proposed: a search would find it first.
 */
export function doubtfulFacts(kind: Kind, name: string, facts: Facts): FactProblem[] {
  const found = (checks[kind] as ((facts: Facts, name: string) => Found) | undefined)?.(facts, name) ?? {}
  return Object.entries(found).flatMap(([fact, message]) => (message ? [{ fact, message }] : []))
}
