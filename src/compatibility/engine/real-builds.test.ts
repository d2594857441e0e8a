import { describe, expect, it } from 'vitest'
import type { Facts, Kind } from '../facts/index.ts'
import { judge } from './judge.ts'
import type { Part } from './part.ts'
import { componentPreparer } from './prepare.ts'

/** PCs that people use, with facts from data sheets; facts missing there are left out. */

const prepare = componentPreparer()
const part = <K extends Kind>(kind: K, name: string, facts: Facts<K>): Part =>
  prepare({ productId: name, name, kind, facts })

const am4 = ['AM4', 'LGA 1200', 'LGA 1151'] as const
const modern = ['AM4', 'AM5', 'LGA 1151', 'LGA 1200', 'LGA 1700', 'LGA 1851'] as const

const r5_3600 = part('cpu', 'Ryzen 5 3600', {
  socket: 'AM4',
  generation: 'Matisse',
  memoryTypes: ['DDR4'],
  integratedGraphics: false,
  includesCooler: true,
  tdpWatts: 65,
  sustainedWatts: 88,
  unlocked: true,
})
const r7_5800x3d = part('cpu', 'Ryzen 7 5800X3D', {
  socket: 'AM4',
  generation: 'Vermeer',
  memoryTypes: ['DDR4'],
  memoryMaxGb: 128,
  integratedGraphics: false,
  includesCooler: false,
  tdpWatts: 105,
  sustainedWatts: 142,
})
const r7_7800x3d = part('cpu', 'Ryzen 7 7800X3D', {
  socket: 'AM5',
  generation: 'Raphael',
  memoryTypes: ['DDR5'],
  memoryMaxGb: 128,
  integratedGraphics: true,
  includesCooler: false,
  tdpWatts: 120,
  sustainedWatts: 162,
})
const i5_13600k = part('cpu', 'Core i5-13600K', {
  socket: 'LGA 1700',
  generation: 'Raptor Lake',
  memoryTypes: ['DDR4', 'DDR5'],
  memoryMaxGb: 192,
  integratedGraphics: true,
  includesCooler: false,
  tdpWatts: 125,
  sustainedWatts: 181,
  unlocked: true,
})
const i7_8700k = part('cpu', 'Core i7-8700K', {
  socket: 'LGA 1151',
  generation: 'Coffee Lake',
  memoryTypes: ['DDR4'],
  memoryMaxGb: 128,
  integratedGraphics: true,
  includesCooler: false,
  tdpWatts: 95,
  unlocked: true,
})
const i7_7700k = part('cpu', 'Core i7-7700K', {
  socket: 'LGA 1151',
  generation: 'Kaby Lake',
  memoryTypes: ['DDR4', 'DDR3'],
  integratedGraphics: true,
  includesCooler: false,
  tdpWatts: 91,
  unlocked: true,
})

const b450m = part('motherboard', 'B450M Mortar', {
  socket: 'AM4',
  socketCount: 1,
  chipset: 'B450',
  formFactor: 'Micro ATX',
  memoryTypes: ['DDR4'],
  memorySlots: 4,
  memoryMaxGb: 64,
  sataPorts: 4,
  pcieSlots: [
    { lanes: 16, quantity: 2 },
    { lanes: 1, quantity: 2 },
  ],
  m2Slots: [
    { key: 'M', sizes: ['2242', '2260', '2280', '22110'], interfaces: ['NVMe', 'SATA'] },
    { key: 'M', sizes: ['2242', '2260', '2280'], interfaces: ['NVMe', 'SATA'] },
  ],
  epsConnectors: 1,
  biosFlashback: true,
})
const b650 = part('motherboard', 'MAG B650 Tomahawk WiFi', {
  socket: 'AM5',
  socketCount: 1,
  chipset: 'B650',
  formFactor: 'ATX',
  memoryTypes: ['DDR5'],
  memorySlots: 4,
  memoryMaxGb: 192,
  sataPorts: 6,
  pcieSlots: [
    { lanes: 16, quantity: 2 },
    { lanes: 1, quantity: 1 },
  ],
  m2Slots: [
    { key: 'M', sizes: ['2280', '22110'], interfaces: ['NVMe'] },
    { key: 'M', sizes: ['2260', '2280'], interfaces: ['NVMe'] },
    { key: 'M', sizes: ['2260', '2280'], interfaces: ['NVMe'] },
  ],
  epsConnectors: 2,
  wireless: true,
  biosFlashback: true,
})
const z690ddr4 = part('motherboard', 'PRO Z690-A DDR4', {
  socket: 'LGA 1700',
  socketCount: 1,
  chipset: 'Z690',
  formFactor: 'ATX',
  memoryTypes: ['DDR4'],
  memorySlots: 4,
  memoryMaxGb: 128,
  sataPorts: 6,
  pcieSlots: [
    { lanes: 16, quantity: 3 },
    { lanes: 1, quantity: 1 },
  ],
  epsConnectors: 2,
  biosFlashback: true,
})
const z370 = part('motherboard', 'Z370 Aorus Gaming 5', {
  socket: 'LGA 1151',
  socketCount: 1,
  chipset: 'Z370',
  formFactor: 'ATX',
  memoryTypes: ['DDR4'],
  memorySlots: 4,
  memoryMaxGb: 64,
  sataPorts: 6,
  pcieSlots: [
    { lanes: 16, quantity: 3 },
    { lanes: 1, quantity: 3 },
  ],
  epsConnectors: 1,
})
const b650i = part('motherboard', 'B650E-I', {
  socket: 'AM5',
  socketCount: 1,
  chipset: 'B650E',
  formFactor: 'Mini-ITX',
  memoryTypes: ['DDR5'],
  memorySlots: 2,
  memoryMaxGb: 96,
  memoryForm: 'DIMM',
  sataPorts: 2,
  pcieSlots: [{ lanes: 16, quantity: 1 }],
  wireless: true,
  epsConnectors: 1,
})

