// The catalog for configurators: groups, bundles, product search, prices and availability.

import { describe, expect, test } from 'vitest'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { kinds } from '../../src/compatibility/index.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { bundles, groups, products } from '../../tools/demo/catalog/index.ts'
import { codeOf, fieldsOf } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { type DemoKey, demoProduct, gamingPc, references, startDemoService } from '../support/demo.ts'
import { blankProduct } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { startOfTime } from '../support/service.ts'
import { addProduct, change, day } from '../support/world.ts'

interface Product {
  productId: string
  productGroupId: string | null
  kind: string | null
  name: string
  manufacturer: string | null
  facts: Record<string, unknown>
  price: { currency: string; net: number; vat: number; gross: number } | null
  availability: { status: string; availableAt: string | null; freeUnits: number | null }
}
interface Facet {
  value: string
  count: number
}
interface Page {
  products: Product[]
  nextCursor: string | null
  facets: { manufacturers: Facet[]; facts: { name: string; values: Facet[] }[] }
  suggestions?: string[]
}
interface Summary {
  price: { currency: string; net: number; vat: number; gross: number } | null
  unpricedProducts: string[]
  power: Record<string, number | null>
  missing: string[]
  uncheckedFacts: unknown[]
  validationResult: { isValid: boolean; invalidProducts: string[] }
}

const path = '/catalog/v1/products'
const cpus = groups.find(({ kind }) => kind === 'cpu')?.id as string
const byNameThenId = (a: { name: string; id: string }, b: { name: string; id: string }) =>
  a.name === b.name ? (a.id < b.id ? -1 : 1) : a.name < b.name ? -1 : 1

