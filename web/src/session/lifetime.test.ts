import { expect, test } from 'vitest'
import { lifetimeFrom, lifetimeOf } from './lifetime'

const { expiresAt = 0, renewAt = 0 } = lifetimeFrom(1000, 100)
const issued = { idToken: 'id', renewAt }

test('a key has no end', () => {
  expect(lifetimeOf({ credential: 'bo_1' }, Number.MAX_SAFE_INTEGER)).toBe('good')
})

test('a token without a refresh token is good until it is over', () => {
  const session = { credential: 'token', expiresAt, issued }
  expect(lifetimeOf(session, expiresAt - 1)).toBe('good')
  expect(lifetimeOf(session, expiresAt)).toBe('over')
})

test('with a refresh token it is renewed before it ends, and also afterwards', () => {
  const session = { credential: 'token', expiresAt, issued: { ...issued, refreshToken: 'refresh' } }
  expect(lifetimeOf(session, renewAt - 1)).toBe('good')
  expect(lifetimeOf(session, renewAt)).toBe('due')
  expect(renewAt).toBeLessThan(expiresAt)
  expect(lifetimeOf(session, expiresAt + 1)).toBe('due')
})

test('an issuer that does not say how long a token lasts is taken at its word', () => {
  expect(lifetimeFrom(1000, undefined)).toEqual({})
})
