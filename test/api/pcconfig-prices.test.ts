// The price list of components: complete, exact to the cent, and revalidated by ETag.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importPrices } from '../../src/catalog/import-prices.ts'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import { products as demoProducts } from '../../tools/demo/catalog/index.ts'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type DemoKey, startDemoService } from '../support/demo.ts'
import { askEncoded, decoded } from '../support/encoded-reply.ts'
import { blankProduct, cpuGroup, type KeyName } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { draftOf, type TestService } from '../support/service.ts'
import { addProduct, change } from '../support/world.ts'

const path = '/pcconfig/v1/prices/components'

interface Price {
  productId: string
  net: number
  gross: number
  vatRate: number
}

describe.each(engines)('component prices on %s', (engine) => {
  let service: TestService
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-prices-'))
  beforeAll(async () => {
    service = await startCheckedService(engine)
  })
  afterAll(async () => {
    await service?.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  const pricesOf = async (as: KeyName = 'shop') => {
    const reply = await service.request<{ prices: Price[] }>('GET', path, { as })
    expect(reply.status, reply.text).toBe(200)
    return reply.body.prices
  }
  const find = async (productId: string, as: KeyName = 'shop') =>
    (await pricesOf(as)).find((price) => price.productId === productId)
  const isListed = async (productId: string) => (await find(productId)) !== undefined

  describe('listed components', () => {
    test('component prices: list components only, no services, licences or other goods', async () => {
      const ids = (await pricesOf()).map(({ productId }) => productId)
      expect(ids).toContain('CPU-A')
      for (const other of ['ASSEMBLY', 'LICENCE', 'PLENTY', 'FEW']) expect(ids).not.toContain(other)
    })

    test('component prices: a licence that is a component is listed', async () => {
      const id = await addProduct(service, { group: cpuGroup, category: 'VIRTUAL_ITEM' })
      expect(await isListed(id)).toBe(true)
    })

    test('component prices: are sorted by productId in code unit order on every engine', async () => {
      for (const id of ['b', 'B', '_', '10', '9', 'ä', 'z', '-', '😀', '\uffee']) {
        await addProduct(service, { id, group: cpuGroup })
      }
      const ids = (await pricesOf()).map(({ productId }) => productId)
      expect(ids).toEqual(ids.toSorted((a, b) => (a < b ? -1 : 1)))
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('component prices: a component without a price for the account is left out', async () => {
      const id = 'ONLY-NOK'
      await change(
        service,
        ['catalog', 'prices'],
        [...saveProduct({ ...blankProduct(id), group: cpuGroup }), savePrice('NOK', id, 12_345)],
      )
      expect(await find(id)).toEqual({ productId: id, net: 123.45, gross: 154.31, vatRate: 0.25 })
      expect(await find(id, 'german')).toBeUndefined()
    })

    test('component prices: a price of an unknown product is left out', async () => {
      await change(service, ['prices'], [savePrice('NOK', 'NOBODY-KNOWS', 100)])
      expect(await isListed('NOBODY-KNOWS')).toBe(false)
    })

    test('component prices: an out-of-stock product stays listed while it can be back-ordered', async () => {
      const empty = await addProduct(service, { group: cpuGroup, stock: 0 })
      const uncounted = await addProduct(service, { group: cpuGroup })
      expect(await isListed(empty)).toBe(true)
      expect(await isListed(uncounted)).toBe(true)
    })

    test('component prices: a discontinued sold-out product is left out until there is stock', async () => {
      const id = await addProduct(service, { group: cpuGroup, stock: 0, isDiscontinued: true })
      expect(await isListed(id)).toBe(false)
      const reply = await service.request('PUT', `/catalog/v1/products/${id}/stock`, {
        as: 'staff',
        json: { onHand: 2 },
      })
      expect(reply.status).toBe(204)
      expect(await isListed(id)).toBe(true)
      await change(service, [], [setOnHand(id, 0)])
      expect(await isListed(id)).toBe(false)
    })

    test('component prices: a product disappears with its last reserved unit and returns when that order is cancelled', async () => {
      const id = await addProduct(service, { group: cpuGroup, stock: 2, isDiscontinued: true })
      await service.place(draftOf([[id, 1]]))
      expect(await isListed(id)).toBe(true)
      const last = await service.place(draftOf([[id, 1]]))
      expect(await isListed(id)).toBe(false)
      expect((await service.request('PATCH', `/orders/v1/${last}/cancel`)).status).toBe(204)
      expect(await isListed(id)).toBe(true)
    })

    test.each([
      ['in stock', { stock: 1 }],
      ['out of stock', { stock: 0 }],
      ['not counted', {}],
      ['discontinued, in stock', { stock: 1, isDiscontinued: true }],
      ['discontinued, out of stock', { stock: 0, isDiscontinued: true }],
      ['discontinued, not counted', { isDiscontinued: true }],
    ])(
      'component prices: a component is listed exactly when it can be ordered: %s',
      async (_what, product) => {
        const id = await addProduct(service, { group: cpuGroup, ...product })
        const { problems } = await service.readCheckout(await service.create(draftOf([[id, 1]])))
        expect(await isListed(id)).toBe(problems.length === 0)
      },
    )

    test('component prices: a product disappears when it is discontinued or no longer a component', async () => {
      const id = await addProduct(service, { group: cpuGroup, stock: 0 })
      expect(await isListed(id)).toBe(true)
      await addProduct(service, { id, group: cpuGroup, isDiscontinued: true })
      expect(await isListed(id)).toBe(false)
      await addProduct(service, { id, group: cpuGroup })
      expect(await isListed(id)).toBe(true)
      await addProduct(service, { id, group: null })
      expect(await isListed(id)).toBe(false)
    })
  })

  describe('price values', () => {
    // Halves are rounded up: 0.02 × 25 % = 0.005.
    test.each([
      [0, 0, 0],
      [1, 0.01, 0.01],
      [2, 0.02, 0.03],
      [3, 0.03, 0.04],
      [99, 0.99, 1.24],
      [300_001, 3000.01, 3750.01],
      [1_234_567_890_12, 1_234_567_890.12, 1_543_209_862.65],
    ])('component prices: %i øre net is %d and gross %d', async (nok, net, gross) => {
      const id = await addProduct(service, { group: cpuGroup, nok })
      expect(await find(id)).toEqual({ productId: id, net, gross, vatRate: 0.25 })
    })

    test('component prices: are those of the default account of the caller', async () => {
      const id = await addProduct(service, { group: cpuGroup, nok: 10_000, eur: 1_003 })
      expect(await find(id)).toMatchObject({ net: 100, gross: 125, vatRate: 0.25 })
      expect(await find(id, 'german')).toEqual({ productId: id, net: 10.03, gross: 11.94, vatRate: 0.19 })
      expect(await find(id, 'reader')).toEqual(await find(id))
    })

    test('component prices: are equal to what checkout charges', async () => {
      for (const nok of [2, 333, 19_999, 100_001]) {
        const id = await addProduct(service, { group: cpuGroup, nok })
        const draft = await service.readCheckout(await service.create(draftOf([[id, 1]])))
        expect(draft.orderLines[0]?.unitPrice).toMatchObject({
          net: nok / 100,
          gross: (await find(id))?.gross,
        })
      }
    })
  })

  test('component prices: an account without a price list is 422', async () => {
    const reply = await service.request('GET', path, { as: 'priceless' })
    expect(reply.status).toBe(422)
    expect(codeOf(reply)).toBe('price_list_missing')
  })

  test('component prices: 403 without the scope or an account, 401 without a credential', async () => {
    expect(codeOf(await service.request('GET', path, { as: 'staff' }))).toBe('scope_missing')
    expect(codeOf(await service.request('GET', path, { as: 'nobody' }))).toBe('client_not_permitted')
    expect((await service.request('GET', path, { as: null })).status).toBe(401)
  })

  test('component prices: an imported price appears within two seconds', async () => {
    const id = await addProduct(service, { group: cpuGroup, nok: 100 })
    const before = await service.request('GET', path)
    const file = join(folder, 'prices.json')
    const write = (net: number) =>
      writeFileSync(
        file,
        JSON.stringify({ prices: [{ priceList: 'NOK', currency: 'NOK', productId: id, net }] }),
      )
    write(222.5)
    await importPrices(file, service.store, noProgress)
    const net = await eventually(
      async () => (await find(id))?.net,
      (price) => price === 222.5,
      60_000,
    )
    expect(net).toBe(222.5)
    const etag = before.headers.get('etag') as string
    expect((await service.request('GET', path, { headers: { 'If-None-Match': etag } })).status).toBe(200)
    // The old price brings back the old answer and its ETag.
    write(1)
    await importPrices(file, service.store, noProgress)
    await eventually(
      async () => (await find(id))?.net,
      (price) => price === 1,
      60_000,
    )
    const again = await service.request('GET', path)
    expect(again.headers.get('etag')).toBe(etag)
  })
})

// From here on the engine does not matter: the whole demo, over plain HTTP.
describe('the prices of the demo', () => {
  const service = forTests(() => startDemoService('sqlite'))

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    askEncoded(service.url + path, { Authorization: 'Bearer bo_demo_100001', ...headers }, { method })

  test.each<[DemoKey, 'nok' | 'eur', bigint, number]>([
    ['100001', 'nok', 2500n, 0.25],
    ['100002', 'eur', 1900n, 0.19],
  ])(
    'demo prices of account %s: every component once, gross = net × (1 + vatRate) to the cent',
    async (key, currency, rate, vatRate) => {
      const reply = await service.ask<{ prices: Price[] }>('GET', path, undefined, { key })
      const { prices } = reply.body
      const expected = demoProducts
        .filter(({ kind, stock, discontinued }) => kind !== null && !(discontinued && !stock))
        .map(({ id, [currency]: amount }) => {
          const net = Math.round(amount * 100)
          const gross = net + Number((BigInt(net) * rate + 5000n) / 10_000n)
          return { productId: id, net: net / 100, gross: gross / 100, vatRate }
        })
        .sort((a, b) => (a.productId < b.productId ? -1 : 1))
      expect(prices.length).toBeGreaterThan(400)
      expect(prices).toEqual(expected)
    },
  )

  test.each([
    ['nothing', undefined, [undefined]],
    ['an empty text', '', [undefined]],
    ['identity', 'identity', [undefined]],
    ['gzip', 'gzip', ['gzip']],
    ['br', 'br', ['br']],
    ['capitals', 'GZIP', ['gzip']],
    ['what browsers send', 'gzip, deflate, br, zstd', ['br', 'gzip']],
    ['only what we do not have', 'deflate, zstd', [undefined]],
    ['anything', '*', ['br', 'gzip', undefined]],
    ['gzip refused', 'gzip;q=0', [undefined]],
    ['gzip refused, with spaces', 'gzip ; q=0.000', [undefined]],
    ['br refused', 'br;q=0, gzip', ['gzip']],
    ['everything but br', 'br;q=0, *', ['gzip', undefined]],
    ['everything refused but gzip', '*;q=0, gzip;q=0.001', ['gzip']],
    ['everything refused but identity', 'identity, *;q=0', [undefined]],
    ['gzip preferred', 'br;q=0.1, gzip;q=0.9', ['gzip']],
    ['identity preferred', 'identity;q=1, gzip;q=0.2', [undefined]],
    ['nonsense', ';;q=,,=;gzip;q=x', ['gzip', undefined]],
  ])('component prices with Accept-Encoding: %s', async (_what, accepted, encodings) => {
    const plain = (await get()).bytes.toString()
    const reply = await get(accepted === undefined ? {} : { 'Accept-Encoding': accepted })
    expect(reply.status).toBe(200)
    expect(encodings).toContain(reply.headers['content-encoding'])
    expect(decoded(reply)).toBe(plain)
    expect(reply.headers.vary).toMatch(/accept-encoding/i)
    expect(Number(reply.headers['content-length'])).toBe(reply.bytes.length)
    expect(reply.headers['content-type']).toMatch(/^application\/json/)
  })

  test('component prices: the compressed answer is much smaller and has its own ETag', async () => {
    const [plain, gzip, br] = await Promise.all(
      ['identity', 'gzip', 'br'].map((encoding) => get({ 'Accept-Encoding': encoding })),
    )
    expect((gzip?.bytes.length ?? 0) * 4).toBeLessThan(plain?.bytes.length ?? 0)
    expect((br?.bytes.length ?? 0) * 4).toBeLessThan(plain?.bytes.length ?? 0)
    const tags = [plain, gzip, br].map((reply) => reply?.headers.etag)
    expect(new Set(tags).size).toBe(3)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  test.each(['identity', 'gzip', 'br'])(
    'component prices: a matching If-None-Match answers 304, as %s',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding }
      const whole = await get(headers)
      const tag = whole.headers.etag as string
      for (const known of [tag, `W/${tag}`, `"other", ${tag}`, `"a",W/${tag},"b"`, '*']) {
        const reply = await get({ ...headers, 'If-None-Match': known })
        expect(reply.status, known).toBe(304)
        expect(reply.bytes).toHaveLength(0)
        expect(reply.headers).toMatchObject({ etag: tag, 'cache-control': whole.headers['cache-control'] })
        expect(reply.headers.vary).toBe(whole.headers.vary)
        expect(reply.headers['content-type']).toBeUndefined()
        expect(reply.headers['content-encoding']).toBeUndefined()
      }
      for (const other of ['"other"', tag.slice(1, -1), '""', '']) {
        expect((await get({ ...headers, 'If-None-Match': other })).status, other).toBe(200)
      }
    },
  )

  test('component prices: an ETag does not answer callers without the right to read', async () => {
    const tag = (await get()).headers.etag as string
    const ask = async (key: string) =>
      (await get({ Authorization: `Bearer bo_demo_${key}`, 'If-None-Match': tag })).status
    expect(await ask('100001')).toBe(304)
    expect(await ask('readonly')).toBe(304)
    expect(await ask('100002')).toBe(200)
    expect(await ask('100003')).toBe(422)
    expect(await ask('backoffice')).toBe(403)
    expect(await ask('nobody')).toBe(401)
    expect((await get()).headers['cache-control']).toContain('private')
  })

  test.each(['identity', 'gzip', 'br'])(
    'component prices: HEAD answers like GET without the body, as %s',
    async (encoding) => {
      const headers = { 'Accept-Encoding': encoding }
      const [whole, head] = [await get(headers), await get(headers, 'HEAD')]
      expect(head.status).toBe(200)
      expect(head.bytes).toHaveLength(0)
      for (const name of [
        'content-length',
        'content-type',
        'content-encoding',
        'etag',
        'vary',
        'cache-control',
      ]) {
        expect(head.headers[name], name).toBe(whole.headers[name])
      }
      const known = await get({ ...headers, 'If-None-Match': whole.headers.etag as string }, 'HEAD')
      expect(known.status).toBe(304)
    },
  )

  test('component prices: many requests at once get the same answer', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        get({ 'Accept-Encoding': ['gzip', 'br', 'identity'][index % 3] as string }),
      ),
    )
    expect(new Set(replies.map(decoded)).size).toBe(1)
  })
})
