import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { mintSecret, overlapMs, rotate, type Secret } from './secrets.ts'
import { signedHeaders } from './signature.ts'

const now = Date.now()
const body = '{"specversion":"1.0","data":{"name":"Bjørn 🛒"}}'
const isAccepted = (secret: string, headers: Record<string, string>, text = body) => {
  try {
    new Webhook(secret).verify(text, headers)
    return true
  } catch {
    return false
  }
}

test('webhook signature: a secret is accepted by the official library, and is never the same', () => {
  expect(mintSecret()).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(mintSecret()).not.toBe(mintSecret())
})

test('webhook signature: the official verifier accepts it, and nothing else', () => {
  const secret = mintSecret()
  const headers = signedHeaders('event-1', body, [{ secret, until: null }], now)
  expect(isAccepted(secret, headers)).toBe(true)
  expect(isAccepted(mintSecret(), headers)).toBe(false)
  expect(isAccepted(secret, headers, body.replace('Bjørn', 'Bjorn'))).toBe(false)
  expect(isAccepted(secret, { ...headers, 'webhook-id': 'event-2' })).toBe(false)
})

test('webhook signature: for a day after a rotation both secrets sign', () => {
  const old = mintSecret()
  const fresh = mintSecret()
  const secrets = rotate([{ secret: old, until: null }], fresh, now - 1000)
  const headers = signedHeaders('event-1', body, secrets, now)
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
  expect(isAccepted(old, headers)).toBe(true)
  expect(isAccepted(fresh, headers)).toBe(true)

  const dayOld = rotate([{ secret: old, until: null }], fresh, now - overlapMs)
  const later = signedHeaders('event-1', body, dayOld, now)
  expect(isAccepted(old, later)).toBe(false)
  expect(isAccepted(fresh, later)).toBe(true)
})

test('webhook signature: after many rotations the newest secret signs and the signatures stay few', () => {
  let secrets: Secret[] = [{ secret: mintSecret(), until: null }]
  for (let time = 0; time < 20; time++) secrets = rotate(secrets, mintSecret(), now + time)
  expect(secrets).toHaveLength(4)
  expect(secrets.filter(({ until }) => until === null)).toEqual([secrets[0]])
  expect(secrets[1]?.until).toBe(now + 19 + overlapMs)
})
