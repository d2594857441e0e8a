import { describeRule } from '../testing/describe-rule.ts'
import { cardLength, cardThickness, caseSlots } from './graphics-card.ts'

describeRule(cardLength, {
  passes: {
    'exactly 5 % to spare': { graphicsCard: { lengthMm: 285 }, case: { maxCardLengthMm: 300 } },
    'no case': { case: 'none' },
  },
  finds: {
    'a longer card': [
      { graphicsCard: { lengthMm: 344 }, case: { maxCardLengthMm: 322 } },
      'Blocking: 344 mm, case takes 322 mm',
      /The graphicsCard is 344 mm long, The case takes 322 mm\. Choose a card of at most 322 mm/,
    ],
    'one millimetre too long': [
      { graphicsCard: { lengthMm: 323 }, case: { maxCardLengthMm: 322 } },
      'Blocking: 323 mm, case takes 322 mm',
    ],
    'just as long': [
      { graphicsCard: { lengthMm: 322 }, case: { maxCardLengthMm: 322 } },
      'Clearance: Tight: 322 of 322 mm',
    ],
    'less than 5 % to spare': [
      { graphicsCard: { lengthMm: 286 }, case: { maxCardLengthMm: 300 } },
      'Clearance: Tight: 286 of 300 mm',
    ],
  },
  unknown: {
    "the card's": [{ graphicsCard: { lengthMm: undefined } }, 'graphicsCard.lengthMm'],
    "the case's": [{ case: { maxCardLengthMm: undefined } }, 'case.maxCardLengthMm'],
  },
})

describeRule(cardThickness, {
  passes: {
    'exactly as thick': { graphicsCard: { widthSlots: 3 }, case: { expansionSlots: 3 } },
    'a case without slots, which is for CaseSlots': { case: { expansionSlots: 0 } },
  },
  finds: {
    thicker: [
      { graphicsCard: { widthSlots: 3.1 }, case: { expansionSlots: 3 } },
      'Clearance: 3.1 slots thick, case has 3',
      /3\.1 slots thick, The case has 3 expansion slots/,
    ],
  },
  unknown: {
    'the thickness': [{ graphicsCard: { widthSlots: undefined } }, 'graphicsCard.widthSlots'],
    'the slots': [{ case: { expansionSlots: undefined } }, 'case.expansionSlots'],
  },
})

const be200 = { interface: 'M.2', m2Key: 'E', wireless: true } as const

describeRule(caseSlots, {
  passes: {
    'a low-profile card in a low case': {
      graphicsCard: { lowProfile: true },
      case: { lowProfileOnly: true },
    },
    'a case with slots': {},
    'Chopin MAX without a card': { graphicsCard: 'none', case: { expansionSlots: 0 } },
    'Chopin MAX with an M.2 Wi-Fi card': {
      graphicsCard: 'none',
      networkCard: be200,
      case: { expansionSlots: 0 },
    },
    'a graphics card in a case of unknown slots, which is for CardThickness': {
      case: { expansionSlots: undefined },
    },
  },
  finds: {
    'a full-height card in a low case': [
      { graphicsCard: { lowProfile: false }, case: { lowProfileOnly: true } },
      'Blocking: Case takes low cards only',
    ],
    'GT 1030 in Chopin MAX': [
      { case: { expansionSlots: 0 } },
      'Blocking: No slot in the case',
      /The graphicsCard needs an opening for its bracket, The case has none/,
    ],
    'a sound card in Chopin MAX': [
      { graphicsCard: 'none', soundCard: { interface: 'PCIe', slotLanes: 1 }, case: { expansionSlots: 0 } },
      'Blocking: No slot in the case',
    ],
    'a drive on a card in Chopin MAX': [
      { graphicsCard: 'none', storage: { form: 'PCIe card' }, case: { expansionSlots: 0 } },
      'Blocking: No slot in the case',
    ],
  },
  unknown: {
    'the slots, with a sound card': [
      {
        graphicsCard: 'none',
        soundCard: { interface: 'PCIe', slotLanes: 1 },
        case: { expansionSlots: undefined },
      },
      'case.expansionSlots',
    ],
  },
})
