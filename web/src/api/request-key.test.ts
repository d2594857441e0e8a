import { expect, test } from 'vitest'
import { createRequestKey } from './request-key'

function counted() {
  let count = 0
  return createRequestKey(() => `key-${++count}`)
}

test('request key: the same input keeps its key until the service responds', () => {
  const requestKey = counted()
  expect(requestKey.keyFor({ quantity: 1 })).toBe('key-1')
  expect(requestKey.keyFor({ quantity: 1 })).toBe('key-1')
})

test('request key: another input gets another key', () => {
  const requestKey = counted()
  requestKey.keyFor({ quantity: 1 })
  expect(requestKey.keyFor({ quantity: 2 })).toBe('key-2')
})

test('request key: the same input after a response gets a new key', () => {
  const requestKey = counted()
  requestKey.keyFor(undefined)
  requestKey.release()
  expect(requestKey.keyFor(undefined)).toBe('key-2')
})
