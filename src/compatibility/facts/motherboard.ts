import Type, { type Static } from 'typebox'
import { chipsetNames } from '../tables/chipsets.ts'
import { generationNames } from '../tables/generations.ts'
import { sockets } from '../tables/sockets.ts'
import {
  boardForms,
  count,
  type FactsOf,
  flag,
  gigabytes,
  laneCounts,
  m2Keys,
  m2Sizes,
  megatransfers,
  memoryTypes,
  millimetres,
  moduleForms,
  oneOf,
  slotSizes,
  someOf,
} from './vocabulary.ts'

/** One physical M.2 slot. A slot that takes several lengths is one slot with several sizes. */
export const M2Slot = Type.Object(
  {
    key: oneOf('Its notch: M or B for drives, E for Wi-Fi', m2Keys),
    sizes: someOf('Card sizes it takes', m2Sizes),
    interfaces: someOf('What it is wired for', ['NVMe', 'SATA']),
    pcieGeneration: count('PCI Express generation it is wired for', 1, 6),
    cardLanesLeft: count('Lanes left in the slot of the graphics card while the slot holds a drive', 1, 8),
    disablesSataPorts: count('SATA ports that are off while the slot holds a drive', 0, 8),
  },
  { additionalProperties: false },
)
export type M2Slot = Static<typeof M2Slot>

/**
 * Equal PCI Express slots. Lanes and length are two facts: many slots as long as x16 have 1, 2, 4 or 8 lanes. A data
 * sheet that gives only the lanes says nothing about the length, except that it is no shorter.
 */
export const PcieSlots = Type.Object(
  {
    lanes: Type.Optional(
      Type.Enum(laneCounts, {
        description: 'Lanes it is wired for: how fast it can be; no card is refused for it',
      }),
    ),
    size: Type.Optional(
      Type.Enum(slotSizes, { description: 'Mechanical length: which card fits in; absent: not known' }),
    ),
    quantity: Type.Integer({ description: 'How many of them', minimum: 1, maximum: 16 }),
  },
  { additionalProperties: false },
)
export type PcieSlots = Static<typeof PcieSlots>

/** A line of the maker's CPU support list. */
export const CpuSupport = Type.Object(
  {
    generation: Type.Enum(generationNames, { description: 'CPU generation' }),
    biosVersion: Type.Optional(
      Type.String({ description: 'First firmware that runs it; absent: from the first', maxLength: 40 }),
    ),
  },
  { additionalProperties: false },
)

export const MotherboardFacts = Type.Object(
  {
    socket: oneOf('Its CPU socket; Soldered when the CPU is part of the board', sockets),
    socketCount: count('How many CPU sockets', 1, 4),
    chipset: oneOf('Its chipset, without the maker ("B650")', chipsetNames),
    cpuSupport: Type.Optional(
      Type.Array(CpuSupport, {
        description: "The maker's own CPU support list, where known; it wins over the chipset table",
      }),
    ),
    biosFlashback: flag(
      'Can update its firmware without a CPU; leave out when a database only defaults to no',
    ),
    formFactor: oneOf('Its outline', boardForms),
    depthMm: millimetres('From the back panel to the front edge; 244 for ATX, up to 330 for EATX', 150, 400),
    backConnect: flag('Connectors sit on the back (BTF, Project Zero, Stealth)'),
    memoryTypes: someOf('Memory generations its slots take', memoryTypes),
    memorySlots: count('Memory slots', 1, 32),
    memoryMaxGb: gigabytes('Most memory in all slots together', 1, 8192),
    memoryForm: oneOf('Length of its memory slots', moduleForms),
    memorySpeedMts: megatransfers('Fastest memory it is listed for, overclocked', 400, 12000),
    registeredMemory: flag('Takes registered (buffered) memory'),
    unbufferedMemory: flag('Takes unbuffered memory; absent: all do but registered-only platforms'),
    eccSupport: flag('Uses the error correction of ECC memory'),
    pcieSlots: Type.Optional(
      Type.Array(PcieSlots, { description: 'PCI Express slots, equal ones in one entry' }),
    ),
    m2Slots: Type.Optional(Type.Array(M2Slot, { description: 'M.2 slots for drives, one entry each' })),
    wifiSlots: count(
      'M.2 E-key slots for Wi-Fi cards; data sheets often leave them out of the M.2 list',
      0,
      4,
    ),
    sataPorts: count('SATA ports', 0, 24),
    u2Ports: count('U.2 ports (SFF-8639, or by SlimSAS)', 0, 8),
    sasPorts: count('SAS ports', 0, 24),
    mSataSlots: count('mSATA slots', 0, 4),
    pataPorts: count('PATA (IDE) ports', 0, 4),
    epsConnectors: count('CPU power sockets (4 or 8 pins) in all', 0, 4),
    epsRequired: count('CPU power sockets that must be fed; absent: one', 0, 4),
    dcInput: flag('Fed by an adapter through its DC input: it has no socket for a power supply'),
    includesPowerAdapter: flag('A power adapter for its DC input comes with it: it needs no power supply'),
    usb2Headers: count('Front USB 2.0 headers, two ports each', 0, 8),
    usb3Headers: count('Front USB 3 (19-pin) headers, two ports each', 0, 8),
    usbCHeaders: count('Front USB-C (Key-A) headers of gen 2, 2x2 or USB4', 0, 8),
    fanHeaders: count('Fan and pump headers in all, the CPU fan among them', 1, 20),
    argbHeaders: count('5 V three-pin lighting headers', 0, 8),
    rgbHeaders: count('12 V four-pin lighting headers', 0, 8),
    wireless: flag('Wi-Fi on board'),
  },
  { additionalProperties: false },
)
export type MotherboardFacts = FactsOf<typeof MotherboardFacts>
