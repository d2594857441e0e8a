import { expect, test } from 'vitest'
import { eventTypes } from '../../../../src/contract/event-types.ts'
import { backofficeTexts } from '../../texts/backoffice'
import { choiceOfTypes, isEmptyChoice, typesOf, typesText } from './event-types'

const names = { 'order.placed': 'Placed' }

test.each([
  [['*'], 'Everything'],
  [['order.placed', 'order.shipped'], 'Placed, order.shipped'],
])('typesText: %j gives %s', (types, text) => {
  expect(typesText(types, names, 'Everything')).toBe(text)
})

test('event types: the choice in a form converts to types and back', () => {
  const known = ['order.placed', 'order.shipped', 'return.requested']
  expect(choiceOfTypes(['order.placed', '*'], known)).toEqual({ isAll: true, types: [] })
  expect(typesOf(choiceOfTypes(['*'], known))).toEqual(['*'])
  expect(typesOf(choiceOfTypes(['order.placed'], known))).toEqual(['order.placed'])
  expect(typesOf(choiceOfTypes(['order.shipped', 'order.*'], known))).toEqual([
    'order.shipped',
    'order.placed',
  ])
  expect([isEmptyChoice({ isAll: true, types: [] }), isEmptyChoice({ isAll: false, types: [] })]).toEqual([
    false,
    true,
  ])
})

test('event types: every type has a text', () => {
  expect(Object.keys(backofficeTexts.webhooks.typeNames)).toEqual([...eventTypes])
})
