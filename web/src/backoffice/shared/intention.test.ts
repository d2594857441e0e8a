import { expect, test } from 'vitest'
import { createIntention } from './intention'

function counted() {
  let count = 0
  return createIntention(() => `key-${++count}`)
}

test('a wish that was not heard keeps its key', () => {
  const intention = counted()
  expect(intention.keyFor({ quantity: 1 })).toBe('key-1')
  expect(intention.keyFor({ quantity: 1 })).toBe('key-1')
})

test('another wish gets another key', () => {
  const intention = counted()
  intention.keyFor({ quantity: 1 })
  expect(intention.keyFor({ quantity: 2 })).toBe('key-2')
})

test('the same wish after an answer is a new one', () => {
  const intention = counted()
  intention.keyFor(undefined)
  intention.heard()
  expect(intention.keyFor(undefined)).toBe('key-2')
})
