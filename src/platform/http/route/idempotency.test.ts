import { expect, test } from 'vitest'
import { recentKeys } from './idempotency.ts'

test('recent keys: a repeat is known, another caller is not, and old ones are forgotten', () => {
  const isRecent = recentKeys(10)
  const ask = (key: string, caller = 'a') => isRecent({ caller, key, fingerprint: '' })
  expect([ask('k'), ask('k'), ask('k', 'b')]).toEqual([false, true, false])
  for (let number = 0; number < 8; number++) ask(String(number))
  expect(ask('k')).toBe(true)
  for (let number = 8; number < 40; number++) expect(ask(String(number))).toBe(false)
  expect(ask('k')).toBe(false)
})
