// One renamed product in a large catalog: scanners, searches and lists do not wait until everything is indexed again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProduct } from '../../src/catalog/product.ts'
import { indexProducts } from '../../src/catalog/search/search-index.ts'
import { catalogTopic } from '../../src/catalog/topics.ts'
import { runSteps } from '../../src/compatibility/index.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { engines } from '../support/databases.ts'
import { seedLargeCatalog } from '../support/large-catalog.ts'
import { startTestService, type TestService } from '../support/service.ts'

const productId = 'cpu-amd-ryzen-7-9800x3d'

describe.each(engines)('a large catalog on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await startTestService(engine, {
      seed: async (store) => void (await seedLargeCatalog(store, 30)),
      clock: Date.now,
      env: { DEMO: 'true' },
    })
  }, 180_000)
  afterAll(() => service?.stop())

  async function ask<T>(path: string, key: string, body?: unknown): Promise<T> {
    const response = await fetch(service.url + path, {
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(response.status).toBe(200)
    return (await response.json()) as T
  }
  const scan = async (code: string) => {
    const path = `/fulfilment/v1/codes?code=${encodeURIComponent(code)}`
    const found = await ask<{ products: { name: string }[] }>(path, 'bo_demo_backoffice')
    return found.products.map(({ name }) => name)
  }
  const search = async (words: string) => {
    const path = `/catalog/v1/products?limit=1&search=${encodeURIComponent(words)}`
    const found = await ask<{ products: { name: string }[] }>(path, 'bo_demo_100001')
    return found.products.map(({ name }) => name)
  }
  const match = async (text: string) => {
    const found = await ask<{ rows: { products: { name: string }[] }[] }>(
      '/catalog/v1/match',
      'bo_demo_100001',
      { rows: [{ text }] },
    )
    return found.rows[0]?.products.map(({ name }) => name)
  }
  async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
    const start = performance.now()
    return [await work(), performance.now() - start]
  }
  async function change(product: Parameters<typeof saveProduct>[0]) {
    await service.store.batch([...saveProduct(product), bump(catalogTopic)])
    await service.service.context.poller.refresh()
  }

  test('scanning: after a product was renamed, nothing waits for an index, and the new name is found', async () => {
    const { products, byName } = service.service.context.catalog.current
    const before = products.get(productId)
    if (!before) throw new Error(`There is no product ${productId}.`)
    await Promise.all([scan(productId), search('lantern'), match('lantern')])
    // What everybody waited for before; of one run on the same machine, so a busy one changes both.
    const [, indexMs] = await timed(async () => runSteps(indexProducts(byName, () => null)))

    await change({ ...before, name: 'Lantern of the desert', ean: '4099999999998' })
    const [scanned, scanMs] = await timed(() => scan('4099999999998'))
    const [found, searchMs] = await timed(() => search('desert lantern'))
    const [matched, matchMs] = await timed(() => match('lantern of the desert'))
    const name = ['Lantern of the desert']
    expect([scanned, found, matched]).toEqual([name, name, name])
    expect(Math.max(scanMs, searchMs, matchMs)).toBeLessThan(indexMs / 3)

    await change(before)
    expect(await scan('4099999999998')).toEqual([])
    expect(await scan(productId)).toEqual([before.name])
    expect(await search('lantern')).toEqual([])
  })
})
