import {
  componentPreparer,
  type Facts,
  groupByKind,
  type Kind,
  type Part,
} from '../../compatibility/index.ts'
import { decidersOf, lacksFact } from './doubts.ts'
import { isScored } from './score.ts'

/** A PC about which everything that rules read is known. What is missing beside it is missing of the part itself. */
const knownFacts: { readonly [K in Kind]?: Facts<K> } = {
  cpu: {
    socket: 'AM5',
    generation: 'Raphael',
    memoryTypes: ['DDR5'],
    memoryChannels: 2,
    memoryMaxGb: 128,
    memorySpeedMts: 5200,
    eccSupport: true,
    integratedGraphics: true,
    includesCooler: false,
    tdpWatts: 65,
    sustainedWatts: 88,
    unlocked: true,
  },
  motherboard: {
    socket: 'AM5',
    socketCount: 1,
    chipset: 'B650',
    biosFlashback: true,
    formFactor: 'ATX',
    backConnect: false,
    memoryTypes: ['DDR5'],
    memorySlots: 4,
    memoryMaxGb: 192,
    memoryForm: 'DIMM',
    memorySpeedMts: 6400,
    registeredMemory: false,
    eccSupport: false,
    pcieSlots: [{ lanes: 16, quantity: 2 }],
    m2Slots: [{ key: 'M', sizes: ['2280'], interfaces: ['NVMe', 'SATA'] }],
    wifiSlots: 1,
    sataPorts: 4,
    epsConnectors: 2,
    epsRequired: 1,
    usb2Headers: 2,
    usb3Headers: 1,
    usbCHeaders: 1,
    fanHeaders: 6,
    argbHeaders: 2,
    rgbHeaders: 1,
    wireless: true,
  },
  memory: {
    type: 'DDR5',
    form: 'DIMM',
    modules: 2,
    moduleGb: 16,
    speedMts: 5200,
    casLatency: 40,
    profiles: ['EXPO'],
    ecc: false,
    registered: false,
    heightMm: 34,
  },
  graphicsCard: {
    chip: 'GeForce RTX 4070',
    lengthMm: 267,
    widthSlots: 2.5,
    slotLanes: 16,
    boardPowerWatts: 200,
    recommendedPsuWatts: 650,
    pcie6Pins: 0,
    pcie8Pins: 1,
    pcie16Pins: 0,
  },
  storage: { form: 'M.2', interface: 'NVMe', m2Size: '2280' },
  powerSupply: {
    ratedWatts: 750,
    form: 'ATX',
    lengthMm: 160,
    eps8Pins: 2,
    pcie8Pins: 4,
    pcie16Pins: 1,
    sataConnectors: 8,
  },
  case: {
    type: 'Mid Tower',
    boardForms: ['ATX', 'Micro ATX', 'Mini-ITX'],
    backConnect: false,
    maxCardLengthMm: 355,
    expansionSlots: 7,
    maxCoolerHeightMm: 170,
    radiatorMounts: [{ place: 'Front', sizesMm: [240, 280, 360] }],
    bays35: 2,
    bays25: 2,
    psuForms: ['ATX'],
    maxPsuLengthMm: 255,
    includesPsu: false,
  },
  cooler: { type: 'Air', sockets: ['AM5'], ratedWatts: 220, heightMm: 158, memoryClearanceMm: 40 },
}

const prepare = componentPreparer()
const knownPc = (Object.entries(knownFacts) as [Kind, Facts][]).map(([kind, facts]) =>
  prepare({ productId: `known ${kind}`, name: `a known ${kind}`, kind, facts }),
)

/** By the facts, which parts with equal facts share. */
const known = new WeakMap<object, boolean>()

/**
 * Whether a part lacks a fact by which a rule could refuse it: its socket, its power, its size. Such a part passes
 * where a known one fails, so it must not be proposed for that alone. Which facts decide, the rules themselves say: in
 * a PC about which everything else is known, one of them cannot make its check.
 */
export function isJoker(part: Part<Kind>): boolean {
  if (!isScored(part.kind)) return false
  let answer = known.get(part.facts)
  if (answer === undefined) {
    const build = groupByKind([...knownPc.filter(({ kind }) => kind !== part.kind), part])
    answer = decidersOf(part.kind).some(({ rule }) => lacksFact(rule, build, part))
    known.set(part.facts, answer)
  }
  return answer
}
