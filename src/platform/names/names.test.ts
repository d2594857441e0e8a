import type { LookupAddress } from 'node:dns'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type NameServer, startNameServer } from '../../../test/support/name-server.ts'
import { createNames, type Names, type NamesOptions } from './names.ts'

const folder = mkdtempSync(join(tmpdir(), 'buildorder-names-'))
const hostsFile = join(folder, 'hosts')
const searchFile = join(folder, 'resolv.conf')
writeFileSync(
  hostsFile,
  '127.0.0.1 localhost\n192.0.2.7\tpinned.example  Pinned # a note\n::1 pinned.example\nnonsense\n',
)
writeFileSync(
  searchFile,
  'nameserver 192.0.2.53\nsearch shop.svc.cluster.test cluster.test\noptions ndots:2 edns0\n',
)

let server: NameServer
beforeAll(async () => {
  server = await startNameServer({
    'receiver.example.test': ['192.0.2.1', '192.0.2.2'],
    'hub.shop.svc.cluster.test': ['192.0.2.3'],
    'dead.example.test': 'silent',
    'dead-too.example.test': 'silent',
  })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const made: Names[] = []
function create(options: NamesOptions = {}): Names {
  const names = createNames({ servers: [server.server], hostsFile, searchFile, timeLimit: 400, ...options })
  made.push(names)
  return names
}
afterEach(() => {
  for (const names of made.splice(0)) names.close()
  server.asked.length = 0
})
const addresses = async (names: Names, name: string) =>
  (await names.resolve(name)).map(({ address }) => address)

describe('names', () => {
  test('names: a lookup returns all addresses and is cached for a while', async () => {
    const names = create()
    expect(await addresses(names, 'receiver.example.test')).toEqual(['192.0.2.1', '192.0.2.2'])
    expect(await addresses(names, 'RECEIVER.example.test')).toEqual(['192.0.2.1', '192.0.2.2'])
    expect(server.asked.toSorted()).toEqual(['receiver.example.test A', 'receiver.example.test AAAA'])
  })

  test('names: the hosts file comes first, without a query', async () => {
    const names = create()
    expect(await addresses(names, 'pinned.example')).toEqual(['192.0.2.7', '::1'])
    expect(await addresses(names, 'PINNED')).toEqual(['192.0.2.7'])
    expect(await addresses(names, 'localhost')).toEqual(['127.0.0.1'])
    expect(await addresses(names, 'shop.localhost')).toEqual(['127.0.0.1', '::1'])
    expect(await addresses(names, '192.0.2.9')).toEqual(['192.0.2.9'])
    expect(server.asked).toEqual([])
  })

  test('names: short names are searched in the domains of the machine', async () => {
    expect(await addresses(create(), 'hub')).toEqual(['192.0.2.3'])
    expect(server.asked[0]).toMatch(/^hub\.shop\.svc\.cluster\.test /)
    await expect(create().resolve('hub.')).rejects.toMatchObject({ code: 'ENOTFOUND' })
  })

  test('names: a name without an address is ENOTFOUND, cached for a while', async () => {
    const names = create()
    await expect(names.resolve('missing.example.test')).rejects.toMatchObject({ code: 'ENOTFOUND' })
    const count = server.asked.length
    await expect(names.resolve('missing.example.test')).rejects.toThrow(
      /missing\.example\.test has no address/,
    )
    expect(server.asked).toHaveLength(count)
  })

  test('names: a server that never answers is EAI_AGAIN after the time limit, and at once from then on', async () => {
    const names = create()
    const error = { code: 'EAI_AGAIN', message: expect.stringMatching(/No name server answered/) }
    await expect(names.resolve('dead.example.test')).rejects.toMatchObject(error)
    expect(names.pending()).toBe(0)
    const count = server.asked.length
    await expect(names.resolve('dead.example.test')).rejects.toMatchObject(error)
    expect(server.asked).toHaveLength(count)
  })

  test('names: a thousand lookups of two silent names are two queries, and others are answered meanwhile', async () => {
    const names = create({ timeLimit: 20_000 })
    const dead = Array.from({ length: 1000 }, (_, index) =>
      names.resolve(index % 2 === 0 ? 'dead.example.test' : 'dead-too.example.test').catch(() => 'failed'),
    )
    expect(await addresses(names, 'receiver.example.test')).toHaveLength(2)
    expect(names.pending()).toBe(2)
    names.close()
    expect(new Set(await Promise.all(dead))).toEqual(new Set(['failed']))
    expect(names.pending()).toBe(0)
  })

  test('names: at most 256 names are queried at once', async () => {
    const silent = Array.from({ length: 257 }, (_, index) => `d${index}.example.test`)
    for (const name of silent) server.answers[name] = 'silent'
    const names = create({ timeLimit: 20_000 })
    const outcomes = silent.map((name) => names.resolve(name).catch((error: Error) => error.message))
    expect(await outcomes.at(-1)).toMatch(/256 other names/)
    expect(names.pending()).toBe(256)
    names.close()
    await Promise.all(outcomes)
  })

  test.each([
    [
      { all: true },
      [
        { address: '192.0.2.7', family: 4 },
        { address: '::1', family: 6 },
      ],
    ],
    [{ all: true, family: 6 }, [{ address: '::1', family: 6 }]],
    [{ family: 'IPv6' as const }, '::1'],
    [{}, '192.0.2.7'],
  ])('names: a lookup with %j answers as Node expects', async (options, expected) => {
    const found = await new Promise<string | LookupAddress[]>((resolve, reject) =>
      create().lookup('pinned.example', options, (error, address) =>
        error ? reject(error) : resolve(address),
      ),
    )
    expect(found).toEqual(expected)
  })

  test('names: a lookup of a missing address family is ENOTFOUND', async () => {
    const error = await new Promise((resolve) => create().lookup('pinned', { family: 6 }, resolve))
    expect(error).toMatchObject({ code: 'ENOTFOUND' })
  })
})
