import { expect, test } from 'vitest'
import { componentPreparer, type Facts, type Kind, type Part } from '../../../compatibility/index.ts'
import { demoPart } from '../testing.ts'
import { openChooser } from './chooser.ts'
import { mostDoubt } from './doubts.ts'

const prepare = componentPreparer()
const caseOf = (facts: Facts<'case'>) => prepare({ productId: 'x', name: 'a case', kind: 'case', facts })
const mayGoInto = (box: Part, id: string) => {
  const part = demoPart(id) as Part<Kind>
  return openChooser([box], part.kind)(part) <= mostDoubt
}

test.each<[string, Facts<'case'>, Record<string, boolean>]>([
  [
    'a Mini-ITX case gets a low cooler, an SFX supply and a short card',
    { type: 'Mini-ITX', boardForms: ['Mini-ITX'] },
    {
      'cooler-noctua-nh-l9a-am5': true,
      'cooler-deepcool-ag400': false,
      'cooler-arctic-liquid-freezer-iii-pro-420': false,
      'psu-corsair-sf750': true,
      'psu-msi-mag-a650bn': false,
      'gpu-msi-gt-1030-2gd4-lp-oc': true,
      'gpu-gigabyte-rx-9070-xt-gaming-oc': false,
    },
  ],
  [
    'a case of unknown class counts as the smallest',
    {},
    { 'cooler-noctua-nh-l9a-am5': true, 'cooler-deepcool-ag400': false, 'psu-msi-mag-a650bn': false },
  ],
  [
    'a mid tower gets an ATX supply of usual length and no tall cooler',
    { type: 'Mid Tower', boardForms: ['ATX'] },
    {
      'cooler-noctua-nh-l9a-am5': true,
      'cooler-noctua-nh-d15-g2': false,
      'psu-msi-mag-a650bn': true,
      'psu-be-quiet-dark-power-13-1000w': false,
    },
  ],
])('kept cases without facts: %s', (_, facts, expected) => {
  const box = caseOf(facts)
  const found = Object.keys(expected).map((id) => [id, mayGoInto(box, id)])
  expect(Object.fromEntries(found)).toEqual(expected)
})

test('kept supplies of unknown length: only cases that take the longest of their outline, or nearly', () => {
  const supply = prepare({ productId: 'x', name: 'x', kind: 'powerSupply', facts: { form: 'ATX' } })
  const fitOf = openChooser([supply], 'case')
  const box: Facts<'case'> = { type: 'Mid Tower', boardForms: ['ATX'], psuForms: ['ATX'] }
  const isTaken = (facts: Facts<'case'>) => fitOf(caseOf({ ...box, ...facts })) <= mostDoubt
  expect([isTaken({ maxPsuLengthMm: 220 }), isTaken({ maxPsuLengthMm: 160 }), isTaken({})]).toEqual([
    true,
    false,
    false,
  ])
})
