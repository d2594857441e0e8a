import { expect, test } from 'vitest'
import { refuseVersion } from './precondition.ts'

test.each(['"3"', '*', 'W/"3"', '"3-gzip"', '"2", "3"', ' "3" '])(
  'If-Match %s: version 3 is accepted',
  (ifMatch) => {
    expect(refuseVersion(ifMatch, 3)).toBeUndefined()
  },
)

test.each(['"2"', '3', '"33"', '', '"3', 'x'])('If-Match %s: version 3 is refused', (ifMatch) => {
  const refusal = refuseVersion(ifMatch, 3)
  expect([refusal?.status, refusal?.code]).toEqual([412, 'precondition_failed'])
  expect(refusal?.detail).toContain('"3"')
})

test('If-Match: a missing one is required', () => {
  expect(refuseVersion(undefined, 3)?.status).toBe(428)
})
