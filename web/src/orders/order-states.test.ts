import { expect, test } from 'vitest'
import {
  orderActions as servedActions,
  allows as servedAllows,
  orderStates as servedStates,
} from '../../../src/orders/states.ts'
import { allows, orderStates } from './order-states'

test('order actions: the pages allow the same as the service', () => {
  expect(orderStates).toEqual(servedStates)
  for (const state of servedStates) {
    for (const action of servedActions) {
      expect(allows(state, action), `${action} when ${state}`).toBe(servedAllows(state, action))
    }
  }
})

test('order actions: an unknown state allows nothing', () => {
  expect(allows('Returned', 'ship')).toBe(false)
})
