import { message } from '../engine/message.ts'
import { defineRule, distinct, fact } from '../engine/rule.ts'
import type { CaseFacts } from '../facts/case.ts'
import type { PowerSupplyForm } from '../facts/vocabulary.ts'

/** Smaller outlines that go into a larger bay: as they are, or with a bracket. */
const goesInto: Partial<Record<PowerSupplyForm, Partial<Record<PowerSupplyForm, 'fits' | 'bracket'>>>> = {
  SFX: { 'SFX-L': 'fits', ATX: 'bracket' },
  'SFX-L': { ATX: 'bracket' },
  'Flex ATX': { SFX: 'bracket', 'SFX-L': 'bracket', ATX: 'bracket' },
}

/** As the brackets for SFX are, one for Flex ATX is rarely in the box. */
const bracketWords: Partial<Record<PowerSupplyForm, string>> = {
  'Flex ATX': 'which is sold apart. Order one',
}
const usualBracketWords = 'which many power supplies bring along. Check the box'

/** How long a supply of an outline is by its specification: whatever takes the outline takes that much. */
const standardLengthMm: Record<PowerSupplyForm, number> = {
  ATX: 140,
  SFX: 100,
  'SFX-L': 130,
  TFX: 175,
  'Flex ATX': 150,
}

/** What every tower with an ATX bay takes, in millimetres, by its depth. */
const towerLengthMm = 150
const byDepth: readonly (readonly [depthMm: number, lengthMm: number])[] = [
  [480, 180],
  [400, 160],
]
const fullTowerLengthMm = 180

type Bay = Pick<CaseFacts, 'psuForms' | 'type' | 'boardForms'>
type TowerBay = Bay & Pick<CaseFacts, 'depthMm'>

const isAtxTower = ({ type, boardForms }: Bay): boolean =>
  (type === 'Full Tower' || type === 'Mid Tower') && (boardForms?.includes('ATX') ?? false)

/** The outlines a case takes: its list, else ATX for an ATX supply (or smaller with a bracket) in an ATX tower. */
const bayOf = (box: Bay, form: PowerSupplyForm | undefined): readonly PowerSupplyForm[] | undefined => {
  if (box.psuForms) return box.psuForms
  return form && isAtxTower(box) && (form === 'ATX' || goesInto[form]?.ATX) ? ['ATX'] : undefined
}

/** The longest supply of an outline that a case takes at least, where it does not say; 0 where it could be anything. */
const leastLengthMm = (box: TowerBay, form: PowerSupplyForm | undefined): number => {
  const bays = box.psuForms?.filter((bay) => bay === form || (form && goesInto[form]?.[bay])) ?? []
  return Math.max(towerLeastMm(box), ...bays.map((bay) => standardLengthMm[bay]))
}

const towerLeastMm = (box: TowerBay): number => {
  if (!isAtxTower(box) || box.psuForms?.includes('ATX') === false) return 0
  if (box.type === 'Full Tower') return fullTowerLengthMm
  return byDepth.find(([depthMm]) => (box.depthMm ?? 0) >= depthMm)?.[1] ?? towerLengthMm
}

