import { does, message } from '../engine/message.ts'
import type { Part } from '../engine/part.ts'
import { defineRule, distinct, fact, relatedPart } from '../engine/rule.ts'

/** Makers' lengths are often given without cables or front fans: less room to spare than this is tight. */
const tight = 0.05

export const cardLength = defineRule({
  number: 23,
  name: 'CardLength',
  subject: 'Graphics',
  title: 'Card length',
  checks: 'The graphics card is no longer than the case takes, with 5 % to spare.',
  needs: { graphicsCard: ['lengthMm'], case: ['maxCardLengthMm'] },
  each: 'graphicsCard',
  verdicts: [
    { verdict: 'Blocking', when: 'it is longer' },
    { verdict: 'Clearance', when: 'less than 5 % of the length is left' },
    { verdict: 'Unverified', when: 'a length is not known' },
  ],
  judge({ graphicsCard, case: cases }, verdicts) {
    for (const card of distinct(graphicsCard))
      for (const box of distinct(cases)) {
        const { lengthMm } = card.facts
        const { maxCardLengthMm } = box.facts
        if (lengthMm === undefined || maxCardLengthMm === undefined)
          verdicts.unverified(fact(card, 'lengthMm'), fact(box, 'maxCardLengthMm'))
        else if (lengthMm > maxCardLengthMm)
          verdicts.give(
            'Blocking',
            `${lengthMm} mm, case takes ${maxCardLengthMm} mm`,
            message`${card} is ${lengthMm} mm long, ${box} takes ${maxCardLengthMm} mm. Choose a card of at most ${maxCardLengthMm} mm or a longer case.`,
            card,
            box,
          )
        else if (lengthMm > maxCardLengthMm * (1 - tight))
          verdicts.give(
            'Clearance',
            `Tight: ${lengthMm} of ${maxCardLengthMm} mm`,
            message`${card} is ${lengthMm} mm long, ${box} takes ${maxCardLengthMm} mm: a tight fit, and a front radiator or fan may be in the way. Measure before ordering, or choose a shorter card.`,
            card,
            box,
          )
      }
  },
})

export const cardThickness = defineRule({
  number: 24,
  name: 'CardThickness',
  subject: 'Graphics',
  title: 'Card thickness',
  checks: 'The graphics card covers no more slots than the case has.',
  needs: { graphicsCard: ['widthSlots'], case: ['expansionSlots'] },
  each: 'graphicsCard',
  verdicts: [
    { verdict: 'Clearance', when: 'it is thicker; many such builds work, so it is no error' },
    { verdict: 'Unverified', when: 'the thickness or the slots are not known' },
  ],
  judge({ graphicsCard, case: cases }, verdicts) {
    for (const card of distinct(graphicsCard))
      for (const box of distinct(cases)) {
        const { widthSlots } = card.facts
        const { expansionSlots } = box.facts
        if (widthSlots === undefined || expansionSlots === undefined)
          verdicts.unverified(fact(card, 'widthSlots'), fact(box, 'expansionSlots'))
        else if (expansionSlots > 0 && widthSlots > expansionSlots)
          verdicts.give(
            'Clearance',
            `${widthSlots} slots thick, case has ${expansionSlots}`,
            message`${card} is ${widthSlots} slots thick, ${box} has ${expansionSlots} expansion slots. Check that it clears the panel, or choose a thinner card.`,
            card,
            box,
          )
      }
  },
})

export const caseSlots = defineRule({
  number: 47,
  name: 'CaseSlots',
  subject: 'Case',
  title: 'Cards in the case',
  checks:
    'A case for cards has expansion slots: some small cases have none, and some take only low-profile cards.',
  source:
    "The case makers' data sheets; a card is held by its bracket (PCI Express Card Electromechanical Specification).",
  needs: {
    graphicsCard: ['lowProfile'],
    networkCard: ['interface'],
    soundCard: ['interface'],
    captureCard: ['interface'],
    storage: ['form'],
    accessory: ['slotLanes'],
    case: ['expansionSlots', 'lowProfileOnly'],
  },
  each: 'case',
  verdicts: [
    {
      verdict: 'Blocking',
      when: 'there is a card, and the case has no slot, or a full-height one in a low case',
    },
    { verdict: 'Unverified', when: 'the slots are not known (with a graphics card, CardThickness says so)' },
  ],
  judge({ graphicsCard, networkCard, soundCard, captureCard, storage, accessory, case: cases }, verdicts) {
    const others = [...networkCard, ...soundCard, ...captureCard].filter(
      ({ facts }) => facts.interface === 'PCIe' || facts.interface === 'PCI',
    )
    const drives = storage.filter(({ facts }) => facts.form === 'PCIe card')
    const controllers = accessory.filter(({ facts }) => facts.slotLanes !== undefined)
    const cards: Part[] = [...graphicsCard, ...others, ...drives, ...controllers]
    if (cards.length === 0) return
    for (const box of distinct(cases)) {
      const tall = box.facts.lowProfileOnly ? graphicsCard.filter(({ facts }) => !facts.lowProfile) : []
      for (const card of distinct(tall))
        if (card.facts.lowProfile === undefined)
          verdicts.unverified(fact(card, 'lowProfile'), relatedPart(box))
        else
          verdicts.give(
            'Blocking',
            'Case takes low cards only',
            message`${card} has full height, ${box} takes only low-profile cards. Choose a low-profile card, or another case.`,
            card,
            box,
          )
      if (box.facts.expansionSlots === 0)
        verdicts.give(
          'Blocking',
          'No slot in the case',
          message`${cards} ${does(cards, 'need')} an opening for ${cards.length === 1 ? 'its bracket' : 'their brackets'}, ${box} has none. Leave ${cards.length === 1 ? 'it' : 'them'} out, or choose a case with expansion slots.`,
          ...cards,
          box,
        )
      else if (box.facts.expansionSlots === undefined && graphicsCard.length === 0)
        verdicts.unverified(...distinct(cards).map(relatedPart), fact(box, 'expansionSlots'))
    }
  },
})
