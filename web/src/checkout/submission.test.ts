import { expect, test } from 'vitest'
import { submissionFor } from './submission'
import { tabMemory } from './tab-memory'

test('submission: the same choice keeps its key, another choice gets its own', () => {
  const choice = { checkoutId: 'draft', deliveryOptionId: 'option', promise: '"2.20468"' }
  const first = submissionFor(undefined, choice, () => 'key-1')
  expect(first).toEqual({ ...choice, idempotencyKey: 'key-1' })
  const keyOf = (other: Partial<typeof choice>) =>
    submissionFor(first, { ...choice, ...other }, () => 'key-2').idempotencyKey
  expect(keyOf({})).toBe('key-1')
  expect(keyOf({ promise: '"2.x"' })).toBe('key-1')
  expect(keyOf({ deliveryOptionId: 'other' })).toBe('key-2')
  expect(keyOf({ checkoutId: 'draft-2' })).toBe('key-2')
})

test('tab memory: values of one account are not visible to another, also with the same client', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  } as unknown as Storage
  const account = { name: 'A', country: 'NO', currency: 'NOK', vatRate: 25, priceList: true }
  const memoryOf = (client: string, ...ids: string[]) =>
    tabMemory<string>(
      'address',
      { client, accounts: ids.map((customerId) => ({ ...account, customerId })) },
      storage,
    )
  memoryOf('shop', '1').keep('Storgata 1')
  expect(memoryOf('shop', '1').recall()).toBe('Storgata 1')
  for (const other of [memoryOf('shop', '2'), memoryOf('shop', '1', '2'), memoryOf('other', '1')])
    expect(other.recall()).toBeUndefined()
  memoryOf('shop', '1').forget()
  expect(memoryOf('shop', '1').recall()).toBeUndefined()
})
