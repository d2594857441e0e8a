// The stock list: on hand, waiting and incoming units of every product.

import { describe, expect, test } from 'vitest'
import { saveProduct } from '../../src/catalog/product.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { blankProduct, cpuGroup, products } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf } from '../support/service.ts'
import { addProduct, change } from '../support/world.ts'

interface StockLine {
  productId: string
  name: string
  manufacturer: string | null
  productGroupId: string | null
  onHand: number | null
  reserved: number
  free: number | null
  incoming: number
  waiting: number
}
interface Page {
  products: StockLine[]
  nextCursor: string | null
}
type Query = Record<string, string | number>

describe.each(engines)('the list of stock on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)

  const ask = (query: Query = {}) =>
    desk.call<Page>('GET', `/catalog/v1/stock?${new URLSearchParams(query as Record<string, string>)}`)
  async function all(query: Query = {}): Promise<StockLine[]> {
    const found: StockLine[] = []
    let cursor: string | null = null
    do {
      const { body }: { body: Page } = done(await ask(cursor === null ? query : { ...query, cursor }))
      found.push(...body.products)
      cursor = body.nextCursor
      if (cursor !== null) expect(body.products).toHaveLength(Number(query.limit ?? 50))
    } while (cursor !== null)
    return found
  }
  const idsOf = (lines: StockLine[]) => lines.map(({ productId }) => productId)
  const place = (product: string, quantity: number) => service.place(draftOf([[product, quantity]]))
  const line = async (id: string) => (await all({ search: id })).find(({ productId }) => productId === id)

  const onShelves = products
    .filter(({ category }) => category === undefined)
    .map(({ id, name = id }) => ({ id, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ id }) => id)

  test.each([1, 3, 50, 1000])('stock list in pages of %i: every physical product, by name', async (limit) => {
    expect(idsOf(await all({ limit }))).toEqual(onShelves)
  })

  test('stock list: each entry equals the stock of the product', async () => {
    for (const listed of await all()) {
      const { purchaseOrders, ...stock } = await desk.stock(listed.productId)
      expect(listed).toMatchObject(stock)
      expect(listed.incoming).toBe(purchaseOrders.reduce((sum, { quantity }) => sum + quantity, 0))
    }
  })

  test('stock list: shows reserved, waiting and incoming units', async () => {
    const product = await addProduct(service, { stock: 5, manufacturer: 'Maker', group: cpuGroup })
    await place(product, 3)
    expect(await line(product)).toEqual({
      productId: product,
      name: `Product ${product}`,
      manufacturer: 'Maker',
      productGroupId: cpuGroup,
      onHand: 5,
      reserved: 3,
      free: 2,
      incoming: 0,
      waiting: 0,
    })
    await place(product, 4)
    done(await desk.order(product, 2, null))
    const { purchaseOrderId } = done(await desk.order(product, 2_147_483_647, null)).body
    expect(await line(product)).toMatchObject({
      onHand: 5,
      reserved: 5,
      free: 0,
      incoming: 2_147_483_649,
      waiting: 2,
    })
    done(await desk.changeSupply(purchaseOrderId, 0, null))
    done(await desk.setStock(product, 9))
    expect(await line(product)).toMatchObject({ onHand: 9, reserved: 7, free: 2, incoming: 2, waiting: 0 })
  })

  test('stock list: stock that is not tracked is null, not 0', async () => {
    expect(await line('UNCOUNTED')).toMatchObject({ onHand: null, reserved: 0, free: null, waiting: 0 })
  })

  test('stock list: search by words works as for products', async () => {
    const product = await addProduct(service, {
      id: 'ODD-1',
      name: 'Odd Thing',
      partNumber: 'PN-77',
      ean: '4000000000001',
    })
    for (const search of [product, 'odd', ' THING  odd ', 'pn-77', '4000000000001']) {
      expect(idsOf(await all({ search }))).toEqual([product])
    }
    expect(await all({ search: 'odd nothing' })).toEqual([])
    const { suggestions } = done(await ask({ search: 'odd nothing' })).body as { suggestions?: string[] }
    expect(suggestions).toEqual(['odd thing'])
  })

  test('stock list: filters by group', async () => {
    const lines = await all({ productGroupId: cpuGroup })
    expect(idsOf(lines)).toContain('CPU-A')
    for (const { productGroupId } of lines) expect(productGroupId).toBe(cpuGroup)
    expect(await all({ productGroupId: '00000000-0000-4000-8000-000000000000' })).toEqual([])
  })

  test('stock list: "short" lists products without free units or with waiting orders', async () => {
    const short = async () =>
      (await all({ only: 'short', search: 'shortage', limit: 2 })).map(({ name }) => name)
    const own = (name: string, other: object) => addProduct(service, { name: `Shortage ${name}`, ...other })
    const bought = await own('A, all bought', { stock: 2 })
    await own('B, none', { stock: 0 })
    await own('C, one left', { stock: 1 })
    const uncounted = await own('D, not counted', {})
    await own('E, gone', { stock: 0, isDiscontinued: true })
    const waited = await own('F, waited for', { stock: 1 })
    expect(await short()).toEqual(['Shortage B, none', 'Shortage E, gone'])
    await place(bought, 2)
    await place(uncounted, 1)
    await place(waited, 2)
    const all6 = await all({ search: 'shortage' })
    expect(all6).toHaveLength(6)
    expect(await short()).toEqual(
      all6.filter(({ free, waiting }) => free === 0 || waiting > 0).map(({ name }) => name),
    )
    expect(await short()).toHaveLength(5)
    done(await desk.setStock(bought, 3))
    expect(await short()).not.toContain('Shortage A, all bought')
    done(await desk.setStock(waited, 2))
    expect(await short(), 'all of it is reserved').toContain('Shortage F, waited for')
    expect(await line(waited)).toMatchObject({ free: 0, waiting: 0 })
  })

  test('stock list: paging is stable while products are added and removed', async () => {
    const save = (letter: string) =>
      saveProduct({ ...blankProduct(`SHELF-${letter}`), name: `Shelf ${letter}` })
    await change(service, ['catalog'], ['C', 'E', 'G'].flatMap(save))
    const first = done(await ask({ search: 'shelf', limit: 2 })).body
    expect(idsOf(first.products)).toEqual(['SHELF-C', 'SHELF-E'])
    await change(service, ['catalog'], ['A', 'F'].flatMap(save))
    const next = done(await ask({ search: 'shelf', limit: 2, cursor: first.nextCursor as string })).body
    expect(idsOf(next.products)).toEqual(['SHELF-F', 'SHELF-G'])
  })

  test.each([
    ['only', 'long'],
    ['only', ''],
    ['productGroupId', 'cpu'],
    ['search', 'x'.repeat(256)],
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', 'many'],
    ['cursor', 'nonsense'],
    ['cursor', Buffer.from('["a",1]').toString('base64url')],
  ])('stock list: %s=%s is 400 and named', async (name, value) => {
    const reply = await ask({ [name]: value })
    expect([reply.status, codeOf(reply), fieldsOf(reply)]).toEqual([400, 'invalid_request', [name]])
  })

  test('stock list: customers are refused', async () => {
    const reply = await service.request('GET', '/catalog/v1/stock')
    expect([reply.status, codeOf(reply)]).toEqual([403, 'scope_missing'])
    expect((await service.request('GET', '/catalog/v1/stock', { as: null })).status).toBe(401)
  })
})
