import { expect, test } from 'vitest'
import { submissionFor } from './submission'
import { ownerOf, tabMemory } from './tab-memory'

test('submission: the same choice keeps its key, another choice gets its own', () => {
  const first = submissionFor(undefined, 'draft', 'option', () => 'key-1')
  expect(first).toEqual({ checkoutId: 'draft', deliveryOptionId: 'option', idempotencyKey: 'key-1' })
  expect(submissionFor(first, 'draft', 'option', () => 'key-2')).toBe(first)
  expect(submissionFor(first, 'draft', 'other', () => 'key-2').idempotencyKey).toBe('key-2')
  expect(submissionFor(first, 'draft-2', 'option', () => 'key-3').idempotencyKey).toBe('key-3')
})

test('tab memory: values of one account are not visible to another', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
  const memory = tabMemory<string>('address', 'first', storage)
  memory.keep('Storgata 1')
  expect(memory.recall()).toBe('Storgata 1')
  expect(tabMemory<string>('address', 'second', storage).recall()).toBeUndefined()
  memory.forget()
  expect(memory.recall()).toBeUndefined()
})

test('tab memory: people of different accounts who share a client are different owners', () => {
  const account = { name: 'A', country: 'NO', currency: 'NOK', vatRate: 25, priceList: true }
  const person = (...ids: string[]) => ({
    client: 'shop',
    accounts: ids.map((customerId) => ({ ...account, customerId })),
  })
  expect(ownerOf(person('1'))).toBe(ownerOf(person('1')))
  expect(new Set([person('1'), person('2'), person('1', '2'), person('12')].map(ownerOf)).size).toBe(4)
})