describe.each(engines)('the catalog on %s', (engine) => {
  const service = forTests(() => startDemoService(engine))

  const get = (query: Record<string, string | number>, key: DemoKey = '100001') =>
    service.ask<Page>('GET', `${path}?${new URLSearchParams(query as Record<string, string>)}`, undefined, {
      key,
    })
  const page = async (query: Record<string, string | number> = {}, key: DemoKey = '100001') => {
    const reply = await get(query, key)
    expect(reply.status, reply.text).toBe(200)
    return reply.body
  }
  const all = async (query: Record<string, string | number> = {}, limit = 500) => {
    const found: Product[] = []
    let cursor: string | null = null
    do {
      const next: Page = await page({ ...query, limit, ...(cursor === null ? {} : { cursor }) })
      expect(next.products.length).toBeLessThanOrEqual(limit)
      found.push(...next.products)
      cursor = next.nextCursor
    } while (cursor !== null)
    return found
  }
  const idsOf = (list: Product[]) => list.map(({ productId }) => productId)
  const one = async (id: string, key: DemoKey = '100001') =>
    (await service.ask<Product>('GET', `${path}/${encodeURIComponent(id)}`, undefined, { key })).body

  describe('groups and bundles', () => {
    test('GET groups: lists every group with its kind, sorted by name', async () => {
      const { body } = await service.ask<{
        groups: { productGroupId: string; kind: string; name: string }[]
      }>('GET', '/catalog/v1/groups')
      const expected = groups
        .map(({ id, kind, name }) => ({ productGroupId: id, kind, name }))
        .sort((a, b) => (a.name < b.name ? -1 : 1))
      expect(body.groups).toEqual(expected)
      expect(new Set(body.groups.map(({ kind }) => kind))).toEqual(new Set(kinds))
    })

    test('GET bundles: lists every bundle with its groups and their minimum and maximum', async () => {
      const { body } = await service.ask<{ bundles: object[] }>('GET', '/catalog/v1/bundles')
      const nameOf = (id: string) => groups.find((group) => group.id === id)?.name
      expect(body.bundles).toEqual(
        bundles
          .toSorted((a, b) => (a.id < b.id ? -1 : 1))
          .map((bundle) => ({
            bundleId: bundle.id,
            name: bundle.name,
            description: bundle.description,
            purpose: bundle.purpose ?? null,
            groups: bundle.groups.map((slot) => ({ ...slot, name: nameOf(slot.productGroupId) })),
          })),
      )
    })
  })

  describe('GET products', () => {
    test('GET products: without parameters lists all products by name, 50 per page', async () => {
      const { products: found, nextCursor, facets } = await page()
      expect(idsOf(found)).toEqual(
        products
          .toSorted(byNameThenId)
          .slice(0, 50)
          .map(({ id }) => id),
      )
      expect(nextCursor).not.toBeNull()
      expect(facets.facts).toEqual([])
    })

    test.each([1, 7, 50, 488, 489, 1000])(
      'GET products: pages of %i have no gaps and no duplicates',
      async (limit) => {
        const own: Record<string, string> = limit === 1 ? { search: 'ryzen' } : {}
        const found = idsOf(await all(own, limit))
        const expected = idsOf((await page({ ...own, limit: 500 })).products)
        expect(found).toEqual(expected)
        expect(new Set(found).size).toBe(found.length)
      },
    )

    test('GET products: products with the same name are sorted by number, also across pages', async () => {
      const ids = ['TWIN-2', 'TWIN-10', 'TWIN-1', 'twin-0']
      await change(
        service,
        ['catalog'],
        ids.flatMap((id) => saveProduct({ ...blankProduct(id), name: 'Zwilling' })),
      )
      expect(idsOf(await all({ search: 'Zwilling' }, 1))).toEqual(ids.toSorted())
      expect(idsOf(await all({ search: 'zwilling' }, 3))).toEqual(ids.toSorted())
    })

    test('GET products: paging is stable while products are added and removed', async () => {
      await change(
        service,
        ['catalog'],
        ['C', 'E', 'G'].flatMap((letter) =>
          saveProduct({ ...blankProduct(`MOVE-${letter}`), name: `Moving ${letter}` }),
        ),
      )
      const firstPage = await page({ search: 'moving', limit: 2 })
      expect(idsOf(firstPage.products)).toEqual(['MOVE-C', 'MOVE-E'])
      // One product is added before the cursor and one after it, and the last product of the page is deleted.
      await change(
        service,
        ['catalog'],
        [
          ...['A', 'F'].flatMap((letter) =>
            saveProduct({ ...blankProduct(`MOVE-${letter}`), name: `Moving ${letter}` }),
          ),
          { statement: adHoc(`DELETE FROM product WHERE id = 'MOVE-E'`), rows: 1 },
        ],
      )
      const next = await page({ search: 'moving', limit: 2, cursor: firstPage.nextCursor as string })
      expect(idsOf(next.products)).toEqual(['MOVE-F', 'MOVE-G'])
      expect(next.nextCursor).toBeNull()
    })

    test('GET products: filters by group', async () => {
      const found = await all({ productGroupId: cpus })
      expect(new Set(idsOf(found))).toEqual(
        new Set(products.filter(({ kind }) => kind === 'cpu').map(({ id }) => id)),
      )
      for (const product of found) expect(product).toMatchObject({ kind: 'cpu', productGroupId: cpus })
      expect(idsOf(await all({ productGroupId: cpus.toUpperCase() }))).toEqual(idsOf(found))
    })

    test('GET products: an unknown group has no products; a group that is no UUID is 400', async () => {
      const {
        products: found,
        nextCursor,
        facets,
      } = await page({
        productGroupId: '00000000-0000-4000-8000-000000000000',
      })
      expect({ found, nextCursor, facets }).toEqual({
        found: [],
        nextCursor: null,
        facets: { manufacturers: [], facts: [] },
      })
      const reply = await get({ productGroupId: 'cpu' })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['productGroupId'])
    })

    test.each([
      ['one word', '9800X3D', ['cpu-amd-ryzen-7-9800x3d']],
      ['small letters', 'ryzen 7 9800x3d', ['cpu-amd-ryzen-7-9800x3d']],
      ['words in any order, with gaps', '  9800x3d   amd ', ['cpu-amd-ryzen-7-9800x3d']],
      ['a part number', '100-100001084WOF', ['cpu-amd-ryzen-7-9800x3d']],
      ['a material number', 'cpu-amd-ryzen-7-9800x3d', ['cpu-amd-ryzen-7-9800x3d']],
      ['an EAN', demoProduct('cpu-amd-ryzen-7-9800x3d')?.ean as string, ['cpu-amd-ryzen-7-9800x3d']],
      ['words that never meet', '9800x3d geforce', []],
      ['signs that mean something elsewhere', "%' OR 1=1 -- _*\\", []],
      ['a regular expression', '.*', []],
    ])('GET products: search by words: %s', async (_what, search, ids) => {
      expect(idsOf(await all({ search }))).toEqual(ids)
    })

    test('GET products: every search word must occur', async () => {
      const found = await all({ search: 'samsung 2tb' })
      expect(found.length).toBeGreaterThan(0)
      for (const { name, productId } of found) {
        expect(`${name} ${productId}`.toLowerCase()).toMatch(/(?=.*samsung)(?=.*2tb)/)
      }
      expect(idsOf(await all({ search: '   ' }))).toEqual(idsOf(await all()))
    })

    test.each([
      ['5090', /RTX 5090/],
      ['rtx5070ti', /RTX 5070 Ti/],
      ['i7 14700k', /^Intel Core i7-14700K$/],
      ['AM5 65W', /^AMD Ryzen/],
      ['zen 5', /^AMD Ryzen \d 9/],
      ['12 GB', /12 GB$/],
      ['gefroce rtx 5090', /RTX 5090/],
    ])('GET products: "%s" finds the most relevant product first', async (search, first) => {
      const { products: found, suggestions } = await page({ search })
      expect(found[0]?.name).toMatch(first)
      expect(suggestions, 'only if nothing was found').toBeUndefined()
    })

    test('GET products: a search is ordered by relevance, and pages of it have no gaps', async () => {
      const found = (await page({ search: 'rtx 5070', limit: 1000 })).products
      const firstTi = found.findIndex(({ name }) => name.includes('5070 Ti'))
      expect(firstTi).toBeGreaterThan(0)
      expect(found.slice(firstTi).every(({ name }) => name.includes('5070 Ti'))).toBe(true)
      for (const limit of [1, 2, 3])
        expect(idsOf(await all({ search: 'rtx 5070' }, limit))).toEqual(idsOf(found))
    })

    test('GET products: a search within a group and a maker keeps the order of relevance', async () => {
      const found = await all({ search: 'ryzen 9', productGroupId: cpus, manufacturer: 'AMD' })
      expect(found.length).toBeGreaterThan(3)
      expect(found[0]?.name).toMatch(/^AMD Ryzen 9 /)
      for (const { kind, manufacturer } of found) expect([kind, manufacturer]).toEqual(['cpu', 'AMD'])
    })

    test('GET products: a cursor of the list by name is 400 in a search, and the other way round', async () => {
      const byName = (await page({ limit: 1 })).nextCursor as string
      const ranked = (await page({ limit: 1, search: 'ryzen' })).nextCursor as string
      for (const query of [{ cursor: byName, search: 'ryzen' }, { cursor: ranked }]) {
        const reply = await get(query)
        expect([reply.status, fieldsOf(reply)]).toEqual([400, ['cursor']])
      }
    })

    test('GET products: a search without results suggests searches that have some', async () => {
      const { products: found, suggestions = [] } = await page({ search: '9800x4d' })
      expect(found).toEqual([])
      expect(suggestions).toContain('9800x3d')
      for (const search of suggestions) expect((await page({ search })).products).not.toEqual([])
      const boards = groups.find(({ kind }) => kind === 'motherboard')?.id as string
      expect((await page({ search: '9800x4d', productGroupId: boards })).suggestions).toEqual([])
      expect((await page({ search: 'qqqqqqqqqqqqqqq' })).suggestions).toEqual([])
    })

    test('GET products: a changed product is found by its new name at once', async () => {
      await change(service, ['catalog'], saveProduct({ ...blankProduct('RENAMED-1'), name: 'Quokka one' }))
      expect(idsOf(await all({ search: 'quokka' }))).toEqual(['RENAMED-1'])
      await change(service, ['catalog'], saveProduct({ ...blankProduct('RENAMED-1'), name: 'Wombat one' }))
      expect(idsOf(await all({ search: 'quokka' }))).toEqual([])
      expect(idsOf(await all({ search: 'wombat' }))).toEqual(['RENAMED-1'])
    })

    test('GET products: filters by the full maker name, ignoring case', async () => {
      const found = await all({ manufacturer: 'amd' })
      expect(idsOf(found).sort()).toEqual(
        products
          .filter(({ manufacturer }) => manufacturer === 'AMD')
          .map(({ id }) => id)
          .sort(),
      )
      expect(await all({ manufacturer: 'AM' })).toEqual([])
    })

    test('GET products: filters by facts, all of which must match', async () => {
      const found = await all({ productGroupId: cpus, facts: 'socket:AM5,includesCooler:true' })
      expect(idsOf(found).sort()).toEqual(
        products
          .filter(({ kind, facts }) => {
            const known = facts as { socket?: string; includesCooler?: boolean } | null
            return kind === 'cpu' && known?.socket === 'AM5' && known.includesCooler === true
          })
          .map(({ id }) => id)
          .sort(),
      )
      expect(found.length).toBeGreaterThan(0)
      // A parameter without a value means true.
      expect(idsOf(await all({ facts: 'socket:AM5,includesCooler' }))).toEqual(idsOf(found))
      expect(await all({ facts: 'socket:AM5,socket:LGA1700' })).toEqual([])
      expect(await all({ facts: 'noSuchFact:1' })).toEqual([])
      expect(await all({ facts: 'constructor' })).toEqual([])
      expect(await all({ facts: '__proto__:[object Object]' })).toEqual([])
    })

    test('GET products: facets count all matches, not only the page', async () => {
      const { products: found, facets } = await page({ productGroupId: cpus, limit: 1 })
      expect(found).toHaveLength(1)
      const everything = await all({ productGroupId: cpus })
      const makers = Map.groupBy(everything, ({ manufacturer }) => manufacturer as string)
      expect(facets.manufacturers).toEqual(
        [...makers]
          .map(([value, list]) => ({ value, count: list.length }))
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
      )
      expect(facets.facts.map(({ name }) => name)).toContain('socket')
    })

    test('GET products: a limit out of range or not a number is 400', async () => {
      for (const limit of ['0', '1001', '-1', '1.5', '', 'many', '050', '99999999999']) {
        const reply = await get({ limit })
        expect(reply.status, limit).toBe(400)
        expect(fieldsOf(reply)).toEqual(['limit'])
      }
      expect((await page({ limit: 1 })).products).toHaveLength(1)
      expect((await page({ limit: 1000 })).products.length).toBeLessThanOrEqual(1000)
    })

    test('GET products: a cursor that this list did not issue is 400', async () => {
      const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const invalid = ['x', '', '!', cursorOf(1), cursorOf(null), cursorOf(['a']), cursorOf(['a', 1])]
      for (const cursor of [...invalid, cursorOf(['a', 'b', 'c']), cursorOf({ name: 'a', id: 'b' })]) {
        const reply = await get({ cursor })
        expect(reply.status, cursor).toBe(400)
        expect(fieldsOf(reply)).toEqual(['cursor'])
      }
      // A cursor behind the last product is well-formed.
      expect(await page({ cursor: cursorOf(['\uffff', 'z']) })).toMatchObject({
        products: [],
        nextCursor: null,
      })
    })

    test('GET products: all invalid parameters are named; an unknown parameter is ignored', async () => {
      const reply = await get({ limit: 0, productGroupId: 'x', search: 'x'.repeat(256) })
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply).sort()).toEqual(['limit', 'productGroupId', 'search'])
      expect((await get({ colour: 'red' })).status).toBe(200)
    })

    test('GET products: a repeated parameter is 400, not 500', async () => {
      const reply = await service.ask('GET', `${path}?search=a&search=b`)
      expect(reply.status).toBe(400)
      expect(fieldsOf(reply)).toEqual(['search'])
    })
  })

  describe('GET product', () => {
    test('GET product: answers the same as the list', async () => {
      const id = 'cpu-amd-ryzen-7-9800x3d'
      const known = demoProduct(id) as NonNullable<ReturnType<typeof demoProduct>>
      const product = await one(id)
      expect(product).toEqual({
        productId: id,
        productGroupId: cpus,
        kind: 'cpu',
        name: known.name,
        description: null,
        manufacturer: 'AMD',
        manufacturerPartNumber: known.partNumber,
        ean: known.ean,
        category: 'PHYSICAL_ITEM',
        discontinued: false,
        images: [],
        facts: known.facts,
        price: { currency: 'NOK', net: known.nok, vat: known.nok / 4, gross: known.nok * 1.25 },
        availability: {
          status: 'Available',
          availableAt: new Date(startOfTime).toISOString(),
          freeUnits: known.stock,
        },
        lowestPrice30Days: product.price,
      })
      const [listed] = await all({ search: id })
      expect({ ...listed, lowestPrice30Days: product.price }).toEqual(product)
    })

    test('GET product: a page of its group shows all that a candidate list needs', async () => {
      const { products: found, nextCursor } = await page({ productGroupId: cpus, limit: 1000 })
      expect(nextCursor).toBeNull()
      for (const product of found) {
        const lowestPrice30Days = product.price
        expect({ ...product, lowestPrice30Days }).toEqual(await one(product.productId))
      }
      for (const { manufacturer, facts, price, availability } of found) {
        expect([manufacturer, facts.socket, price?.gross]).not.toContain(undefined)
        expect(availability.status).not.toBe('Unknown')
      }
    })

    test('GET product: an unknown one is 404', async () => {
      for (const id of [
        'no-such',
        'CPU-AMD-RYZEN-7-9800X3D',
        '__proto__',
        '..%2F',
        encodeURIComponent('ü/?#'),
      ]) {
        const reply = await service.ask('GET', `${path}/${id}`)
        expect(reply.status).toBe(404)
        expect(codeOf(reply)).toBe('product_not_found')
      }
    })

    test('GET product: its number may need URL encoding', async () => {
      const id = 'Ünï/cö?dé #1 %41'
      await addProduct(service, { id, name: 'Odd number' })
      expect(await one(id)).toMatchObject({ productId: id, name: 'Odd number' })
    })

    test('GET product: one that is no component has neither group nor facts', async () => {
      expect(await one('service-pc-assembly')).toMatchObject({
        productGroupId: null,
        kind: null,
        facts: {},
        category: 'SERVICE',
        availability: { status: 'Available', freeUnits: null },
      })
    })

    test('GET product: has the price of the caller’s account', async () => {
      const id = 'cpu-amd-ryzen-7-9800x3d'
      const eur = demoProduct(id)?.eur as number
      const cents = Math.round(eur * 100)
      const vat = Number((BigInt(cents) * 1900n + 5000n) / 10_000n)
      expect((await one(id, '100002')).price).toEqual({
        currency: 'EUR',
        net: eur,
        vat: vat / 100,
        gross: (cents + vat) / 100,
      })
      expect((await one(id, '100003')).price).toBeNull()
      const { products: found } = await page({ limit: 5 }, '100003')
      expect(found.map(({ price }) => price)).toEqual([null, null, null, null, null])
    })

    test('GET product: has no price if the price list has none', async () => {
      const id = await addProduct(service, { stock: 1 })
      expect((await one(id)).price).toBeNull()
      await change(service, ['prices'], [savePrice('NOK-standard', id, 3)])
      expect((await one(id)).price).toEqual({ currency: 'NOK', net: 0.03, vat: 0.01, gross: 0.04 })
    })

    test('GET product: availability is in stock, on order, not tracked or sold out', async () => {
      const due = startOfTime + 10 * day
      const supply = [{ quantity: 5, expectedAt: due }]
      const cases = [
        [{ stock: 3 }, 'Available', startOfTime, 3],
        [{ stock: 0, supply }, 'ConfirmedRestock', due, 0],
        [{ stock: 0, supply: [{ quantity: 5, expectedAt: null }] }, 'UnconfirmedRestock', null, 0],
        [{ stock: 0 }, 'UnconfirmedRestock', null, 0],
        [{}, 'Unknown', null, null],
        [{ stock: 0, isDiscontinued: true, supply }, 'Unavailable', null, 0],
        [{ stock: 1, isDiscontinued: true }, 'Available', startOfTime, 1],
      ] as const
      for (const [product, status, availableAt, freeUnits] of cases) {
        const id = await addProduct(service, product as object)
        const availability = {
          status,
          availableAt: availableAt && new Date(availableAt).toISOString(),
          freeUnits,
        }
        expect((await one(id)).availability).toEqual(availability)
        expect((await all({ search: id })).find(({ productId }) => productId === id)?.availability).toEqual(
          availability,
        )
      }
    })

    test('GET product: shows current stock and supply', async () => {
      const id = await addProduct(service, { stock: 0 })
      expect((await one(id)).availability.status).toBe('UnconfirmedRestock')
      const supply = { id: `po-${engine}`, productId: id, quantity: 1, expectedAt: startOfTime + day }
      await change(service, [], savePurchaseOrder(supply))
      expect((await one(id)).availability.status).toBe('ConfirmedRestock')
      await change(service, [], [setOnHand(id, 2)])
      expect((await one(id)).availability).toMatchObject({ status: 'Available', freeUnits: 2 })
    })
  })

  test('catalog: needs the scope pcconfig:read', async () => {
    for (const each of [
      '/catalog/v1/groups',
      '/catalog/v1/bundles',
      path,
      `${path}/cpu-amd-ryzen-7-9800x3d`,
    ]) {
      expect((await service.ask('GET', each, undefined, { key: 'readonly' })).status).toBe(200)
      const staff = await service.ask('GET', each, undefined, { key: 'backoffice' })
      expect(codeOf(staff)).toBe('scope_missing')
      expect((await service.request('GET', each, { as: null })).status).toBe(401)
    }
  })

  describe('PC summary', () => {
    const summarize = async (ids: readonly string[], key: DemoKey = '100001') => {
      const reply = await service.ask<Summary>(
        'POST',
        '/pcconfig/v1/summary',
        { products: references(ids) },
        { key },
      )
      expect(reply.status, reply.text).toBe(200)
      return reply.body
    }

    test('PC summary: has price and power, and nothing missing', async () => {
      const net = gamingPc.reduce((sum, id) => sum + (demoProduct(id)?.nok as number), 0)
      const summary = await summarize(gamingPc)
      expect(summary).toMatchObject({
        price: { currency: 'NOK', net, vat: net / 4, gross: net * 1.25 },
        unpricedProducts: [],
        missing: [],
        validationResult: { isValid: true },
      })
      const { estimatedWatts, supplyWatts, cpuWatts, graphicsWatts, restWatts } = summary.power
      expect(supplyWatts).toBe(850)
      expect(estimatedWatts).toBe((cpuWatts ?? 0) + (graphicsWatts ?? 0) + (restWatts ?? 0))
      expect(graphicsWatts).toBeGreaterThanOrEqual(250)
      expect(cpuWatts).toBeGreaterThanOrEqual(100)
      expect(estimatedWatts).toBeLessThan(850)
    })

    test('PC summary: a repeated product counts each time; two power supplies add up', async () => {
      const drive = 'ssd-samsung-990-pro-2tb'
      const psu = 'psu-be-quiet-pure-power-13-m-850w'
      const net = (demoProduct(drive)?.nok as number) * 3 + (demoProduct(psu)?.nok as number) * 2
      const { price, power } = await summarize([drive, psu, drive, drive, psu])
      expect(price?.net).toBe(net)
      expect(power.supplyWatts).toBe(1700)
    })

    test('PC summary: lists missing groups, unpriced products and unknown products', async () => {
      const own = await addProduct(service, { group: cpus, facts: {} })
      const { price, unpricedProducts, missing, power, validationResult } = await summarize([
        own,
        'no-such',
        own,
      ])
      expect(unpricedProducts).toEqual([own, 'no-such'])
      expect(price).toEqual({ currency: 'NOK', net: 0, vat: 0, gross: 0 })
      expect(missing).toEqual(['motherboard', 'memory', 'storage', 'powerSupply', 'case'])
      expect(power.supplyWatts).toBeNull()
      expect(validationResult).toMatchObject({
        isValid: false,
        invalidProducts: expect.arrayContaining(['no-such']),
      })
      expect((await summarize([])).missing).toHaveLength(6)
    })

    test('PC summary: an account without a price list gets everything but the price', async () => {
      const { price, unpricedProducts, power } = await summarize(gamingPc, '100003')
      expect(price).toBeNull()
      expect(unpricedProducts).toEqual(gamingPc)
      expect(power.supplyWatts).toBe(850)
      expect((await summarize(gamingPc, '100002')).price?.currency).toBe('EUR')
    })

    test('PC summary: a malformed request is 400', async () => {
      expect(fieldsOf(await service.ask('POST', '/pcconfig/v1/summary', {}))).toEqual(['products'])
      expect(fieldsOf(await service.ask('POST', '/pcconfig/v1/summary', { products: [{}] }))).toEqual([
        'products[0].productId',
      ])
    })
  })
})

// Answered from memory, so one engine is enough.
test('facets: each facet finds exactly as many products as it counts', async () => {
  const service = await startDemoService('sqlite')
  try {
    const find = async (query: Record<string, string>) =>
      (await service.ask<Page>('GET', `${path}?limit=500&${new URLSearchParams(query)}`)).body
    for (const { id: productGroupId } of groups) {
      const { products: found, facets } = await find({ productGroupId })
      for (const { value, count } of facets.manufacturers) {
        expect((await find({ productGroupId, manufacturer: value })).products, value).toHaveLength(count)
      }
      for (const { name, values } of facets.facts) {
        expect(values.length).toBeGreaterThan(1)
        for (const { value, count } of values) {
          const narrowed = await find({ productGroupId, facts: `${name}:${value}` })
          expect(narrowed.products, `${name}:${value}`).toHaveLength(count)
          expect(found.length).toBeGreaterThan(count)
        }
      }
    }
  } finally {
    await service.stop()
  }
})
