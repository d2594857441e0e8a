import { expect, it } from 'vitest'
import { kinds } from '../../../src/compatibility/facts/index.ts'
import { texts } from '../texts'
import { aBundle } from './builder.fixture'
import { withSlotNames } from './slot-names'

it('slot names: every kind of part has a name in the singular', () => {
  expect(kinds.filter((kind) => !texts.builder.slots[kind])).toEqual([])
})

it('slot names: a slot of an unknown kind keeps the name of its group', () => {
  const bundle = aBundle({ Processors: [1, 1], Gadgets: [0, 1] })
  const named = withSlotNames(
    bundle,
    new Map([
      ['Processors', 'cpu'],
      ['Gadgets', 'gadget'],
    ]),
  )
  expect(named.groups.map(({ name }) => name)).toEqual(['Processor', 'Gadgets'])
})
