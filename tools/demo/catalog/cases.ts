import type { CaseFacts, RadiatorMount } from '../../../src/compatibility/index.ts'
import { type DemoProduct, rowsOf } from './types.ts'

const asus = rowsOf('case', 'ASUS')
const beQuiet = rowsOf('case', 'be quiet!')
const coolerMaster = rowsOf('case', 'Cooler Master')
const corsair = rowsOf('case', 'Corsair')
const fractal = rowsOf('case', 'Fractal Design')
const inWin = rowsOf('case', 'InWin')
const jonsbo = rowsOf('case', 'Jonsbo')
const lianLi = rowsOf('case', 'Lian Li')
const msi = rowsOf('case', 'MSI')
const nzxt = rowsOf('case', 'NZXT')
const phanteks = rowsOf('case', 'Phanteks')
const silverStone = rowsOf('case', 'SilverStone')
const thermaltake = rowsOf('case', 'Thermaltake')

const itx: CaseFacts = { type: 'Mini-ITX', boardForms: ['Mini-ITX'] }
const mini: CaseFacts = { type: 'Mini Tower', boardForms: ['Mini-ITX', 'Micro ATX'] }
const mid: CaseFacts = { type: 'Mid Tower', boardForms: ['Mini-ITX', 'Micro ATX', 'ATX'] }
const midWide: CaseFacts = { type: 'Mid Tower', boardForms: ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'] }
const full: CaseFacts = { type: 'Full Tower', boardForms: ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'] }

/** Longest card, tallest cooler and expansion slots. */
const room = (maxCardLengthMm: number, maxCoolerHeightMm: number, expansionSlots: number): CaseFacts => ({
  maxCardLengthMm,
  maxCoolerHeightMm,
  expansionSlots,
})
/** Places for 3.5" and for 2.5" drives. */
const bays = (bays35: number, bays25: number): CaseFacts => ({ bays35, bays25 })
/** Front ports: USB 3 Type-A, Type-C, USB 2.0. */
const ports = (usb3Ports: number, usbCPorts: number, usb2Ports = 0): CaseFacts => ({
  usb3Ports,
  usbCPorts,
  usb2Ports,
})
const mount = (place: NonNullable<RadiatorMount['place']>, ...sizesMm: number[]): RadiatorMount => ({
  place,
  sizesMm,
})

/** Takes an ATX power supply up to that length; none is in the box. */
const atxSupply = (maxPsuLengthMm?: number): CaseFacts => ({
  psuForms: ['ATX'],
  includesPsu: false,
  ...(maxPsuLengthMm ? { maxPsuLengthMm } : {}),
})
const sfxSupply = (maxPsuLengthMm?: number): CaseFacts => ({
  psuForms: ['SFX', 'SFX-L'],
  includesPsu: false,
  ...(maxPsuLengthMm ? { maxPsuLengthMm } : {}),
})
/** Cut-outs for boards with their connectors on the back, or none. */
const rearCutOuts: CaseFacts = { backConnect: true }
const noCutOuts: CaseFacts = { backConnect: false }

const towers: DemoProduct<'case'>[] = [
  fractal('case-fractal-north', 'Fractal Design North Charcoal Black Mesh', 'FD-C-NOR1C-01', 9300, 119, 70, {
    ...mid,
    ...room(355, 170, 7),
    ...bays(2, 2),
    ...ports(2, 1),
    ...atxSupply(255),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 240, 280, 360), mount('Top', 240), mount('Rear', 120)],
  }),
  fractal(
    'case-fractal-north-xl',
    'Fractal Design North XL Charcoal Black Mesh',
    'FD-C-NOR1X-01',
    11500,
    155,
    40,
    {
      ...full,
      ...room(413, 185, 7),
      ...bays(2, 2),
      ...ports(2, 1),
      ...atxSupply(272),
      ...noCutOuts,
      radiatorMounts: [mount('Front', 280, 360, 420), mount('Top', 240, 280, 360), mount('Rear', 120, 140)],
    },
  ),
  fractal('case-fractal-define-7', 'Fractal Design Define 7 Black Solid', 'FD-C-DEF7A-01', 15500, 159, 35, {
    ...midWide,
    fanPlaces: 9,
    ...room(467, 185, 7),
    ...bays(6, 2),
    ...ports(2, 1, 2),
    ...atxSupply(250),
    ...noCutOuts,
    radiatorMounts: [
      mount('Front', 280, 360),
      mount('Top', 360, 420),
      mount('Bottom', 240, 280),
      mount('Rear', 120),
    ],
  }),
  fractal(
    'case-fractal-define-7-xl',
    'Fractal Design Define 7 XL Black Solid',
    'FD-C-DEF7X-01',
    18500,
    209,
    15,
    {
      type: 'Full Tower',
      boardForms: ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX', 'SSI CEB', 'SSI EEB'],
      ...room(524, 185, 9),
      ...bays(6, 2),
      ...ports(2, 1, 2),
      ...atxSupply(),
      ...noCutOuts,
      radiatorMounts: [
        mount('Front', 420, 480),
        mount('Top', 420, 480),
        mount('Bottom', 240, 280),
        mount('Rear', 120, 140),
      ],
    },
  ),
  fractal(
    'case-fractal-meshify-2-compact',
    'Fractal Design Meshify 2 Compact Black Solid',
    'FD-C-MES2C-01',
    10500,
    105,
    45,
    {
      ...mid,
      fanPlaces: 7,
      ...room(360, 169, 7),
      ...bays(2, 2),
      ...ports(2, 1),
      ...atxSupply(200),
      ...noCutOuts,
      radiatorMounts: [mount('Front', 280, 360), mount('Top', 240), mount('Rear', 120)],
    },
  ),
  fractal('case-fractal-torrent', 'Fractal Design Torrent Black Solid', 'FD-C-TOR1A-01', 13500, 179, 22, {
    type: 'Mid Tower',
    boardForms: ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX', 'SSI CEB', 'SSI EEB'],
    ...room(461, 188, 7),
    ...bays(2, 4),
    ...ports(2, 1),
    ...atxSupply(230),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 360, 420), mount('Bottom', 360, 420), mount('Rear', 120, 140)],
  }),
  lianLi('case-lian-li-o11-dynamic-evo', 'Lian Li O11 Dynamic EVO Black', 'O11DEX', 15500, 149, 50, {
    ...midWide,
    ...room(426, 167, 8),
    ...bays(6, 3),
    ...ports(2, 1),
    ...atxSupply(220),
    radiatorMounts: [
      mount('Top', 240, 280, 360),
      mount('Side', 240, 280, 360),
      mount('Bottom', 240, 280, 360),
    ],
  }),
  lianLi('case-lian-li-lancool-216', 'Lian Li LANCOOL 216 Black', null, 11000, 89, 95, {
    ...midWide,
    ...room(392, 180.5, 7),
    ...bays(2, 6),
    ...ports(2, 1),
    ...atxSupply(220),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 280, 360), mount('Top', 280, 360), mount('Rear', 120, 140)],
  }),
  lianLi('case-lian-li-lancool-iii', 'Lian Li LANCOOL III Black', null, 15500, 129, 25, {
    ...midWide,
    ...room(435, 187, 8),
    ...bays(4, 8),
    ...ports(2, 1),
    ...atxSupply(220),
    radiatorMounts: [mount('Front', 360, 420), mount('Top', 360, 420), mount('Rear', 120, 140)],
  }),
  // Its power supply sits in the front, where long ones do not go.
  lianLi('case-lian-li-lancool-207', 'Lian Li LANCOOL 207 Black', null, 8500, 75, 80, {
    ...mid,
    ...room(375, 180, 7),
    bays35: 2,
    ...ports(2, 1),
    ...atxSupply(160),
    ...noCutOuts,
    radiatorMounts: [mount('Top', 280, 360), mount('Rear', 120)],
  }),
  nzxt('case-nzxt-h5-flow', 'NZXT H5 Flow (2022) Black', 'CC-H51FB-01', 9000, 75, 60, {
    ...mid,
    ...room(365, 165, 7),
    ...bays(1, 1),
    ...ports(1, 1),
    ...atxSupply(),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 240, 280), mount('Top', 240), mount('Rear', 120)],
  }),
  nzxt('case-nzxt-h9-flow', 'NZXT H9 Flow (2022) Black', 'CM-H91FB-01', 15500, 149, 32, {
    ...mid,
    fanPlaces: 10,
    ...room(435, 165, 7),
    ...bays(2, 4),
    ...ports(2, 1),
    ...atxSupply(200),
    ...noCutOuts,
    radiatorMounts: [
      mount('Top', 280, 360),
      mount('Side', 360),
      mount('Bottom', 280, 360),
      mount('Rear', 120),
    ],
  }),
  corsair('case-corsair-4000d-airflow', 'Corsair 4000D AIRFLOW Black', 'CC-9011200-WW', 9500, 85, 130, {
    ...midWide,
    fanPlaces: 6,
    ...room(360, 170, 7),
    ...bays(2, 2),
    ...ports(1, 1),
    ...atxSupply(220),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 280, 360), mount('Top', 240, 280), mount('Rear', 120)],
  }),
  corsair('case-corsair-5000d-airflow', 'Corsair 5000D AIRFLOW Black', 'CC-9011210-WW', 15500, 139, 38, {
    ...midWide,
    fanPlaces: 10,
    ...room(420, 170, 7),
    ...bays(2, 4),
    ...ports(2, 1),
    ...atxSupply(225),
    ...noCutOuts,
    radiatorMounts: [
      mount('Front', 280, 360),
      mount('Top', 280, 360),
      mount('Side', 280, 360),
      mount('Rear', 120),
    ],
  }),
  corsair('case-corsair-7000d-airflow', 'Corsair 7000D AIRFLOW Black', 'CC-9011218-WW', 21000, 229, 10, {
    ...full,
    fanPlaces: 12,
    ...room(450, 190, 8),
    ...bays(6, 3),
    ...ports(4, 1),
    ...atxSupply(225),
    ...noCutOuts,
    radiatorMounts: [
      mount('Front', 360, 420, 480),
      mount('Top', 360, 420),
      mount('Side', 360, 420, 480),
      mount('Rear', 120, 140),
    ],
  }),
  corsair('case-corsair-6500x', 'Corsair 6500X Black', 'CC-9011257-WW', 17500, 169, 16, {
    ...midWide,
    ...rearCutOuts,
    ...room(400, 180, 8),
    ...bays(2, 2),
    ...ports(4, 1),
    ...atxSupply(225),
    radiatorMounts: [mount('Top', 280, 360), mount('Side', 360), mount('Bottom', 360), mount('Rear', 120)],
  }),
  msi('case-msi-mag-pano-100r-pz', 'MSI MAG PANO 100R PZ Black', '306-7G26R21-HH9', 11200, 99, 28, {
    ...mid,
    ...rearCutOuts,
    ...room(380, 166, 8),
    ...bays(2, 3),
    ...ports(2, 1),
    ...atxSupply(),
    radiatorMounts: [mount('Top', 240, 280, 360), mount('Side', 240), mount('Rear', 120)],
  }),
  asus('case-asus-tuf-gaming-gt302', 'ASUS TUF Gaming GT302 ARGB Black', '90DC00I0-B19000', 13500, 139, 18, {
    ...mid,
    ...rearCutOuts,
    ...room(407, 165, 8),
    ...bays(2, 2),
    ...ports(2, 1),
    ...atxSupply(),
    radiatorMounts: [mount('Front', 280, 360), mount('Top', 360)],
  }),
  beQuiet('case-be-quiet-pure-base-500dx', 'be quiet! Pure Base 500DX Black', 'BGW37', 8500, 89, 85, {
    ...mid,
    ...room(369, 190, 7),
    ...bays(2, 5),
    ...ports(1, 1),
    ...atxSupply(225),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 240, 280, 360), mount('Top', 240), mount('Rear', 120, 140)],
  }),
  beQuiet('case-be-quiet-silent-base-802', 'be quiet! Silent Base 802 Black', 'BGW39', 14500, 149, 26, {
    ...midWide,
    ...room(432, 185, 7),
    ...bays(3, 7),
    ...ports(2, 1),
    ...atxSupply(288),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 360, 420), mount('Top', 360, 420), mount('Rear', 120, 140)],
  }),
  // Many places for drives; how long a power supply may be is not known here.
  phanteks('case-phanteks-enthoo-pro-2', 'Phanteks Enthoo Pro 2 Black', 'PH-ES620PC_BK01', 16500, 149, 14, {
    type: 'Full Tower',
    boardForms: ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX', 'SSI EEB'],
    ...room(503, 195, 8),
    ...bays(12, 11),
    ...atxSupply(),
    radiatorMounts: [mount('Front', 360, 420, 480), mount('Top', 360, 420, 480), mount('Rear', 120, 140)],
  }),
  thermaltake('case-thermaltake-core-p3-tg-pro', 'Thermaltake Core P3 TG Pro Black', null, 13500, 149, 8, {
    type: 'Open Frame',
    boardForms: ['Mini-ITX', 'Micro ATX', 'ATX'],
    ...room(450, 180, 8),
    bays35: 4,
    ...ports(2, 1),
    ...atxSupply(200),
    radiatorMounts: [mount('Side', 280, 360, 420)],
    conditionalClearances: [{ limits: 'maxCardLengthMm', mm: 280, radiatorAt: 'Side' }],
  }),
]