export const powerSupplyForm = defineRule({
  number: 34,
  name: 'PowerSupplyForm',
  subject: 'Power',
  title: 'Power supply outline',
  checks:
    "The power supply's outline is among those the case takes; SFX and Flex ATX go into a larger bay with a bracket. A tower for ATX boards takes an ATX supply unless its list says otherwise.",
  source:
    "Intel's ATX12V, SFX12V and Flex ATX power supply design guides; the ATX specification, whose towers have the bay of an ATX (PS/2) supply.",
  needs: {
    powerSupply: ['form'],
    case: ['psuForms', 'type', 'boardForms'],
    accessory: ['sfxBracket'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Blocking', when: 'the case does not take the outline' },
    { verdict: 'Clearance', when: 'a bracket is needed' },
    { verdict: 'Unverified', when: 'the outline or the list is not known' },
  ],
  judge({ powerSupply, case: cases, accessory }, verdicts) {
    const hasSfxBracket = accessory.some(({ facts }) => facts.sfxBracket)
    for (const supply of distinct(powerSupply))
      for (const box of distinct(cases)) {
        const { form } = supply.facts
        const psuForms = bayOf(box.facts, form)
        if (!form || !psuForms) {
          verdicts.unverified(fact(supply, 'form'), fact(box, 'psuForms'))
          continue
        }
        const ways = psuForms.map((bay) => (bay === form ? 'fits' : goesInto[form]?.[bay]))
        const hasBracket = hasSfxBracket && form !== 'Flex ATX'
        if (ways.includes('fits') || (hasBracket && ways.includes('bracket'))) continue
        if (ways.includes('bracket'))
          verdicts.give(
            'Clearance',
            `${form} needs a bracket`,
            message`${supply} is ${form}, ${box} takes ${psuForms.join(', ')}: it needs an adapter bracket, ${bracketWords[form] ?? usualBracketWords}, or choose a power supply of that outline.`,
            supply,
            box,
          )
        else
          verdicts.give(
            'Blocking',
            `${form} supply, case takes ${psuForms.join('/') || 'none'}`,
            message`${supply} is ${form}, ${box} takes ${psuForms.join(', ') || 'none'}. Choose a power supply of that outline, or another case.`,
            supply,
            box,
          )
      }
  },
})

export const powerSupplyLength = defineRule({
  number: 35,
  name: 'PowerSupplyLength',
  subject: 'Power',
  title: 'Power supply length',
  checks:
    'The power supply is no longer than the case takes. A case that states no length takes the standard length of the outlines in its list (ATX 140 mm, SFX 100 mm, SFX-L 130 mm, TFX 175 mm, Flex ATX 150 mm), a tower with a bay for ATX supplies 150 mm, one that is 400 mm deep 160 mm, one of 480 mm and a full tower 180 mm.',
  source:
    "Intel's design guides for desktop power supplies, which state the standard lengths (SFX-L: its first makers); the case makers' data sheets, where the shortest limit of an ATX tower is 150 mm (Zalman T7, 384 mm deep), that of a tower of 400 mm or more 160 mm (Montech Sky 3, Lian Li LANCOOL 207), of 480 mm or more 180 mm (Fractal Design Pop 2 Air) and that of a full tower 200 mm.",
  needs: {
    powerSupply: ['lengthMm', 'form'],
    case: ['maxPsuLengthMm', 'psuForms', 'type', 'boardForms', 'depthMm'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Blocking', when: 'it is longer' },
    { verdict: 'Unverified', when: 'a length is not known and matters' },
  ],
  judge({ powerSupply, case: cases }, verdicts) {
    for (const supply of distinct(powerSupply))
      for (const box of distinct(cases)) {
        const { lengthMm, form } = supply.facts
        const { maxPsuLengthMm } = box.facts
        if (lengthMm === undefined || maxPsuLengthMm === undefined) {
          if (lengthMm !== undefined && lengthMm <= leastLengthMm(box.facts, form)) continue
          verdicts.unverified(fact(supply, 'lengthMm'), fact(box, 'maxPsuLengthMm'))
        } else if (lengthMm > maxPsuLengthMm)
          verdicts.give(
            'Blocking',
            `${lengthMm} mm, case takes ${maxPsuLengthMm} mm`,
            message`${supply} is ${lengthMm} mm long, ${box} takes ${maxPsuLengthMm} mm. Choose a power supply of at most ${maxPsuLengthMm} mm or another case.`,
            supply,
            box,
          )
      }
  },
})

export const includedPowerSupply = defineRule({
  number: 36,
  name: 'IncludedPowerSupply',
  subject: 'Power',
  title: 'Power supply in the case',
  checks:
    'No power supply is chosen beside one that comes with the case, or for a board that is fed by an adapter.',
  needs: {
    powerSupply: [],
    case: ['includesPsu', 'includedPsuWatts'],
    motherboard: ['includesPowerAdapter', 'dcInput'],
  },
  each: 'powerSupply',
  verdicts: [
    { verdict: 'Advice', when: 'the case brings one already' },
    {
      verdict: 'Blocking',
      when: 'the board has an input for an adapter instead of one for a power supply',
    },
    { verdict: 'Unverified', when: 'it is not known whether the case brings one' },
  ],
  judge({ powerSupply, case: cases, motherboard }, verdicts) {
    for (const supply of distinct(powerSupply))
      for (const board of distinct(motherboard)) {
        const { includesPowerAdapter, dcInput } = board.facts
        if (includesPowerAdapter || dcInput)
          verdicts.give(
            'Blocking',
            'Board is fed by an adapter',
            message`${board} is fed ${includesPowerAdapter ? 'by the adapter that comes with it' : 'by an adapter through its DC input'} and has no socket for ${supply}. Leave the power supply out, or choose a board with an ATX socket.`,
            supply,
            board,
          )
      }
    for (const supply of distinct(powerSupply))
      for (const box of distinct(cases)) {
        const { includesPsu, includedPsuWatts } = box.facts
        if (includesPsu === undefined) verdicts.unverified(fact(box, 'includesPsu'))
        else if (includesPsu)
          verdicts.give(
            'Advice',
            'Case has a power supply',
            message`${box} comes with a power supply${includedPsuWatts ? ` of ${includedPsuWatts} W` : ''}; ${supply} would take its place. Leave one out to save money.`,
            supply,
            box,
          )
      }
  },
})