const ddr4 = part('memory', 'Vengeance LPX DDR4-3200 2x8', {
  type: 'DDR4',
  form: 'DIMM',
  modules: 2,
  moduleGb: 8,
  speedMts: 3200,
  casLatency: 16,
  registered: false,
  ecc: false,
  heightMm: 34,
})
const ddr5 = part('memory', 'Flare X5 DDR5-6000 2x16', {
  type: 'DDR5',
  form: 'DIMM',
  modules: 2,
  moduleGb: 16,
  speedMts: 6000,
  casLatency: 36,
  registered: false,
  ecc: false,
  heightMm: 33,
  profiles: ['EXPO'],
})

const gtx1060 = part('graphicsCard', 'GTX 1060 6GB', {
  chip: 'GeForce GTX 1060',
  lengthMm: 269,
  widthSlots: 2,
  slotLanes: 16,
  boardPowerWatts: 120,
  pcie6Pins: 1,
  pcie8Pins: 0,
  pcie16Pins: 0,
})
const rtx3080 = part('graphicsCard', 'RTX 3080 Gaming X Trio', {
  chip: 'GeForce RTX 3080',
  lengthMm: 323,
  widthSlots: 2.7,
  slotLanes: 16,
  boardPowerWatts: 340,
  pcie6Pins: 0,
  pcie8Pins: 3,
  pcie16Pins: 0,
})
const rtx4070 = part('graphicsCard', 'RTX 4070 Founders Edition', {
  chip: 'GeForce RTX 4070',
  lengthMm: 244,
  widthSlots: 2,
  slotLanes: 16,
  boardPowerWatts: 200,
  pcie6Pins: 0,
  pcie8Pins: 0,
  pcie16Pins: 1,
  adapter8Pins: 2,
})
const rtx4090 = part('graphicsCard', 'RTX 4090 Strix', {
  chip: 'GeForce RTX 4090',
  lengthMm: 357.6,
  widthSlots: 3.65,
  slotLanes: 16,
  boardPowerWatts: 450,
  pcie6Pins: 0,
  pcie8Pins: 0,
  pcie16Pins: 1,
  adapter8Pins: 4,
})

const nvme = part('storage', '970 Evo Plus', { form: 'M.2', interface: 'NVMe', m2Size: '2280' })
const ssd = part('storage', '870 Evo', { form: '2.5"', interface: 'SATA' })
const hdd = part('storage', 'Barracuda 2TB', { form: '3.5"', interface: 'SATA' })

const cx550 = part('powerSupply', 'CX550M', {
  ratedWatts: 550,
  form: 'ATX',
  lengthMm: 140,
  eps8Pins: 1,
  pcie8Pins: 2,
  pcie16Pins: 0,
  sataConnectors: 5,
})
const rm850 = part('powerSupply', 'RM850x', {
  ratedWatts: 850,
  form: 'ATX',
  lengthMm: 160,
  eps8Pins: 2,
  pcie8Pins: 6,
  pcie16Pins: 0,
  sataConnectors: 10,
})
const sf750 = part('powerSupply', 'SF750', {
  ratedWatts: 750,
  form: 'SFX',
  lengthMm: 100,
  eps8Pins: 2,
  pcie8Pins: 4,
  pcie16Pins: 0,
  sataConnectors: 8,
})

