import { expect, test } from 'vitest'
import { expecting, stored } from './order.fixture.ts'
import { leaveQueues } from './record.ts'

const waiting = (units: number) =>
  stored({}, { expectedDeliveries: units === 0 ? [] : expecting(['10', units, 'UnconfirmedRestock']) })

test('order record: leaves a queue when its last waiting unit has come or was cancelled, and not before', () => {
  expect(leaveQueues(waiting(3), waiting(1))).toEqual([])
  expect(leaveQueues(waiting(1), stored())).toMatchObject([{ values: ['O', 'M10'] }])
  expect(leaveQueues(waiting(1), waiting(0))).toMatchObject([{ values: ['O', 'M10'] }])
  expect(leaveQueues(stored(), waiting(0))).toEqual([])
})
