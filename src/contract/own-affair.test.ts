import { expect, test } from 'vitest'
import { refuseOwnAffair } from './own-affair.ts'

const accounts = ['NO-1']

test.each([
  ['a person of this service', { personId: 'kari' }, true],
  ['a person at the issuer, by whatever gave the right', {}, true],
  ['a key', { keyHash: 'a81f' }, false],
  ['a machine at the issuer', { isMachine: true }, false],
])('own affair: %s', (_, caller, isRefused) => {
  expect(refuseOwnAffair({ accounts, ...caller }, 'NO-1')?.code).toBe(isRefused ? 'own_affair' : undefined)
  expect(refuseOwnAffair({ accounts, ...caller }, 'NO-2')).toBeUndefined()
})
