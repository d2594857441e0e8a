import { expect, test } from 'vitest'
import { ownerQueue } from './owner-queue.ts'

test('owner queue: owners take turns, and items of one owner keep their order', () => {
  const queue = ownerQueue<string>()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'a4', 'c1', 'b2']) queue.add(item.slice(0, 1), item)
  expect(queue.size).toBe(7)
  const taken = [queue.take(), queue.take()]
  queue.add('d', 'd1')
  while (queue.size > 0) taken.push(queue.take())
  expect(taken).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'd1', 'a3', 'a4'])
  expect(queue.take()).toBeUndefined()
  expect(queue.size).toBe(0)
})
