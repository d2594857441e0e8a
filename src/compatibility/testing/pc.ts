import { expect } from 'vitest'
import type { Part } from '../engine/part.ts'
import { componentPreparer } from '../engine/prepare.ts'
import { factProblems } from '../facts/check.ts'
import { type Facts, type Kind, kinds } from '../facts/index.ts'

/** What tests of rules share: a PC about which every fact is known and no rule has anything to say. */

export const soundFacts: { readonly [K in Kind]?: Facts<K> } = {
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
    pcieSlots: [
      { lanes: 16, size: 16, quantity: 2 },
      { lanes: 1, size: 1, quantity: 1 },
    ],
    m2Slots: [
      { key: 'M', sizes: ['2260', '2280'], interfaces: ['NVMe'] },
      { key: 'M', sizes: ['2280', '22110'], interfaces: ['NVMe', 'SATA'] },
    ],
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
    radiatorMounts: [
      { place: 'Front', sizesMm: [280, 360] },
      { place: 'Rear', sizesMm: [120] },
    ],
    bays35: 2,
    bays25: 2,
    psuForms: ['ATX'],
    maxPsuLengthMm: 255,
    includesPsu: false,
    usb2Ports: 0,
    usb3Ports: 2,
    usbCPorts: 1,
  },
  cooler: {
    type: 'Air',
    sockets: ['AM4', 'AM5', 'LGA 1700'],
    ratedWatts: 220,
    heightMm: 158,
    memoryClearanceMm: 40,
    fanHeaders: 1,
    lighting: 'None',
  },
  fan: { quantity: 3, lighting: 'ARGB 5V' },
  operatingSystem: { system: 'Windows 11' },
}

/** How a PC differs from the sound one. A kind may stand there not at all (none), changed, or several times. */
export type Changes = { [K in Kind]?: 'none' | Facts<K> | readonly Facts<K>[] }

const prepare = componentPreparer()

/** The sound PC with changes: each kind's facts are merged into the sound ones; undefined makes a fact unknown. */
export const pc = (changes: Changes = {}): Part[] =>
  kinds.flatMap((kind) => {
    const change: Changes[Kind] = changes[kind] ?? (soundFacts[kind] ? {} : 'none')
    if (change === 'none') return []
    return (Array.isArray(change) ? change : [change]).map((facts, index) => {
      const merged = { ...soundFacts[kind], ...facts }
      expect(factProblems(kind, JSON.parse(JSON.stringify(merged)))).toEqual([])
      return prepare({
        productId: index === 0 ? kind : `${kind}${index + 1}`,
        name: nameOf(kind, index),
        kind,
        facts: merged,
      })
    })
  })

const nameOf = (kind: Kind, index: number) => `The ${kind}${index === 0 ? '' : ` ${index + 1}`}`
