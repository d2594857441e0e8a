import { expect, test } from 'vitest'
import { eventTypes } from '../../../../src/contract/event-types.ts'
import { texts } from '../../texts'
import { hearingOf, hearsNothing, typesOf, typesText } from './event-types'

const names = { 'order.placed': 'Placed' }

test.each([
  [['*'], 'Everything'],
  [['order.placed', 'order.shipped'], 'Placed, order.shipped'],
])('%j → %s', (types, text) => {
  expect(typesText(types, names, 'Everything')).toBe(text)
})

test('what a form makes of types, and back', () => {
  expect(hearingOf(['order.placed', 'order.*'])).toEqual({ isAll: true, types: [] })
  expect(typesOf(hearingOf(['order.*']))).toEqual(['*'])
  expect(typesOf(hearingOf(['order.placed']))).toEqual(['order.placed'])
  expect([hearsNothing({ isAll: true, types: [] }), hearsNothing({ isAll: false, types: [] })]).toEqual([
    false,
    true,
  ])
})

test('every event has a name to be chosen by', () => {
  expect(Object.keys(texts.backoffice.webhooks.typeNames)).toEqual([...eventTypes])
})
