// The demo keys are public: on a production database they are refused.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'
import {
  type Env,
  eventually,
  runCommand,
  type ServiceProcess,
  send,
  startProcess,
} from '../support/processes.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

async function started(env: Env): Promise<ServiceProcess> {
  const service = await startProcess(env)
  cleanups.push(service.kill)
  return service
}

async function readsAllOrders({ url }: ServiceProcess): Promise<string> {
  const call = { method: 'GET', path: '/fulfilment/v1/orders', bearer: 'bo_demo_backoffice' } as const
  const { status, code } = await send(url, call)
  return code ? `${status} ${code}` : String(status)
}

describe.each(engines)('demo keys in a database on %s', (engine) => {
  // Once served with the demo on. The last test revokes its keys.
  let database: TestDatabase
  beforeAll(async () => {
    database = await createDatabase(engine)
    const service = await startProcess({ ...database.env, DEMO: 'true' })
    expect(await readsAllOrders(service)).toBe('200')
    await service.kill()
  })
  afterAll(() => database?.drop())

  test('demo keys with DEMO=false: are refused on loopback too, and the log names them and how to revoke them', async () => {
    const service = await started({ ...database.env, DEMO: 'false' })
    expect(await readsAllOrders(service)).toBe('401 demo_key_refused')
    expect(service.output()).toMatch(/contains demo keys.*refused.*\n.*keys revoke-demo/)
    const page = await (await fetch(service.url)).text()
    expect(page).not.toContain('"demo":true')
  })

  test('demo keys with DEMO not set: are accepted on the embedded database only, and the log says for whom', async () => {
    const service = await started({ ...database.env, DEMO: '' })
    const isOpen = engine === 'sqlite'
    expect(await readsAllOrders(service)).toBe(isOpen ? '200' : '401 demo_key_refused')
    expect(service.output()).toMatch(
      isOpen ? /Everyone who can reach .*proxy on this machine.*DEMO=false/s : /keys revoke-demo/,
    )
  })

  test('keys revoke-demo: a running service refuses them, and the next start logs nothing about them', async () => {
    const env = { ...database.env, DEMO: 'true' }
    const service = await started(env)
    expect(await runCommand(['keys', 'revoke-demo'], env)).toMatchObject({
      code: 0,
      stdout: '5 demo keys are revoked.\n',
    })
    const isRefused = (outcome: string) => outcome === '401 unauthenticated'
    expect(await eventually(() => readsAllOrders(service), isRefused, 10_000)).toBe('401 unauthenticated')
    expect(await runCommand(['keys', 'revoke-demo'], env)).toMatchObject({
      code: 0,
      stdout: 'No demo key is in force.\n',
    })
    await service.kill()
    expect((await started(env)).output()).not.toMatch(/demo key/i)
  })
})
