import type { MotherboardFacts } from '../facts/motherboard.ts'
import { describeRule } from '../testing/describe-rule.ts'
import { expansionSlots, wireless } from './expansion.ts'

/** MSI's data sheet: x16, an x16 slot that runs at x2, x1. */
const tomahawk: MotherboardFacts['pcieSlots'] = [
  { lanes: 16, size: 16, quantity: 1 },
  { lanes: 2, size: 16, quantity: 1 },
  { lanes: 1, size: 1, quantity: 1 },
]
const sound = { interface: 'PCIe', slotLanes: 1 } as const

describeRule(expansionSlots, {
  passes: {
    'a card for every slot': { graphicsCard: [{}, {}], soundCard: sound },
    'a short card in a long slot': { soundCard: [sound, sound] },
    'a USB card': { soundCard: [{ interface: 'USB' }, sound, sound] },
    'thick cards that just leave room': {
      graphicsCard: { widthSlots: 3 },
      soundCard: sound,
      motherboard: { formFactor: 'Micro ATX' },
    },
    'a card of unknown length that fits anywhere': { graphicsCard: { slotLanes: undefined } },
    'no cards': { graphicsCard: 'none', motherboard: { pcieSlots: undefined } },
    'MAG B650 TOMAHAWK WIFI: an RTX 4070 and a 4K60 Pro (x4 edge) in a slot of two lanes': {
      captureCard: { interface: 'PCIe', slotLanes: 4 },
      motherboard: { pcieSlots: tomahawk },
    },
    'MAG B650 TOMAHAWK WIFI: a second graphics card in the long slot of two lanes': {
      graphicsCard: [{}, {}],
      motherboard: { pcieSlots: tomahawk },
    },
    'a slot whose length is not known takes a card up to its lanes': {
      captureCard: { interface: 'PCIe', slotLanes: 4 },
      motherboard: {
        pcieSlots: [
          { lanes: 16, quantity: 1 },
          { lanes: 4, quantity: 1 },
        ],
      },
    },
    'a slot of two lanes takes an x4 card: there is no shorter connector': {
      captureCard: { interface: 'PCIe', slotLanes: 4 },
      motherboard: {
        pcieSlots: [
          { lanes: 16, quantity: 1 },
          { lanes: 2, quantity: 1 },
        ],
      },
    },
  },
  finds: {
    'X10SLL-F: an RTX 4070 where every slot is 8 lanes long': [
      { motherboard: { pcieSlots: [{ lanes: 8, size: 8, quantity: 2 }] } },
      'Blocking: 1 card, too few slots',
      /needs x16, The motherboard has x8 \+ x8\./,
    ],
    'one long card too many': [
      { graphicsCard: [{}, {}, {}] },
      'Blocking: 3 cards, too few slots',
      /need x16 \+ x16 \+ x16, The motherboard has x16 \+ x16 \+ x1\./,
    ],
    'one card too many': [
      { graphicsCard: [{}, {}], soundCard: [sound, sound] },
      'Blocking: 4 cards, too few slots',
    ],
    'a drive on a card counts': [
      { graphicsCard: [{}, {}], storage: [{}, { form: 'PCIe card', slotLanes: 4 }] },
      'Blocking: 3 cards, too few slots',
    ],
    'thick cards that may cover slots': [
      { graphicsCard: { widthSlots: 3.1 }, soundCard: sound, motherboard: { formFactor: 'Micro ATX' } },
      'Clearance: Cards cover 5 of 4 slots',
    ],
    'an old PCI card on AM5': [{ soundCard: { interface: 'PCI' } }, 'Blocking: No PCI slot on this platform'],
    'an old PCI card on a platform with some such boards': [
      { soundCard: { interface: 'PCI' }, motherboard: { socket: 'LGA 1155' } },
      'Completeness: Needs an old PCI slot',
    ],
  },
  unknown: {
    'the slots': [{ motherboard: { pcieSlots: undefined } }, 'motherboard.pcieSlots'],
    'how long a slot of four lanes is, for a second graphics card': [
      {
        graphicsCard: [{}, {}],
        motherboard: {
          pcieSlots: [
            { lanes: 16, quantity: 1 },
            { lanes: 4, quantity: 1 },
          ],
        },
      },
      'motherboard.pcieSlots',
    ],
    'the edge, where it matters': [
      { graphicsCard: [{}, {}], captureCard: { interface: 'PCIe' } },
      'captureCard.slotLanes',
    ],
    'the thickness, with two cards': [
      { graphicsCard: { widthSlots: undefined }, soundCard: sound },
      'graphicsCard.widthSlots',
    ],
    'what it plugs into': [{ networkCard: { wireless: true } }, 'networkCard.interface'],
  },
})

const wifi = { interface: 'M.2', m2Key: 'E', wireless: true } as const

describeRule(wireless, {
  passes: {
    'on the board': { motherboard: { wifiSlots: undefined } },
    'on a card': { motherboard: { wireless: false }, networkCard: wifi },
    'a slot in the M.2 list': {
      motherboard: {
        wifiSlots: undefined,
        m2Slots: [{ key: 'M', sizes: ['2280'], interfaces: ['NVMe'] }, { key: 'E' }],
      },
      networkCard: wifi,
    },
    'a card elsewhere': {
      motherboard: { wireless: undefined },
      networkCard: { interface: 'USB', wireless: true },
    },
  },
  finds: {
    'more cards than slots': [
      { networkCard: [wifi, wifi] },
      'Blocking: 2 Wi-Fi cards, 1 slot',
      /need 2 M.2 E-key slots, The motherboard has 1/,
    ],
    'no slot at all': [
      { networkCard: wifi, motherboard: { wifiSlots: 0 } },
      'Blocking: 1 Wi-Fi card, 0 slots',
    ],
    'no Wi-Fi': [{ motherboard: { wireless: false } }, 'Advice: No Wi-Fi'],
  },
  unknown: {
    'the slots: a list for drives proves nothing': [
      { networkCard: wifi, motherboard: { wifiSlots: undefined } },
      'motherboard.wifiSlots',
    ],
    'the Wi-Fi of the board': [{ motherboard: { wireless: undefined } }, 'motherboard.wireless'],
  },
})