const smallCases: DemoProduct<'case'>[] = [
  asus('case-asus-prime-ap201', 'ASUS Prime AP201 Mesh Black', null, 6800, 79, 55, {
    ...mini,
    ...room(338, 170, 4),
    ...bays(3, 1),
    ...ports(2, 1),
    ...atxSupply(180),
    ...noCutOuts,
    radiatorMounts: [mount('Top', 240, 280, 360), mount('Bottom', 240, 280), mount('Rear', 120)],
  }),
  asus('case-asus-a21', 'ASUS A21 Black', '90DC00H0-B09000', 8000, 75, 34, {
    ...mini,
    ...rearCutOuts,
    ...room(380, 165, 5),
    ...bays(2, 1),
    ...ports(2, 0),
    ...atxSupply(220),
    radiatorMounts: [mount('Top', 240, 280, 360)],
  }),
  lianLi('case-lian-li-a3-matx', 'Lian Li A3-mATX Black', null, 5800, 69, 42, {
    ...mini,
    ...room(415, 165, 4),
    ...bays(1, 2),
    ...ports(2, 1),
    psuForms: ['ATX', 'SFX', 'SFX-L'],
    includesPsu: false,
    ...noCutOuts,
    radiatorMounts: [mount('Top', 240, 280, 360)],
  }),
  coolerMaster(
    'case-cooler-master-q300l',
    'Cooler Master MasterBox Q300L',
    'MCB-Q300L-KANN-S00',
    4600,
    45,
    100,
    {
      ...mini,
      ...room(360, 159, 4),
      ...bays(1, 2),
      ...ports(2, 0),
      ...atxSupply(160),
      ...noCutOuts,
      radiatorMounts: [mount('Front', 240), mount('Rear', 120)],
    },
  ),
  fractal('case-fractal-node-804', 'Fractal Design Node 804', 'FD-CA-NODE-804-BL', 8000, 109, 20, {
    ...mini,
    fanPlaces: 10,
    ...room(320, 160, 5),
    ...bays(10, 2),
    ...ports(2, 0),
    ...atxSupply(260),
    ...noCutOuts,
  }),
  fractal('case-fractal-node-304', 'Fractal Design Node 304 Black', 'FD-CA-NODE-304-BL', 6500, 89, 24, {
    ...itx,
    fanPlaces: 3,
    ...room(310, 165, 2),
    ...bays(6, 0),
    ...ports(2, 0),
    ...atxSupply(160),
    ...noCutOuts,
    radiatorMounts: [mount('Rear', 140)],
    // One of the three cages must come out for a longer card.
    conditionalClearances: [{ limits: 'maxCardLengthMm', mm: 170, drivesOver: 4 }],
  }),
  fractal('case-fractal-terra', 'Fractal Design Terra Jade', 'FD-C-TER1N-03', 5500, 165, 30, {
    ...itx,
    ...room(322, 77, 3),
    // The wall between card and cooler moves: 48 mm for the cooler with a card of 72 mm.
    sandwichMm: 120,
    ...bays(0, 2),
    ...ports(1, 1),
    ...sfxSupply(130),
    ...noCutOuts,
    radiatorMounts: [],
  }),
  coolerMaster(
    'case-cooler-master-nr200p',
    'Cooler Master NR200P Black',
    'MCB-NR200P-KGNN-S00',
    6200,
    89,
    48,
    {
      ...itx,
      fanPlaces: 7,
      ...room(330, 155, 3),
      ...ports(2, 0),
      ...sfxSupply(130),
      ...noCutOuts,
      radiatorMounts: [mount('Side', 240, 280), mount('Bottom', 240), mount('Rear', 92)],
    },
  ),
  jonsbo('case-jonsbo-n3', 'Jonsbo N3 Black', null, 6200, 129, 12, {
    ...itx,
    maxCardLengthMm: 250,
    maxCoolerHeightMm: 130,
    bays35: 8,
    bays25: 1,
    ...ports(1, 1),
    psuForms: ['SFX'],
    includesPsu: false,
    radiatorMounts: [],
  }),
  silverStone('case-silverstone-sg13', 'SilverStone SG13 Black', 'SST-SG13B', 3200, 49, 26, {
    ...itx,
    fanPlaces: 1,
    ...room(267, 61, 2),
    ...bays(1, 1),
    ...ports(2, 0),
    ...atxSupply(150),
    ...noCutOuts,
    radiatorMounts: [mount('Front', 120, 140)],
  }),
  // No room for cards; its power supply comes with it.
  inWin('case-inwin-chopin-max', 'InWin Chopin MAX Black with 200 W', null, 3500, 99, 33, {
    ...itx,
    expansionSlots: 0,
    maxCoolerHeightMm: 54,
    ...bays(0, 2),
    ...ports(1, 1),
    psuForms: [],
    includesPsu: true,
    includedPsuWatts: 200,
    ...noCutOuts,
    radiatorMounts: [],
  }),
]

export const cases = [...towers, ...smallCases]
