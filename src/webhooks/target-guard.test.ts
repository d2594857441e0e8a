import type { LookupAddress } from 'node:dns'
import { describe, expect, test } from 'vitest'
import { startNameServer } from '../../test/support/name-server.ts'
import { createNames } from '../platform/names/names.ts'
import { guardedLookup, isPublicAddress, targetProblem } from './target-guard.ts'

const inside = [
  ...['0.0.0.0', '0.1.2.3', '10.0.0.1', '10.255.255.255', '100.64.0.1', '100.127.255.255', '127.0.0.1'],
  ...['127.255.255.254', '169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.5'],
  ...['192.168.1.1', '198.18.0.1', '198.19.255.255', '198.51.100.7', '203.0.113.9', '224.0.0.1'],
  ...['239.255.255.255', '240.0.0.1', '255.255.255.255'],
  ...['::', '::1', '::ffff:127.0.0.1', '::ffff:8.8.8.8', '::ffff:7f00:1', '::127.0.0.1', '64:ff9b::7f00:1'],
  ...['64:ff9b:1::1', '100::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', 'fc00::1', 'fd12::1'],
  ...['fe80::1', 'febf::1', 'fec0::1', 'ff02::1', '5f00::1', 'not an address', ''],
]
const outside = [
  ...['1.1.1.1', '8.8.8.8', '93.184.216.34', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.1'],
  ...['169.253.255.255', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '198.17.255.255'],
  ...[
    '198.20.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4001::200e',
    '2001:4860:4860::8888',
  ],
]

describe('addresses', () => {
  test.each(inside)('private address: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
  test.each(outside)('public address: %s', (address) => {
    expect(isPublicAddress(address)).toBe(true)
  })
})

describe('targets', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'https://[::1]:8443/hook',
    'https://[::ffff:10.0.0.1]/',
    'http://localhost:3000',
    'http://LOCALHOST./',
    'http://api.localhost/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://169.254.169.254/latest/meta-data',
  ])('target guard: %s is private', (url) => {
    expect(targetProblem(url, false)).toMatch(/private network/)
    expect(targetProblem(url, true)).toBeUndefined()
  })

  test.each([
    'https://example.com/hooks?token=1',
    'http://93.184.216.34:8080/',
    'https://localhost.example.com/',
  ])('target guard: %s is allowed', (url) => {
    expect(targetProblem(url, false)).toBeUndefined()
  })

  test.each([
    'example.com/hook',
    'ftp://example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:secret@example.com/',
    'https://user@example.com/',
    'https://',
    '',
  ])('target guard: %s is refused, wherever it leads', (url) => {
    expect(targetProblem(url, true)).toMatch(/must/)
  })
})

describe('names', () => {
  const guarded = guardedLookup(createNames().lookup)
  const look = (name: string, all: boolean) =>
    new Promise<string | LookupAddress[]>((resolve, reject) =>
      guarded(name, { all }, (error, found) => (error ? reject(error) : resolve(found))),
    )
  test.each([true, false])(
    'target guard: a name that resolves to a private address cannot be reached (all: %s)',
    async (all) => {
      await expect(look('localhost', all)).rejects.toThrow('The address leads into a private network.')
    },
  )
  test.each([
    ['inside.example.test', ['127.0.0.1']],
    ['partly.example.test', ['8.8.8.8', '10.0.0.1']],
  ])('target guard: %s, which a name server resolves to %j, cannot be reached', async (name, addresses) => {
    const server = await startNameServer({ [name]: addresses })
    const names = createNames({ servers: [server.server] })
    for (const all of [true, false]) {
      const answer = new Promise((resolve) => guardedLookup(names.lookup)(name, { all }, resolve))
      // Without `all`, the connection goes to the first address only, and only that one is checked.
      const isRefused = all || addresses[0] === '127.0.0.1'
      if (isRefused) expect(await answer).toMatchObject({ message: expect.stringMatching(/private network/) })
      else expect(await answer).toBeNull()
    }
    names.close()
    await server.close()
  })
  test('target guard: an address passes', async () => {
    expect(await look('8.8.8.8', false)).toBe('8.8.8.8')
  })
  test('target guard: a name that does not exist is reported', async () => {
    await expect(look('no-such-name.invalid', false)).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/)
  })
})
