import { expect, test } from 'vitest'
import { lifetimeFrom, lifetimeOf } from './token-lifetime'

const { expiresAt = 0, renewAt = 0 } = lifetimeFrom(1000, 100)
const issued = { idToken: 'id', renewAt }

test('lifetime: a key does not expire', () => {
  expect(lifetimeOf({ credential: 'bo_1' }, Number.MAX_SAFE_INTEGER)).toBe('valid')
})

test('lifetime: a token without a refresh token is valid until it expires', () => {
  const session = { credential: 'token', expiresAt, issued }
  expect(lifetimeOf(session, expiresAt - 1)).toBe('valid')
  expect(lifetimeOf(session, expiresAt)).toBe('expired')
})

test('lifetime: with a refresh token it is renewed before it expires, and also afterwards', () => {
  const session = { credential: 'token', expiresAt, issued: { ...issued, refreshToken: 'refresh' } }
  expect(lifetimeOf(session, renewAt - 1)).toBe('valid')
  expect(lifetimeOf(session, renewAt)).toBe('renew')
  expect(renewAt).toBeLessThan(expiresAt)
  expect(lifetimeOf(session, expiresAt + 1)).toBe('renew')
})

test('lifetime: without expires_in from the issuer, a token has no end', () => {
  expect(lifetimeFrom(1000, undefined)).toEqual({})
})
