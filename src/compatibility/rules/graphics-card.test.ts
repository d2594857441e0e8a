import { describeRule } from '../testing/describe-rule.ts'
import { cardLength, cardThickness } from './graphics-card.ts'

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
  passes: { 'exactly as thick': { graphicsCard: { widthSlots: 3 }, case: { expansionSlots: 3 } } },
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
