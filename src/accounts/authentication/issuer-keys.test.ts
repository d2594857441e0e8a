import { createLocalJWKSet, errors, exportJWK, generateKeyPair } from 'jose'
import { beforeEach, expect, test } from 'vitest'
import { IssuerUnreachable, issuerKeys, type KeySet } from './issuer-keys.ts'

const second = 1000
const minute = 60 * second
const time = { now: 0 }
const issuer = { kids: ['a'], isDown: false, asked: 0 }
let keys: KeySet

beforeEach(() => {
  Object.assign(time, { now: 0 })
  Object.assign(issuer, { kids: ['a'], isDown: false, asked: 0 })
  keys = issuerKeys(load, () => time.now)
})

const pair = await generateKeyPair('ES256', { extractable: true })
const jwk = await exportJWK(pair.publicKey)

async function load(): Promise<KeySet> {
  issuer.asked++
  await null
  if (issuer.isDown) throw new Error('down')
  return createLocalJWKSet({ keys: issuer.kids.map((kid) => ({ ...jwk, kid, alg: 'ES256' })) })
}

const find = async (kid: string) => keys({ alg: 'ES256', kid }, { payload: '', signature: '' })
const outcome = (kid: string) =>
  find(kid).then(
    () => 'found',
    (error: Error) => error.name,
  )

test('issuer keys: are loaded once for many tokens, and reloaded in the background after ten minutes', async () => {
  await Promise.all([find('a'), find('a'), find('a')])
  time.now = 9 * minute
  await find('a')
  expect(issuer.asked).toBe(1)
  time.now = 11 * minute
  issuer.kids = ['b']
  expect(await outcome('a')).toBe('found')
  await new Promise(setImmediate)
  expect(await outcome('a')).toBe(errors.JWKSNoMatchingKey.name)
  expect(await outcome('b')).toBe('found')
  expect(issuer.asked).toBe(2)
})

test('issuer keys: an unknown key reloads them, at most once a second', async () => {
  await find('a')
  issuer.kids = ['a', 'b']
  expect(await outcome('b')).toBe(errors.JWKSNoMatchingKey.name)
  time.now = 1 * second
  expect(await outcome('b')).toBe('found')
  expect(await outcome('c')).toBe(errors.JWKSNoMatchingKey.name)
  expect(issuer.asked).toBe(2)
})

test('issuer keys: after failures the pause doubles up to half a minute, and ends with the first success', async () => {
  issuer.isDown = true
  const asked: number[] = []
  for (time.now = 0; time.now < 120 * second; time.now += 100) {
    const before = issuer.asked
    expect(await outcome('a')).toBe(IssuerUnreachable.name)
    if (issuer.asked > before) asked.push(time.now / second)
  }
  expect(asked).toEqual([0, 0.5, 1.5, 3.5, 7.5, 15.5, 31.5, 61.5, 91.5])
  issuer.isDown = false
  time.now = 122 * second
  expect(await outcome('a')).toBe('found')
})

test('issuer keys: known keys are used without the issuer for an hour, then no longer', async () => {
  await find('a')
  issuer.isDown = true
  time.now = 59 * minute
  expect(await outcome('a')).toBe('found')
  time.now = 61 * minute
  expect(await outcome('a')).toBe(IssuerUnreachable.name)
})
