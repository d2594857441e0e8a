import { counted, message } from '../engine/message.ts'
import { defineRule, distinct } from '../engine/rule.ts'

/** Fans of a radiator: 120 mm wide, or 140 mm where its length is a multiple of that. */
const fansOf = (radiatorMm: number): number => Math.round(radiatorMm / (radiatorMm % 140 === 0 ? 140 : 120))

export const fanPlaces = defineRule({
  number: 54,
  name: 'FanPlaces',
  subject: 'Case',
  title: 'Places for fans',
  checks:
    'The case has a place for every fan of the packs, and for those of a radiator. Nothing is said where the places of the case are not known.',
  source:
    "The case makers' data sheets, which list the places for fans; radiators are sold by the length of their fans.",
  needs: { fan: ['quantity'], cooler: ['type', 'radiatorMm'], case: ['fanPlaces'] },
  each: 'case',
  verdicts: [{ verdict: 'Clearance', when: 'there are more fans than places' }],
  judge({ fan, cooler, case: cases }, verdicts) {
    if (fan.length === 0) return
    const wet = cooler.filter(({ facts }) => facts.type === 'Liquid' && facts.radiatorMm)
    const fans =
      fan.reduce((sum, { facts }) => sum + (facts.quantity ?? 1), 0) +
      wet.reduce((sum, { facts }) => sum + fansOf(facts.radiatorMm ?? 0), 0)
    for (const box of distinct(cases)) {
      const places = box.facts.fanPlaces
      if (places !== undefined && fans > places)
        verdicts.give(
          'Clearance',
          `${counted(fans, 'fan')}, ${counted(places, 'place')}`,
          message`${[...fan, ...wet]} bring ${fans} fans, ${box} has ${counted(places, 'place')} for fans of 120 or 140 mm, those with fans of its own included. Take fewer fans, or a case with more places.`,
          ...fan,
          ...wet,
          box,
        )
    }
  },
})
