import { expect, test } from 'vitest'
import { ruleState } from './rule-state'

const now = Date.parse('2026-06-15T12:00:00Z')

test.each([
  [null, null, 'active'],
  ['2026-06-15T12:00:00Z', null, 'active'],
  ['2026-06-15T12:00:01Z', null, 'later'],
  [null, '2026-06-15T12:00:00Z', 'ended'],
  [null, '2026-06-15T12:00:01Z', 'active'],
  ['2020-01-01T00:00:00Z', '2021-01-01T00:00:00Z', 'ended'],
  ['2027-01-01T00:00:00Z', '2028-01-01T00:00:00Z', 'later'],
])('price rule: from %s until %s it is %s', (validFrom, validUntil, state) => {
  expect(ruleState({ validFrom, validUntil }, now)).toBe(state)
})
