// The first minutes with the service: an imported catalog and the first start lead into the same working shop.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { type Env, runCommand, startProcess, withTestStore } from '../support/processes.ts'

const imported = '00000000-0000-4000-8000-000000000001'
const cpu = {
  opendb_id: imported,
  metadata: { name: 'AMD Ryzen 5 7600', manufacturer: 'AMD', part_numbers: ['PN-1001'] },
  socket: 'AM5',
  specifications: { tdp: 65 },
}

let folder: string
let database: TestDatabase
let env: Env
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'opendb-'))
  const file = join(folder, 'open-db/CPU/a.json')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(cpu))
  database = await createDatabase('sqlite')
  env = { ...database.env, DEMO: '' }
})
afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const importOpenDb = async () => {
  const { code, stderr } = await runCommand(['import', 'opendb', folder], env)
  expect(code, stderr).toBe(0)
}

interface Offer {
  price: { net: number } | null
  availability: { status: string }
}

/** What a demo customer is offered of the imported product and of a demo product. */
async function offers(): Promise<unknown[]> {
  const service = await startProcess(env)
  try {
    return await Promise.all(
      [imported, 'cpu-amd-ryzen-7-9800x3d'].map(async (id) => {
        const path = `/catalog/v1/products/${id}`
        const headers = { Authorization: 'Bearer bo_demo_100001' }
        const response = await fetch(service.url + path, { headers })
        const { price, availability } = (await response.json()) as Offer
        return [response.status, (price?.net ?? 0) > 0, availability.status !== 'Unknown']
      }),
    )
  } finally {
    await service.kill()
  }
}

const bothOffered = [
  [200, true, true],
  [200, true, true],
]

test('first run: an import into an empty database and then a start lead into a working shop', async () => {
  await importOpenDb()
  expect(await offers()).toEqual(bothOffered)
})

test('first run: a start and then an import lead into the same shop', async () => {
  await (await startProcess(env)).kill()
  await importOpenDb()
  expect(await offers()).toEqual(bothOffered)
})

test('first run: with the demo off, an import adds no demo data, and the start leads to the first account', async () => {
  env = { ...env, DEMO: 'false' }
  await importOpenDb()
  const count = (table: string) =>
    withTestStore(env, async (store) => {
      const [row] = await store.all<{ n: number }>({ statement: adHoc(`SELECT COUNT(*) AS n FROM ${table}`) })
      return Number(row?.n)
    })
  expect([await count('product'), await count('account'), await count('api_key')]).toEqual([1, 0, 0])
  const outputOfStart = async () => {
    const service = await startProcess(env)
    await service.kill()
    return service.output()
  }
  const first = await outputOfStart()
  expect(linkIn(first)).toBeDefined()
  expect(first).not.toContain('no accounts yet')
  // With a key, no link is offered.
  await runCommand(['keys', 'create', '--client', 'c', '--scopes', 'admin'], env)
  expect(await outputOfStart()).toMatch(/no accounts yet.*accounts create.*keys create/s)
})

const linkIn = (output: string) => /\S+\/setup#([\w-]{43})\s/.exec(output)?.[1]

async function linkOfStart(other: Env = {}): Promise<string | undefined> {
  const service = await startProcess({ ...env, DEMO: 'false', ...other })
  await service.kill()
  return linkIn(service.output())
}

test('first run: an empty database prints a new link at each start, until there is a key', async () => {
  const links = [await linkOfStart(), await linkOfStart()]
  expect(links).toEqual([expect.any(String), expect.any(String)])
  expect(links[0]).not.toBe(links[1])
  const { code, stderr } = await runCommand(['keys', 'create', '--client', 'c', '--scopes', 'admin'], env)
  expect(code, stderr).toBe(0)
  expect(await linkOfStart()).toBeUndefined()
})

test('first run: no link with demo data, or if the issuer names administrators', async () => {
  const roles = (scope: string) => JSON.stringify({ boss: { scopes: [scope] } })
  const owner = JSON.stringify({ boss: { roles: ['owner'] } })
  const OIDC_ISSUER = 'http://127.0.0.1:9'
  expect(await linkOfStart({ OIDC_ISSUER, OIDC_AUDIENCE: 'a', OIDC_ROLES: roles('admin') })).toBeUndefined()
  expect(await linkOfStart({ OIDC_ISSUER, OIDC_AUDIENCE: 'a', OIDC_ROLES: roles('catalog') })).toBeDefined()
  expect(await linkOfStart({ OIDC_ISSUER, OIDC_AUDIENCE: 'a', OIDC_ROLES: owner })).toBeUndefined()
  expect(await linkOfStart({ DEMO: 'true' })).toBeUndefined()
})

test('first run: an import of a wrong folder writes nothing', async () => {
  const { code } = await runCommand(['import', 'opendb', join(folder, 'nothing')], env)
  expect(code).not.toBe(0)
  const accounts = await withTestStore(env, (store) =>
    store.all({ statement: adHoc('SELECT id FROM account') }),
  )
  expect(accounts).toEqual([])
})