const p400 = part('case', 'Eclipse P400', {
  type: 'Mid Tower',
  boardForms: ['ATX', 'Micro ATX', 'Mini-ITX'],
  maxCardLengthMm: 420,
  expansionSlots: 7,
  maxCoolerHeightMm: 160,
  bays35: 2,
  bays25: 1,
  includesPsu: false,
  psuForms: ['ATX'],
})
const north = part('case', 'North', {
  type: 'Mid Tower',
  boardForms: ['ATX', 'Micro ATX', 'Mini-ITX'],
  maxCardLengthMm: 355,
  expansionSlots: 7,
  maxCoolerHeightMm: 170,
  bays35: 2,
  bays25: 2,
  includesPsu: false,
  psuForms: ['ATX'],
  maxPsuLengthMm: 255,
  radiatorMounts: [
    { place: 'Front', sizesMm: [280, 360] },
    { place: 'Top', sizesMm: [240] },
  ],
})
const nr200 = part('case', 'NR200P', {
  type: 'Mini-ITX',
  boardForms: ['Mini-ITX', 'Mini-DTX'],
  maxCardLengthMm: 330,
  expansionSlots: 3,
  maxCoolerHeightMm: 155,
  bays35: 1,
  bays25: 2,
  includesPsu: false,
  psuForms: ['SFX', 'SFX-L'],
  radiatorMounts: [
    { place: 'Side', sizesMm: [240, 280] },
    { place: 'Bottom', sizesMm: [240] },
  ],
})

const hyper212 = part('cooler', 'Hyper 212', {
  type: 'Air',
  sockets: [...am4],
  heightMm: 158,
  ratedWatts: 150,
})
const nhd15 = part('cooler', 'NH-D15', {
  type: 'Air',
  sockets: [...modern],
  heightMm: 165,
  memoryClearanceMm: 32,
})
const aio280 = part('cooler', 'Liquid Freezer II 280', {
  type: 'Liquid',
  sockets: [...modern],
  radiatorMm: 280,
})

const builds: Record<string, Part[]> = {
  'a Ryzen 3000 office PC': [r5_3600, b450m, ddr4, gtx1060, nvme, hdd, cx550, p400],
  'an AM4 upgrade on an old board': [
    r7_5800x3d,
    b450m,
    ddr4,
    ddr4,
    rtx3080,
    nvme,
    ssd,
    rm850,
    p400,
    hyper212,
  ],
  'an AM5 gaming PC': [r7_7800x3d, b650, ddr5, rtx4070, nvme, nvme, rm850, north, nhd15],
  'a 13th generation Core with DDR4': [i5_13600k, z690ddr4, ddr4, rtx4070, ssd, ssd, rm850, north, aio280],
  'an 8th generation Core': [i7_8700k, z370, ddr4, ddr4, gtx1060, nvme, ssd, hdd, hdd, cx550, p400, hyper212],
  'a small one': [r7_7800x3d, b650i, ddr5, rtx4070, nvme, sf750, nr200, aio280],
  'without a graphics card': [i7_8700k, z370, ddr4, ssd, cx550, p400, hyper212],
}

describe('PCs that people run', () => {
  it.each(Object.entries(builds))('real builds: are not refused: %s', (_, parts) => {
    expect(judge(parts).errors).toEqual([])
  })
})

const wrong: [string, keyof typeof builds, Part, Part, string][] = [
  ['an AM4 CPU in an AM5 board', 'an AM5 gaming PC', r7_7800x3d, r7_5800x3d, 'CpuSocket'],
  [
    'a 7th generation CPU in a 300-series board',
    'an 8th generation Core',
    i7_8700k,
    i7_7700k,
    'CpuGeneration',
  ],
  ['DDR4 in a DDR5 board', 'an AM5 gaming PC', ddr5, ddr4, 'MemoryTypeBoard'],
  ['an RTX 4090 in a case for 355 mm', 'an AM5 gaming PC', rtx4070, rtx4090, 'CardLength'],
  ['a tower cooler in a low case', 'a small one', aio280, nhd15, 'CoolerHeight'],
  ['an ATX board in a Mini-ITX case', 'a small one', b650i, b650, 'BoardInCase'],
  ['an ATX power supply in an SFX case', 'a small one', sf750, rm850, 'PowerSupplyForm'],
  [
    'a cooler without a bracket',
    'an AM5 gaming PC',
    nhd15,
    part('cooler', 'LGA 2066 only', { type: 'Air', sockets: ['LGA 2066'], heightMm: 150 }),
    'CoolerSocket',
  ],
  [
    'a card with three plugs on a supply with two',
    'an AM4 upgrade on an old board',
    rm850,
    cx550,
    'PciePower',
  ],
  [
    'a 420 mm radiator',
    'a 13th generation Core with DDR4',
    aio280,
    part('cooler', '420 mm AIO', { type: 'Liquid', sockets: [...modern], radiatorMm: 420 }),
    'RadiatorMount',
  ],
  [
    'a CPU without graphics and no card',
    'without a graphics card',
    i7_8700k,
    part('cpu', 'Core i5-9400F', {
      socket: 'LGA 1151',
      generation: 'Coffee Lake Refresh',
      integratedGraphics: false,
    }),
    'NoPicture',
  ],
]

describe('one wrong part', () => {
  it.each(wrong)('one wrong part: is found by the right rule: %s', (_, build, right, other, rule) => {
    const parts = (builds[build] ?? []).map((one) => (one === right ? other : one))
    const { errors, invalidProducts } = judge(parts)
    expect(errors.map((error) => error.ruleName)).toContain(rule)
    expect(invalidProducts).toContain(other.productId)
  })
})
