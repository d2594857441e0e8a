// Matching lists of texts to products.

import { describe, expect, test } from 'vitest'
import { loadProducts } from '../../src/catalog/product.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { seedLargeCatalog } from '../support/large-catalog.ts'
import { startTestService } from '../support/service.ts'

interface Answer {
  rows: {
    match: string
    matchedBy: string | null
    products: { productId: string; price: { gross: number; currency: string } | null }[]
  }[]
}

describe.each(engines)('matching on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const match = (texts: unknown[], as: 'shop' | 'german' | null = 'shop') =>
    service.request<Answer>('POST', '/catalog/v1/match', {
      json: { rows: texts.map((text) => ({ text })) },
      as,
    })

  test('match: answers each row in order, by product number, EAN, part number and name', async () => {
    const { status, body } = await match([
      'FEW',
      '4006381333931',
      'mpn-few',
      'Plenty of it',
      '4012345678901',
      'garden hose',
    ])
    expect(status).toBe(200)
    expect(
      body.rows.map(({ match, matchedBy, products }) => [
        match,
        matchedBy,
        ...products.map(({ productId }) => productId),
      ]),
    ).toEqual([
      ['exact', 'productId', 'FEW'],
      ['exact', 'ean', 'PLENTY'],
      ['exact', 'manufacturerPartNumber', 'FEW'],
      ['exact', 'name', 'PLENTY'],
      ['candidates', null, 'TWIN-A', 'TWIN-B'],
      ['none', null],
    ])
  })

  test("match: a typing error finds candidates, and prices are those of the caller's account", async () => {
    const typo = (await match(['Procesor A'])).body.rows[0]
    expect([typo?.match, typo?.products[0]?.productId]).toEqual(['candidates', 'CPU-A'])
    const [row] = (await match(['PLENTY'], 'german')).body.rows
    expect(row?.products[0]?.price).toMatchObject({ currency: 'EUR', gross: 118.99 })
  })

  test('match: refuses no rows, too many rows and texts that are too long', async () => {
    expect((await match([])).status).toBe(400)
    expect((await match(Array(1001).fill('FEW'))).status).toBe(400)
    expect((await match(['x'.repeat(256)])).status).toBe(400)
    expect((await match([7])).status).toBe(400)
    expect((await match(['FEW'], null)).status).toBe(401)
  })
})

test('match: 1,000 rows against a large catalog take less than a second of processor time', async () => {
  const service = await startTestService('sqlite', {
    seed: async (store) => void (await seedLargeCatalog(store, 45)),
    clock: Date.now,
    env: { DEMO: 'true' },
  })
  try {
    const products = await loadProducts(service.store)
    expect(products.length).toBeGreaterThan(10_000)
    const every = (step: number) => products[(step * 7919) % products.length]
    const texts = Array.from({ length: 1000 }, (_, step) => {
      const product = every(step)
      const kinds = [
        product?.id,
        product?.name,
        `${product?.name} boxed`,
        product?.name.split(' ').slice(1).join(' '),
      ]
      return step % 100 === 99 ? `garden hose ${step}` : (kinds[step % kinds.length] ?? '')
    })
    const ask = async (rows: string[]) => {
      const response = await fetch(`${service.url}/catalog/v1/match`, {
        method: 'POST',
        headers: { Authorization: 'Bearer bo_demo_100001', 'Content-Type': 'application/json' },
        body: JSON.stringify({ rows: rows.map((text) => ({ text })) }),
      })
      return (await response.json()) as Answer
    }
    // The first request builds the lookups of this catalog.
    await ask(['x'])
    // The best of three: other threads of the process and other programs need the processor too.
    let rows: Answer['rows'] = []
    let least = Number.POSITIVE_INFINITY
    let shortest = Number.POSITIVE_INFINITY
    for (let round = 0; round < 3; round++) {
      const since = performance.now()
      const before = process.cpuUsage()
      rows = (await ask(texts)).rows
      const { user, system } = process.cpuUsage(before)
      least = Math.min(least, (user + system) / 1000)
      shortest = Math.min(shortest, performance.now() - since)
    }
    console.log(
      `1,000 rows, ${products.length} products: ${Math.round(least)} ms of processor time, ${Math.round(shortest)} ms`,
    )
    const found = rows.map(({ products: [first] }) => first?.productId)
    expect(
      rows.filter(({ match }, step) => match === 'exact' && found[step] === every(step)?.id).length,
    ).toBeGreaterThan(240)
    expect(rows.filter(({ products }, step) => step % 100 !== 99 && products.length === 0)).toEqual([])
    expect(least).toBeLessThan(1000)
  } finally {
    await service.stop()
  }
}, 180_000)
