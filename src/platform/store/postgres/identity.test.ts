import { expect, test } from 'vitest'
import { merged, refusalOf } from './identity.ts'

const known = { systemIdentifier: '7', timeline: 3 }

test.each([
  ['the same server', { systemIdentifier: '7', timeline: 3 }, undefined],
  ['a promoted standby', { systemIdentifier: '7', timeline: 4 }, undefined],
  ['a standby, which has no timeline of its own', { systemIdentifier: '7', timeline: null }, undefined],
  ['a server that does not answer', { systemIdentifier: null, timeline: null }, undefined],
  ['a former primary', { systemIdentifier: '7', timeline: 2 }, /timeline 2.*timeline 3.*accept-server/],
  ['a former primary without identifier', { systemIdentifier: null, timeline: 2 }, /timeline 2/],
  ['another cluster', { systemIdentifier: '8', timeline: 3 }, /identifier is 8.* was 7.*accept-server/],
])('server identity, %s: refused only if its data are others or older', (_, said, reason) => {
  const refusal = refusalOf(said, known)
  if (reason) expect(refusal).toMatch(reason)
  else expect(refusal).toBeUndefined()
  expect(refusalOf(said, undefined)).toBeUndefined()
})

test('server identity: what a server does not say is kept', () => {
  expect(merged({ systemIdentifier: null, timeline: 4 }, known)).toEqual({
    systemIdentifier: '7',
    timeline: 4,
  })
  expect(merged({ systemIdentifier: '7', timeline: null }, known)).toEqual(known)
  expect(merged({ systemIdentifier: null, timeline: null }, undefined)).toEqual({
    systemIdentifier: null,
    timeline: null,
  })
})
