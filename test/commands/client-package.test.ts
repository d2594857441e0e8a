// The package that `npm pack` makes of the client: it compiles and runs in a project of its own, and so do the examples.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { type ServiceProcess, startProcess } from '../support/processes.ts'

const root = join(import.meta.dirname, '../..')
const project = mkdtempSync(join(tmpdir(), 'buildorder-client-'))
const modules = join(project, 'node_modules')
const installed = join(modules, '@buildorder/client')

/** Each line but the imports and the client is a mistake that the types must find. */
const mistakes = `import { createClient, items } from '@buildorder/client'
const api = createClient({ baseUrl: '' })
export const a = api.GET('/orders/v2')
export const b = api.POST('/orders/v1')
export const c = api.GET('/orders/v1/{orderId}')
export const d = api.GET('/orders/v1/{orderId}', { params: { path: { orderId: 7 } } })
export const e = api.POST('/checkout/v1/submit', { body: { checkout: 'x' } })
export const f = async () => (await api.GET('/orders/v1')).order
export const g = items(api, '/catalog/v1/bundles')
export const h = createClient({ baseUrl: '', credential: undefined })
`

/** The strictest that a project may use; types of dependencies are checked too. */
const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  module: 'nodenext',
  target: 'esnext',
  lib: ['esnext', 'dom'],
  types: ['node'],
  noEmit: true,
}

beforeAll(() => {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', project], {
    cwd: join(root, 'client'),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const file = packed.trim().split('\n').at(-1) as string
  mkdirSync(installed, { recursive: true })
  execFileSync('tar', ['-xzf', join(project, file), '-C', installed, '--strip-components=1'])
  for (const name of ['openapi-fetch', '@types']) {
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  cpSync(join(root, 'examples'), project, { recursive: true })
  writeFileSync(join(project, 'mistakes.ts'), mistakes)
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions }))
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('client package: has JavaScript, types, manifest, license and README, and no sources', () => {
  expect(readdirSync(installed).sort()).toEqual(['LICENSE', 'README.md', 'dist', 'package.json'])
  const files = readdirSync(join(installed, 'dist'))
  expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'schema.d.ts']))
  expect(files.filter((name) => !/\.(js|d\.ts)$/.test(name))).toEqual([])
})

test.each([
  ['TypeScript 7', 'node_modules/.bin/tsc'],
  ['TypeScript 5', 'client/node_modules/.bin/tsc'],
])(
  'client package: with %s the examples compile under exactOptionalPropertyTypes, and mistakes do not',
  (_name, compiler) => {
    const { stdout } = spawnSync(join(root, compiler), ['-p', '.'], { cwd: project, encoding: 'utf8' })
    const errors = [...stdout.matchAll(/^(\S+\(\d+),/gm)].map(([, place]) => place)
    expect([...new Set(errors)].sort()).toEqual(
      [10, 3, 4, 5, 6, 7, 8, 9].map((line) => `mistakes.ts(${line}`),
    )
  },
  120_000,
)

describe('examples', () => {
  let database: TestDatabase
  let service: ServiceProcess
  beforeAll(async () => {
    database = await createDatabase('sqlite')
    service = await startProcess({ ...database.env, DEMO: 'true', WEBHOOK_ALLOW_PRIVATE: 'true' })
  })
  afterAll(async () => {
    await service?.kill()
    await database?.drop()
  })
  const run = (example: string) =>
    execFileSync(process.execPath, [example, service.url], { cwd: project, encoding: 'utf8' })

  test('examples: place-order orders, cancels, and shows the refusal of a second cancel', async () => {
    const output = run('place-order.ts')
    expect(output).toMatch(
      /^Ordered (\S+): .*9800X3D.*\nCancelled \1\nRefused: The order \1 is cancelled already\.\n$/,
    )
  })

  test('examples: list-orders lists the orders of the caller', () => {
    const [, orderId = ''] = /^Ordered (\S+):/.exec(run('place-order.ts')) ?? []
    expect(run('list-orders.ts')).toMatch(new RegExp(`^${orderId}\\tNOK\\tcancelled$`, 'm'))
  })

  test('examples: receive-webhooks prints the events of an order, and ends its webhook', async () => {
    const child = spawn(process.execPath, ['receive-webhooks.ts', service.url], { cwd: project })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    const exited = new Promise((resolve) => child.once('close', resolve))
    try {
      await expect.poll(() => output, { timeout: 20_000 }).toContain('Waiting for events')
      const [, orderId = ''] = /^Ordered (\S+):/.exec(run('place-order.ts')) ?? []
      await expect.poll(() => output, { timeout: 20_000 }).toContain(`order.cancelled\t${orderId}`)
      expect(output).toContain(`order.placed\t${orderId}`)
      child.kill('SIGINT')
      expect(await exited).toBe(0)
      const reply = await fetch(`${service.url}/fulfilment/v1/webhooks`, {
        headers: { Authorization: 'Bearer bo_demo_backoffice' },
      })
      expect(await reply.json()).toMatchObject({ webhooks: [{ active: false }] })
    } finally {
      child.kill('SIGKILL')
      await exited
    }
  })
})
