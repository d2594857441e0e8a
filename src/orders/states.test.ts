import { expect, test } from 'vitest'
import { allows, eventOf, openStates, orderStates, transitions } from './states.ts'

test('an order can be cancelled until it is released', () => {
  expect(orderStates.filter((state) => allows(state, 'cancel'))).toEqual(['Placed', 'Confirmed'])
})

test('invoices can be written from confirmation on, unless the order is cancelled', () => {
  const states = orderStates.filter((state) => allows(state, 'invoice'))
  expect(states).toEqual(['Confirmed', 'Released', 'PartiallyShipped', 'Shipped', 'Delivered'])
})

test('every state can be reached from Placed', () => {
  const reached = new Set(['Placed'])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const state of orderStates.filter((each) => reached.has(each))) {
      for (const next of Object.values(transitions[state]).flat()) reached.add(next)
    }
  }
  expect([...reached].sort()).toEqual([...orderStates].sort())
})

test('what is delivered or cancelled stays so', () => {
  for (const state of ['Delivered', 'Cancelled'] as const) {
    expect(new Set(Object.values(transitions[state]).flat())).toEqual(new Set([state]))
  }
})

test('every other state is open: it leads to those', () => {
  expect(openStates).toEqual(['Placed', 'Confirmed', 'Released', 'PartiallyShipped', 'Shipped'])
})

test('each state has an event of its own', () => {
  expect(new Set(Object.values(eventOf)).size).toBe(orderStates.length)
})
