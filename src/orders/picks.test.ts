import { expect, test } from 'vitest'
import { Problem } from '../contract/problems.ts'
import { decidePick, type OrderPick, pickLastsMs } from './picks.ts'

const anna: OrderPick = { orderId: 'A', person: 'anna', name: 'Anna', since: 1000, seenAt: 2000 }
const wanted = (person: string) => ({ orderId: 'A', person, name: person })

test('pick: someone else is refused, unless it is taken over', () => {
  const refused = decidePick(anna, wanted('bo'), false, 3000)
  expect(refused instanceof Problem && [refused.code, refused.detail]).toEqual([
    'order_picked',
    'Anna picks the order A.',
  ])
  expect(decidePick(anna, wanted('bo'), true, 3000)).toEqual({ ...wanted('bo'), since: 3000, seenAt: 3000 })
})

test('pick: one that goes on keeps its begin, and one that lapsed is free', () => {
  expect(decidePick(anna, wanted('anna'), false, 3000)).toMatchObject({ since: 1000, seenAt: 3000 })
  const later = 2000 + pickLastsMs
  expect(decidePick(anna, wanted('bo'), false, later)).toMatchObject({ person: 'bo', since: later })
  expect(decidePick(undefined, wanted('bo'), false, 5)).toMatchObject({ since: 5 })
})
