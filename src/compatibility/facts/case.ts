import Type, { type Static } from 'typebox'
import { PowerSupplyFacts } from './power-supply.ts'
import {
  boardForms,
  count,
  type FactsOf,
  flag,
  millimetres,
  oneOf,
  powerSupplyForms,
  someOf,
  watts,
} from './vocabulary.ts'

/** A place for one radiator. */
export const RadiatorMount = Type.Object(
  {
    place: oneOf('Where it is', ['Front', 'Top', 'Rear', 'Bottom', 'Side']),
    sizesMm: Type.Array(Type.Integer({ minimum: 92, maximum: 560, 'x-unit': 'mm' }), {
      description:
        'Every radiator length it takes, in millimetres (a 360 mount that also takes 280: 240, 280, 360)',
    }),
    memoryClearanceMm: millimetres('Tallest memory under a radiator there, with its fans', 10, 100),
  },
  { additionalProperties: false },
)
export type RadiatorMount = Static<typeof RadiatorMount>

/** A limit that is tighter under a condition: "310 mm, 170 mm with more than four drives". One condition each. */
export const ConditionalClearance = Type.Object(
  {
    limits: Type.Enum(['maxCardLengthMm', 'maxCoolerHeightMm', 'maxPsuLengthMm'], {
      description: 'The limit that is tighter',
    }),
    mm: Type.Number({
      description: 'What is left, in millimetres',
      minimum: 20,
      maximum: 700,
      'x-unit': 'mm',
    }),
    drivesOver: count('If there are more 3.5" drives than this', 0, 40),
    radiatorAt: oneOf('If a radiator is there', ['Front', 'Top', 'Rear', 'Bottom', 'Side']),
  },
  { additionalProperties: false },
)
export type ConditionalClearance = Static<typeof ConditionalClearance>

/** Plugs of a power supply, as its own facts name them. */
const SupplyPlugs = Type.Object(
  {
    eps8Pins: PowerSupplyFacts.properties.eps8Pins,
    pcie8Pins: PowerSupplyFacts.properties.pcie8Pins,
    pcie16Pins: PowerSupplyFacts.properties.pcie16Pins,
    sataConnectors: PowerSupplyFacts.properties.sataConnectors,
  },
  { description: 'Plugs of the supply that comes with it', additionalProperties: false },
)

export const CaseFacts = Type.Object(
  {
    type: oneOf('Its class', ['Full Tower', 'Mid Tower', 'Mini Tower', 'Mini-ITX', 'Desktop', 'Open Frame']),
    boardForms: someOf('Board outlines it takes', boardForms),
    maxBoardDepthMm: millimetres('Deepest EATX board; absent: the whole outline', 244, 400),
    backConnect: flag('Has the cut-outs for boards with connectors on the back'),
    maxCardLengthMm: millimetres('Longest graphics card', 50, 700),
    expansionSlots: count('Expansion slots', 0, 14),
    maxCoolerHeightMm: millimetres('Tallest CPU cooler', 20, 300),
    surelyTakesCoolerMm: millimetres(
      'Cooler height it surely takes, where the tallest is not known',
      20,
      300,
    ),
    radiatorMounts: Type.Optional(
      Type.Array(RadiatorMount, { description: 'Places for radiators; an empty list means it takes none' }),
    ),
    surelyTakesRadiatorsMm: Type.Optional(
      Type.Array(Type.Integer({ minimum: 92, maximum: 560, 'x-unit': 'mm' }), {
        description:
          'Radiators it takes at least, one of them, where not all places are known, in millimetres',
      }),
    ),
    conditionalClearances: Type.Optional(
      Type.Array(ConditionalClearance, { description: 'Limits that are tighter under a condition' }),
    ),
    sandwichMm: millimetres('Card thickness and cooler height together, in a sandwich case', 40, 300),
    fanPlaces: count('Places for 120 or 140 mm fans in all, those in use included', 0, 24),
    bays35: count('Internal 3.5" bays', 0, 40),
    bays25: count('Internal 2.5" bays', 0, 40),
    psuForms: someOf('Power supply outlines it takes', powerSupplyForms),
    maxPsuLengthMm: millimetres('Longest power supply', 60, 500),
    includesCooler: flag('A liquid cooler for the CPU comes with it'),
    lowProfileOnly: flag('Takes only low-profile cards'),
    includesPsu: flag('A power supply comes with it'),
    includedPsuWatts: watts('Power of the supply that comes with it', 50, 3000),
    includedPsuPlugs: Type.Optional(SupplyPlugs),
    usb2Ports: count('Front USB 2.0 ports', 0, 12),
    usb3Ports: count('Front USB 3 Type-A ports', 0, 12),
    usbCPorts: count('Front USB-C ports', 0, 6),
    mostUsb3Ports: count('Front USB 3 ports at the most, where their number is not known', 1, 12),
    widthMm: millimetres('Width', 30, 1000),
    heightMm: millimetres('Height', 30, 1500),
    depthMm: millimetres('Depth', 30, 1500),
  },
  { additionalProperties: false },
)
export type CaseFacts = FactsOf<typeof CaseFacts>
