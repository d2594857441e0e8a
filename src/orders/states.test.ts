import { expect, test } from 'vitest'
import { allows, eventOf, openStates, orderStates, transitions } from './states.ts'

test('order states: an order can be cancelled until it is released', () => {
  expect(orderStates.filter((state) => allows(state, 'cancel'))).toEqual(['Placed', 'Confirmed'])
})

test('order states: invoices are allowed from confirmation on, unless the order is cancelled', () => {
  const states = orderStates.filter((state) => allows(state, 'invoice'))
  expect(states).toEqual(['Confirmed', 'Released', 'PartiallyShipped', 'Shipped', 'Delivered'])
})

test('order states: every state can be reached from Placed', () => {
  const reached = new Set(['Placed'])
  for (let size = 0; size !== reached.size; ) {
    size = reached.size
    for (const state of orderStates.filter((each) => reached.has(each))) {
      for (const next of Object.values(transitions[state]).flat()) reached.add(next)
    }
  }
  expect([...reached].sort()).toEqual([...orderStates].sort())
})

test('order states: Delivered and Cancelled are final', () => {
  for (const state of ['Delivered', 'Cancelled'] as const) {
    expect(new Set(Object.values(transitions[state]).flat())).toEqual(new Set([state]))
  }
})

test('order states: every other state is open and leads to a final one', () => {
  expect(openStates).toEqual(['Placed', 'Confirmed', 'Released', 'PartiallyShipped', 'Shipped'])
})

test('order states: an order never returns to an earlier state', () => {
  for (const [index, state] of orderStates.entries()) {
    for (const next of Object.values(transitions[state]).flat())
      expect(orderStates.indexOf(next)).toBeGreaterThanOrEqual(index)
  }
})

test('order states: each state has its own event', () => {
  expect(new Set(Object.values(eventOf)).size).toBe(orderStates.length)
})
