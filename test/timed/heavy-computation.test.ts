import { catalogTopic } from '../../src/catalog/topics.ts'
// Long computations: other requests are answered meanwhile, and answers and memory are bounded.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { createDatabase, type TestDatabase } from '../support/databases.ts'
import { seedLargeCatalog } from '../support/large-catalog.ts'
import { cpuAfterDisconnect, probeWhile, residentMb } from '../support/probe.ts'
import { pause, type ServiceProcess, send, startProcess, withTestStore } from '../support/processes.ts'

/** Far below the seconds of blocking before, far above what a busy machine needs. */
const maxLatencyMs = 500

interface Verdict {
  isValid: boolean
  invalidProducts: string[]
  errors: unknown[]
  warnings: { ruleName: string; shortMessage: string }[]
}

describe('a service with a catalog of 20,000 parts', () => {
  let database: TestDatabase
  let service: ServiceProcess
  let ids: Map<string, string[]>
  let idleMb: number
  beforeAll(async () => {
    database = await createDatabase('sqlite')
    ids = await withTestStore(database.env, (store) => seedLargeCatalog(store, 45))
    service = await startProcess({ ...database.env, DEMO: 'true', REQUEST_SECONDS: '15' })
    await ask('/pcconfig/v1/compatibility/fixes', { products: broken(0) })
    idleMb = residentMb(service.pid)
  })
  afterAll(async () => {
    await service?.kill()
    await database?.drop()
  })

  const ask = async (path: string, json: unknown) =>
    send(service.url, { method: 'POST', path, json, bearer: 'bo_demo_100001' })
  const some = (kind: string, count: number) => {
    const all = ids.get(kind) as string[]
    const step = all.length / count
    return Array.from({ length: count }, (_, place) => all[Math.floor(place * step)] as string)
  }
  const references = (products: string[]) => products.map((productId) => ({ productId }))
  /** A PC of parts that fit nowhere, each time other parts: it takes many changes to correct it. */
  const broken = (turn: number) =>
    references(
      ['cpu', 'motherboard', 'memory', 'graphicsCard', 'case', 'powerSupply', 'cooler', 'storage'].flatMap(
        (kind, place) => {
          const all = ids.get(kind) as string[]
          const at = (which: number) => all[(turn * 97 + place * 31 + which * 53) % all.length] as string
          return [at(0), at(1)]
        },
      ),
    )
  const largest = (): [string, string[]][] => [
    ['500 CPUs and 500 boards', [...some('cpu', 500), ...some('motherboard', 500)]],
    [
      '330 cases, 330 boards and 340 coolers',
      [...some('case', 330), ...some('motherboard', 330), ...some('cooler', 340)],
    ],
  ]

  test('20 searches for fixes at once: /livez answers meanwhile', async () => {
    const { value, longestMs } = await probeWhile(service, () =>
      Promise.all(
        Array.from({ length: 20 }, (_, turn) =>
          ask('/pcconfig/v1/compatibility/fixes', { products: broken(turn) }),
        ),
      ),
    )
    // Some may be refused as too much work at once, none for another reason.
    for (const { status } of value) expect([200, 429, 503]).toContain(status)
    expect(value.some(({ status }) => status === 200)).toBe(true)
    expect(longestMs).toBeLessThan(maxLatencyMs)
  })

  test('configurations of 1,000 products: the answer is bounded, and /livez answers meanwhile', async () => {
    for (const [name, products] of largest())
      for (const path of ['/pcconfig/v1/compatibility/configuration', '/pcconfig/v1/summary']) {
        const before = await probeWhile(service, async () => {})
        const { value, longestMs, largestMb } = await probeWhile(service, () =>
          ask(path, { products: references(products) }),
        )
        expect(value.status, `${name}: ${value.text.slice(0, 500)}`).toBe(200)
        expect(value.text.length, name).toBeLessThan(2_000_000)
        const body = JSON.parse(value.text)
        const { isValid, errors, warnings, invalidProducts }: Verdict = body.validationResult ?? body
        expect(isValid).toBe(false)
        expect(errors.length + warnings.length, name).toBeLessThanOrEqual(1001)
        expect(warnings.at(-1)?.ruleName, name).toBe('MoreFindings')
        expect(Number.parseInt(warnings.at(-1)?.shortMessage ?? '', 10)).toBeGreaterThan(10_000)
        expect(invalidProducts.length).toBeGreaterThan(500)
        expect(longestMs, name).toBeLessThan(maxLatencyMs)
        expect(largestMb - before.largestMb, name).toBeLessThan(300)
      }
  })

  test('batch with more products than one answer can name: is refused', async () => {
    const products = (count: number) => references(Array.from({ length: count }, () => 'unknown'))
    const reply = await ask('/pcconfig/v1/compatibility/batch', {
      baseConfiguration: products(1000),
      productsToValidate: products(50_000),
      productIdToReplace: null,
    })
    expect(reply.status).toBe(400)
    expect(JSON.parse(reply.text).errors).toEqual([
      { fieldName: 'productsToValidate', message: expect.stringMatching(/50050000 .* at most 5000000 /) },
    ])
  })

  test('batch on 1,000 products: /livez answers meanwhile, little memory is used, and the time limit ends it', async () => {
    const [, base] = largest()[1] as [string, string[]]
    const candidates = [...some('cooler', 1000), ...some('motherboard', 1000), ...some('case', 1000)]
    const before = await probeWhile(service, async () => {})
    const start = performance.now()
    const { value, longestMs, largestMb } = await probeWhile(service, () =>
      ask('/pcconfig/v1/compatibility/batch', {
        baseConfiguration: references(base),
        productsToValidate: references(candidates),
        productIdToReplace: null,
      }).then(
        ({ status, text }) => ({ status, length: text.length }),
        // Cut off in the middle of its answer.
        () => ({ status: 0, length: 0 }),
      ),
    )
    expect([0, 200]).toContain(value.status)
    expect(performance.now() - start).toBeLessThan(25_000)
    expect(longestMs).toBeLessThan(maxLatencyMs)
    expect(largestMb - before.largestMb).toBeLessThan(400)
  })

  test('clients that disconnect: their computations end', async () => {
    const [, products] = largest()[0] as [string, string[]]
    const path = '/pcconfig/v1/summary'
    const json = { products: references(products) }
    // Thirty of them would keep the process busy for many seconds.
    expect(await cpuAfterDisconnect(service, { path, json, count: 30, afterMs: 500 })).toBeLessThan(0.5)
  })

  test('catalog change: /livez answers while it is loaded', async () => {
    const productId = `cpu-amd-ryzen-7-9800x3d-new-${Date.now()}`
    const isKnown = async () => {
      const reply = await ask('/pcconfig/v1/compatibility/configuration', {
        products: references([productId]),
      })
      return !reply.text.includes('UnknownProduct')
    }
    expect(await isKnown()).toBe(false)
    const { longestMs } = await probeWhile(service, async () => {
      await withTestStore(database.env, (store) =>
        store.batch([
          {
            statement: adHoc(`INSERT INTO product (id, name, category, discontinued, product_group, facts)
              SELECT $1, name, category, discontinued, product_group, facts FROM product
              WHERE id = 'cpu-amd-ryzen-7-9800x3d'`),
            values: [productId],
            rows: 1,
          },
          bump(catalogTopic),
        ]),
      )
      while (!(await isKnown())) await pause(100)
    })
    expect(longestMs).toBeLessThan(maxLatencyMs)
  })

  test('memory: after all of this it returns to within 50 % of what an idle service uses', async () => {
    await expect
      .poll(() => residentMb(service.pid), { timeout: 60_000, interval: 500 })
      .toBeLessThan(1.5 * idleMb)
  })
})
