// Stock on hand and purchase orders.

import { describe, expect, test } from 'vitest'
import { saveProduct } from '../../src/catalog/product.ts'
import { findSupply, keyOf, type SupplyQuery } from '../../src/inventory/find-supply.ts'
import { type PurchaseOrder, savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { loadStock, unitOfEach } from '../../src/inventory/stock.ts'
import { planShortage } from '../../src/orders/plan-shortage.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { Conflict, type Query, type Store } from '../../src/platform/store/store.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done, nameOf, type Stock } from '../support/desk.ts'
import { blankProduct } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { brokenInvariants } from '../support/order-invariants.ts'
import { draftOf } from '../support/service.ts'
import { addProduct, change, day, stockOf } from '../support/world.ts'

const most = 2_147_483_647

describe.each(engines)('supply on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)

  const place = (product: string, quantity: number) => {
    service.time.now += 1000
    return service.place(draftOf([[product, quantity]]))
  }

  describe('codes on received goods', () => {
    interface Found {
      purchaseOrders: { purchaseOrderId: string; productId: string; productName: string | null }[]
      products: { productId: string }[]
    }
    const find = async (code: string) => {
      const path = `/catalog/v1/incoming?code=${encodeURIComponent(code)}`
      const { purchaseOrders, products } = done(await desk.call<Found>('GET', path)).body
      return [
        purchaseOrders.map(({ purchaseOrderId }) => purchaseOrderId),
        products.map(({ productId }) => productId),
      ]
    }

    test('incoming: a code is the number of a purchase order, or of products with their purchase orders', async () => {
      const product = await addProduct(service, { ean: '4999999999991', partNumber: 'IN-7/A' })
      done(await desk.order(product, 5, null, 'in-a'))
      done(await desk.order(product, 2, null, 'in-b'))
      for (const code of [product, '4999999999991', 'in-7/a', 'IN7A'])
        expect([code, ...(await find(code))]).toEqual([code, ['in-a', 'in-b'], [product]])
      expect(await find(' in-b ')).toEqual([['in-b'], []])
      expect(await find('in-')).toEqual([[], []])
      done(await desk.receive('in-b'))
      expect(await find('in-b')).toEqual([[], []])
      expect(await find(product)).toEqual([['in-a'], [product]])
    })

    test('incoming: a product without purchase orders is known, and expected by none', async () => {
      const product = await addProduct(service)
      expect(await find(product)).toEqual([[], [product]])
    })
  })

  describe('stock', () => {
    test('stock: has on hand, reserved, waiting, free and incoming units', async () => {
      const product = await addProduct(service, { stock: 5 })
      expect(await desk.stock(product)).toEqual({
        productId: product,
        onHand: 5,
        reserved: 0,
        waiting: 0,
        free: 5,
        purchaseOrders: [],
      })
      await place(product, 3)
      await place(product, 4)
      const at = service.time.now + 20 * day
      done(await desk.order(product, 2, at, 'stock-b'))
      done(await desk.order(product, 9, null, 'stock-a'))
      expect(await desk.stock(product)).toEqual({
        productId: product,
        onHand: 5,
        reserved: 5,
        waiting: 2,
        free: 0,
        purchaseOrders: [
          { purchaseOrderId: 'stock-a', productId: product, quantity: 9, expectedAt: null, version: 0 },
          {
            purchaseOrderId: 'stock-b',
            productId: product,
            quantity: 2,
            expectedAt: new Date(at).toISOString(),
            version: 0,
          },
        ],
      })
    })

    test('stock: is null, not 0, if it is not tracked', async () => {
      const product = await addProduct(service)
      await place(product, 2)
      expect(await desk.stock(product)).toMatchObject({ onHand: null, reserved: 0, waiting: 2, free: null })
    })

    test('stock: can be set down to the reserved units, not below', async () => {
      const product = await addProduct(service, { stock: 10 })
      await place(product, 4)
      for (const onHand of [3, 0]) {
        expect(nameOf(await desk.setStock(product, onHand))).toBe('422 stock_below_reserved')
        expect(await stockOf(service, product)).toEqual({ on_hand: 10, reserved: 4, waiting: 0 })
      }
      done(await desk.setStock(product, 4))
      await place(product, 1)
      expect(await stockOf(service, product)).toEqual({ on_hand: 4, reserved: 4, waiting: 1 })
      done(await desk.setStock(product, 4))
      done(await desk.setStock(product, 100))
      expect(await stockOf(service, product)).toEqual({ on_hand: 100, reserved: 5, waiting: 0 })
    })

    test('stock: a confirmed count below the reserved units makes the last orders wait in their old place', async () => {
      const product = await addProduct(service, { stock: 6 })
      const [first, second, third] = [
        await place(product, 3),
        await place(product, 2),
        await place(product, 1),
      ]
      const waiting = await place(product, 2)
      expect(await desk.shortage(product, 4)).toEqual([
        { orderId: second, units: 1 },
        { orderId: third, units: 1 },
      ])
      const refused = await desk.setStock(product, 4, { confirmedOrders: [third] })
      expect([nameOf(refused), refused.text]).toEqual([
        '422 stock_below_reserved',
        expect.stringContaining(second),
      ])
      const confirmedOrders = [third, second]
      done(await desk.setStock(product, 4, { confirmedOrders, reason: 'Two are broken' }))
      expect(await stockOf(service, product)).toEqual({ on_hand: 4, reserved: 4, waiting: 4 })
      expect(await desk.expected(second)).toEqual(['1 of 10 Available', '1 of 10 UnconfirmedRestock'])
      // The queue is served in the order of the claims: second, third, and then the one that waited before.
      done(await desk.setStock(product, 5))
      expect(await desk.expected(second)).toEqual(['2 of 10 Available'])
      expect(await desk.expected(third)).toEqual(['1 of 10 UnconfirmedRestock'])
      done(await desk.setStock(product, 6))
      expect(await desk.expected(third)).toEqual(['1 of 10 Available'])
      expect(await desk.expected(waiting)).toEqual(['2 of 10 UnconfirmedRestock'])
      expect(await desk.expected(first)).toEqual(['3 of 10 Available'])
      expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    })

    test('stock: of two counts below the reserved units at once, the second one decides again', async () => {
      const product = await addProduct(service, { stock: 6 })
      const orderId = await place(product, 6)
      const level = (await loadStock(service.store, unitOfEach([product]))).get(product)
      // The other count is made while the queue is read.
      let isMade = false
      const between: Store = {
        ...service.store,
        all: async (query) => {
          const rows = await service.store.all(query)
          if (query.statement.name === 'backOrder.numbers' && !isMade) {
            isMade = true
            done(await desk.setStock(product, 4, { confirmedOrders: [orderId] }))
          }
          return rows
        },
      }
      const { writes } = await planShortage(between, product, 2, level?.supplyVersion ?? 0, service.time.now)
      await expect(service.store.batch(writes('test'))).rejects.toThrow(Conflict)
      expect(await stockOf(service, product)).toEqual({ on_hand: 4, reserved: 4, waiting: 2 })
      expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
    })

    test('stock: its corrections are listed with reason, newest first, in pages', async () => {
      const product = await addProduct(service, { stock: 1 })
      for (const [onHand, reason] of [
        [3, 'Found'],
        [2, 'Broken'],
        [7, undefined],
      ] as const) {
        service.time.now += 1000
        done(await desk.setStock(product, onHand, reason ? { reason } : {}))
      }
      type Corrections = { corrections: object[]; nextCursor: string | null }
      const path = `/catalog/v1/products/${product}/stock/corrections`
      const { body } = done(await desk.call<Corrections>('GET', `${path}?limit=2`))
      expect(body.corrections).toMatchObject([
        { before: 2, after: 7, reason: null },
        { before: 3, after: 2, reason: 'Broken' },
      ])
      const rest = done(await desk.call<Corrections>('GET', `${path}?limit=2&cursor=${body.nextCursor}`)).body
      expect(rest).toMatchObject({
        corrections: [{ before: 1, after: 3, reason: 'Found' }],
        nextCursor: null,
      })
    })

    test('stock: the orders that a count would hit are none if it covers them, and 404 without the product', async () => {
      const product = await addProduct(service, { stock: 2 })
      await place(product, 2)
      expect(await desk.shortage(product, 2)).toEqual([])
      const path = (id: string, onHand: string) =>
        `/catalog/v1/products/${id}/stock/shortage?onHand=${onHand}`
      expect(nameOf(await desk.call('GET', path('unknown', '1')))).toBe('404 product_not_found')
      expect(nameOf(await desk.call('GET', path(product, '-1')))).toBe('400 invalid_request')
      expect(nameOf(await desk.setStock(product, -5))).toBe('400 invalid_request')
    })

    test('stock: a change applies to checkouts at once', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = await service.create(draftOf([[product, 2]]))
      const status = async () => (await service.readCheckout(id)).orderLines[0]?.availability?.status
      expect(await status()).toBe('UnconfirmedRestock')
      done(await desk.setStock(product, 2))
      expect(await status()).toBe('Available')
      done(await desk.setStock(product, '1' as unknown as number))
      expect(await status()).toBe('UnconfirmedRestock')
    })

    test('stock: setting it during orders never ends below the reserved units', async () => {
      const product = await addProduct(service, { stock: 50 })
      const drafts = await Promise.all(
        Array.from({ length: 12 }, () => service.create(draftOf([[product, 2]]))),
      )
      const replies = await Promise.all([
        ...drafts.map((draft) => service.submit(draft)),
        ...[0, 5, 12, 20].map((onHand) => desk.setStock(product, onHand)),
      ])
      const unexpected = replies
        .map(nameOf)
        .filter((name) => name !== '204' && name !== '422 stock_below_reserved')
      expect(unexpected).toEqual([])
      const stock = await stockOf(service, product)
      expect((stock?.reserved ?? 0) + (stock?.waiting ?? 0)).toBe(24)
      expect(stock?.reserved).toBeLessThanOrEqual(stock?.on_hand ?? 0)
    })
  })

  describe('a purchase order', () => {
    test('purchase order: is recorded with a generated number or the given one', async () => {
      const product = await addProduct(service, { stock: 0 })
      const at = service.time.now + 3 * day
      const given = done(await desk.order(product, 7, at, 'PO 7/æ'))
      expect([given.status, given.body]).toEqual([
        201,
        {
          purchaseOrderId: 'PO 7/æ',
          productId: product,
          quantity: 7,
          expectedAt: new Date(at).toISOString(),
          version: 0,
        },
      ])
      const made = done(await desk.order(product, 1, null)).body
      expect(made).toMatchObject({ productId: product, quantity: 1, expectedAt: null })
      expect(made.purchaseOrderId).toMatch(/^[0-9a-f-]{36}$/)
      expect((await desk.stock(product)).purchaseOrders).toHaveLength(2)
      done(await desk.receive('PO 7/æ'))
      expect((await desk.stock(product)).purchaseOrders).toEqual([made])
    })

    test('purchase order: an existing number is refused, and the existing order does not change', async () => {
      const product = await addProduct(service, { stock: 0 })
      done(await desk.order(product, 7, null, 'taken'))
      const again = await desk.order('PLENTY', 1, null, 'taken')
      expect([again.status, codeOf(again), fieldsOf(again)]).toEqual([
        400,
        'invalid_request',
        ['purchaseOrderId'],
      ])
      expect((await desk.stock(product)).purchaseOrders).toMatchObject([{ quantity: 7 }])
    })

    test('purchase order: of two at once with one number, one is recorded', async () => {
      const product = await addProduct(service, { stock: 0 })
      const replies = await Promise.all(
        Array.from({ length: 5 }, () => desk.order(product, 2, null, `raced-${product}`)),
      )
      expect(replies.map(nameOf).sort()).toEqual(['201', ...Array(4).fill('400 invalid_request')])
      expect((await desk.stock(product)).purchaseOrders).toHaveLength(1)
    })

    // An accepted number must name the purchase order afterwards.
    test.each([
      ['empty', ''],
      ['long', 'x'.repeat(200)],
      ['of two lines', 'PO\n1'],
    ])('purchase order: a number that is %s can be found by it, or is refused', async (_, id) => {
      const product = await addProduct(service, { stock: 0 })
      const reply = await desk.order(product, 1, null, id)
      if (reply.status === 400) return expect(fieldsOf(reply)).toEqual(['purchaseOrderId'])
      expect((await desk.stock(product)).purchaseOrders).toHaveLength(1)
      expect(nameOf(await desk.receive(id))).toBe('204')
    })

    test('purchase order: a partial receipt adds stock and leaves the rest open', async () => {
      const product = await addProduct(service, { stock: 1 })
      const id = done(await desk.order(product, 5, null)).body.purchaseOrderId
      done(await desk.receive(id, 2))
      expect(await desk.stock(product)).toMatchObject({
        onHand: 3,
        purchaseOrders: [{ purchaseOrderId: id, quantity: 3 }],
      })
      done(await desk.receive(id, 3))
      expect(await desk.stock(product)).toMatchObject({ onHand: 6, purchaseOrders: [] })
      expect(nameOf(await desk.receive(id, 1))).toBe('404 purchase_order_not_found')
      expect(nameOf(await desk.receive(id))).toBe('404 purchase_order_not_found')
      expect(await desk.stock(product)).toMatchObject({ onHand: 6 })
    })

    test('purchase order: a receipt without a quantity takes all outstanding units', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = done(await desk.order(product, 5, null)).body.purchaseOrderId
      done(await desk.receive(id, 1))
      done(await desk.receive(id))
      expect(await desk.stock(product)).toMatchObject({ onHand: 5, purchaseOrders: [] })
    })

    test('purchase order: a receipt may be larger than ordered', async () => {
      const product = await addProduct(service, { stock: 0 })
      const orderId = await place(product, 6)
      const id = done(await desk.order(product, 5, null)).body.purchaseOrderId
      done(await desk.receive(id, 8))
      expect(await desk.stock(product)).toMatchObject({ onHand: 8, reserved: 6, free: 2, purchaseOrders: [] })
      expect(await desk.expected(orderId)).toEqual(['6 of 10 Available'])
    })

    test('purchase order: a receipt starts the tracking of stock', async () => {
      const product = await addProduct(service)
      const orderId = await place(product, 2)
      const id = done(await desk.order(product, 3, null)).body.purchaseOrderId
      done(await desk.receive(id))
      expect(await stockOf(service, product)).toEqual({ on_hand: 3, reserved: 2, waiting: 0 })
      expect(await desk.expected(orderId)).toEqual(['2 of 10 Available'])
    })

    test('purchase order: can be changed and closed', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = done(await desk.order(product, 5, null)).body.purchaseOrderId
      const at = service.time.now + 3 * day
      done(await desk.changeSupply(id, 8, at))
      expect((await desk.stock(product)).purchaseOrders).toMatchObject([
        { quantity: 8, expectedAt: new Date(at).toISOString() },
      ])
      done(await desk.changeSupply(id, 0, null))
      expect((await desk.stock(product)).purchaseOrders).toEqual([])
      expect(nameOf(await desk.changeSupply(id, 5, null))).toBe('404 purchase_order_not_found')
      // Its number is free again.
      done(await desk.order(product, 1, null, id))
    })

    test('purchase order: a change of a version that is no longer current is refused', async () => {
      const product = await addProduct(service, { stock: 0 })
      const created = done(await desk.order(product, 50, null))
      const { purchaseOrderId: id, version } = created.body
      expect([version, created.headers.get('etag')]).toEqual([0, '"0"'])
      done(await desk.receive(id, 20))
      const at = service.time.now + 3 * day
      const refused = await desk.changeSupply(id, 50, at, { 'If-Match': '"0"' })
      expect([nameOf(refused), refused.text]).toEqual([
        '412 precondition_failed',
        expect.stringContaining('If-Match: \\"1\\"'),
      ])
      const [left] = (await desk.stock(product)).purchaseOrders
      expect(left).toMatchObject({ quantity: 30, expectedAt: null, version: 1 })
      const changed = done(await desk.changeSupply(id, 30, at, { 'If-Match': `"${left?.version}"` }))
      expect([changed.status, changed.headers.get('etag')]).toEqual([204, '"2"'])
      const list = `/catalog/v1/purchase-orders?productId=${product}`
      expect(done(await desk.call('GET', list)).body).toMatchObject({ purchaseOrders: [{ version: 2 }] })
      const code = `/catalog/v1/incoming?code=${id}`
      expect(done(await desk.call('GET', code)).body).toMatchObject({ purchaseOrders: [{ version: 2 }] })
    })

    test('purchase order: a change without If-Match, or for any version, is made', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = done(await desk.order(product, 50, null)).body.purchaseOrderId
      done(await desk.receive(id, 20))
      done(await desk.changeSupply(id, 40, null))
      done(await desk.changeSupply(id, 45, null, { 'If-Match': '*' }))
      expect((await desk.stock(product)).purchaseOrders).toMatchObject([{ quantity: 45, version: 3 }])
      const closed = done(await desk.changeSupply(id, 0, null, { 'If-Match': '"3"' }))
      expect(closed.headers.get('etag')).toBeNull()
    })

    test('purchase order: an import that changes it makes a new version', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = done(await desk.order(product, 50, null)).body.purchaseOrderId
      await service.store.batch(savePurchaseOrder({ id, productId: product, quantity: 60, expectedAt: null }))
      const refused = await desk.changeSupply(id, 50, null, { 'If-Match': '"0"' })
      expect(nameOf(refused)).toBe('412 precondition_failed')
    })

    test('purchase order: many receipts at once add every unit once', async () => {
      const product = await addProduct(service, { stock: 0 })
      const id = done(await desk.order(product, 30, null)).body.purchaseOrderId
      const replies = await Promise.all(Array.from({ length: 8 }, () => desk.receive(id, 2)))
      expect(replies.map(nameOf)).toEqual(Array(8).fill('204'))
      expect(await desk.stock(product)).toMatchObject({ onHand: 16, purchaseOrders: [{ quantity: 14 }] })
      const last = await Promise.all(Array.from({ length: 4 }, () => desk.receive(id)))
      expect(last.map(nameOf).sort()).toEqual(['204', ...Array(3).fill('404 purchase_order_not_found')])
      expect(await desk.stock(product)).toMatchObject({ onHand: 30, purchaseOrders: [] })
    })

    test('purchase order: stock never exceeds what its own operations can report', async () => {
      const product = await addProduct(service, { stock: 10 })
      const id = done(await desk.order(product, most, null)).body.purchaseOrderId
      const reply = await desk.receive(id, most)
      expect(reply.status, reply.text).not.toBe(500)
      expect((await desk.stock(product)).onHand).toBeLessThanOrEqual(most)
      // The consistency check follows every outstanding unit.
      await desk.changeSupply(id, 0, null)
    })
  })

  describe('the list of purchase orders', () => {
    type Page = { purchaseOrders: Stock['purchaseOrders']; nextCursor: string | null }
    const walk = async (limit: number, filter: Record<string, string> = {}) => {
      const found: string[] = []
      let cursor: string | null = null
      do {
        const query = new URLSearchParams({
          limit: String(limit),
          ...filter,
          ...(cursor === null ? {} : { cursor }),
        })
        const { body }: { body: Page } = done(
          await desk.call<Page>('GET', `/catalog/v1/purchase-orders?${query}`),
        )
        expect(body.purchaseOrders.length).toBeLessThanOrEqual(limit)
        found.push(...body.purchaseOrders.map(({ purchaseOrderId }) => purchaseOrderId))
        cursor = body.nextCursor
      } while (cursor !== null)
      return found
    }

    test.each([1, 2, 3, 500])('purchase order list of a product in pages of %i: each once', async (limit) => {
      const product = await addProduct(service, { stock: 0 })
      const ids = [1, 2, 3, 4, 5, 6].map((number) => `list-${product}-${number}`)
      for (const id of ids.toReversed()) done(await desk.order(product, 1, null, id))
      expect(await walk(limit, { productId: product })).toEqual(ids)
      const all = await walk(limit)
      expect(all.filter((id) => ids.includes(id))).toEqual(ids)
      expect(new Set(all).size).toBe(all.length)
    })

    test('purchase order list: a search and every order have all of them, however many there are', async () => {
      const many = await addProduct(service, { stock: 0, name: 'M many' })
      const few = await addProduct(service, { stock: 0, name: '0 few' })
      const due = service.time.now + 20 * day
      // Thousands of them with the same date, and thousands without one.
      await service.store.batch([
        {
          statement: adHoc(`INSERT INTO purchase_order (id, product_id, quantity, expected_at)
            WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 10050)
            SELECT 'many-' || i, $1, 1, CASE WHEN i % 3 = 0 THEN NULL ELSE CAST($2 AS BIGINT) END FROM numbers`),
          values: [many, due],
          rows: 10_050,
        },
      ])
      try {
        done(await desk.order(few, 1, due - day, 'z-first'))
        done(await desk.order(few, 1, null, 'z-last'))
        const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)
        const byId = await service.store.all<{ id: string; expected_at: number | null }>({
          statement: adHoc('SELECT id, expected_at FROM purchase_order ORDER BY id'),
        })
        const time = ({ expected_at }: { expected_at: number | null }) =>
          expected_at ?? Number.POSITIVE_INFINITY
        const byDate = byId.toSorted((a, b) => (time(a) < time(b) ? -1 : Number(time(a) > time(b))))

        expect(await walk(500, { sort: 'due' })).toEqual(idsOf(byDate))
        for (const sort of ['id', 'due', 'product'])
          expect([sort, await walk(1, { sort, search: '0 few' })]).toEqual([sort, ['z-first', 'z-last']])
        expect(await walk(500, { sort: 'due', search: 'z-' })).toEqual(['z-first', 'z-last'])
        const byName = await walk(500, { sort: 'product' })
        expect(byName.slice(0, 2)).toEqual(['z-first', 'z-last'])
        expect(byName.toSorted()).toEqual(idsOf(byId))
        expect(await walk(1, { sort: 'due', productId: few })).toEqual(['z-first', 'z-last'])
      } finally {
        const rows = 'any' as const
        await service.store.batch([
          { statement: adHoc(`DELETE FROM purchase_order WHERE id LIKE 'many-%'`), rows },
        ])
      }
    })

    test('purchase order list by product: a page reads a bounded number of rows, and pages have each once', async () => {
      // Several products of one name, products without purchase orders, and one with very many.
      const products = Array.from({ length: 900 }, (_, index) => ({
        ...blankProduct(`walk-${String(index).padStart(3, '0')}`),
        name: `Walk ${String((index * 7) % 300).padStart(3, '0')}`,
      }))
      await change(service, ['catalog'], products.flatMap(saveProduct))
      const spread = adHoc(`INSERT INTO purchase_order (id, product_id, quantity, expected_at)
        SELECT 'walk-' || $1 || '-' || id, id, 1, NULL FROM product WHERE id LIKE 'walk-%' AND id < $2`)
      const numbers = `WITH RECURSIVE numbers (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 3000)`
      const many = adHoc(`INSERT INTO purchase_order (id, product_id, quantity, expected_at)
        ${numbers} SELECT 'walk-many-' || i, 'walk-100', 1, NULL FROM numbers`)
      try {
        await service.store.batch([
          { statement: spread, values: ['a', 'walk-600'], rows: 600 },
          { statement: spread, values: ['b', 'walk-300'], rows: 300 },
          { statement: many, rows: 3000 },
        ])
        const { catalog } = service.service.context
        const nameOfProduct = (id: string) => catalog.current.products.get(id)?.name ?? id
        const stored = await service.store.all<{ id: string; product_id: string }>({
          statement: adHoc('SELECT id, product_id FROM purchase_order'),
        })
        const sorted = stored
          .map(({ id, product_id }) => [nameOfProduct(product_id), product_id, id] as const)
          .toSorted((a, b) => {
            const at = a.findIndex((part, index) => part !== b[index])
            return (a[at] as string) < (b[at] as string) ? -1 : 1
          })
        const read = { rows: 0, statements: 0 }
        const counting = {
          all: async <T>(query: Query<T>) => {
            const rows = await service.store.all(query)
            read.rows += rows.length
            read.statements++
            return rows
          },
        }
        const pageAfter = (after: SupplyQuery['after'], limit: number) => {
          Object.assign(read, { rows: 0, statements: 0 })
          const query = { productId: null, search: null, sort: 'product' as const, after, limit }
          return findSupply(counting, catalog.current, { ...query, isWanted: () => true })
        }
        for (const limit of [100, 501]) {
          const found: PurchaseOrder[] = []
          for (let page = await pageAfter(null, limit); page.length > 0; ) {
            found.push(...page)
            // A first page of 500, and for each 256 products their numbers, then the page itself.
            expect(read.rows).toBeLessThan(500 + 4 * 256 + 2 * limit)
            expect(read.statements).toBeLessThan(16)
            const last = page.at(-1) as PurchaseOrder
            page = await pageAfter(keyOf(last, catalog.current.products, 'product'), limit)
          }
          expect(found.map(({ id }) => id)).toEqual(sorted.map(([, , id]) => id))
        }
        expect(await walk(500, { sort: 'product' })).toEqual(sorted.map(([, , id]) => id))
        expect(await walk(500, { sort: 'product', productId: 'walk-100' })).toEqual(
          sorted.filter(([, product]) => product === 'walk-100').map(([, , id]) => id),
        )
      } finally {
        const rows = 'any' as const
        await service.store.batch([
          { statement: adHoc(`DELETE FROM purchase_order WHERE id LIKE 'walk-%'`), rows },
        ])
      }
    })

    test.each(['0', '501', 'x'])('purchase order list: limit=%s is 400', async (limit) => {
      const reply = await desk.call('GET', `/catalog/v1/purchase-orders?limit=${limit}`)
      expect([reply.status, fieldsOf(reply)]).toEqual([400, ['limit']])
    })
  })

  test('supply: the database is consistent after these tests', async () => {
    expect(await brokenInvariants(service.store, service.time.now)).toEqual([])
  })
})
