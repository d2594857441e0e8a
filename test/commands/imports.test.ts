// Imports from files: each row is checked on its own, and every error has file, line and reason.

import { describe, expect, test } from 'vitest'
import { replaceCarriers } from '../../src/checkout/delivery/carrier.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import type { ImportReport } from '../../src/platform/import/report.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { first } from '../../src/platform/store/store.ts'
import { startCheckedService } from '../support/contract.ts'
import { createDatabase, engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { examples, type FormatName, fileOf, formatNames, importers } from '../support/import-files.ts'
import { importedRows } from '../support/imported-rows.ts'
import { eventually, openTestStore, runCommand } from '../support/processes.ts'
import { draftOf, type TestService } from '../support/service.ts'
import { addProduct, change, stockOf } from '../support/world.ts'

const takenOf = ({ taken }: ImportReport) => Object.fromEntries(taken)
const remarksOf = (remarks: ImportReport['leftOut']) =>
  remarks.map(({ row, line }) => `${row} on line ${line}`)

describe.each(engines)('imports on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const run = (name: FormatName, content: unknown) =>
    importers[name](
      typeof content === 'string' && content.endsWith('.json') ? content : fileOf(content),
      service.store,
      noProgress,
    )
  const envOf = ({ settings }: TestService): Record<string, string> =>
    settings.DATABASE_URL ? { DATABASE_URL: settings.DATABASE_URL } : { DATA_DIR: settings.DATA_DIR }
  const product = (id: string) =>
    first<{ id: string; name: string; facts: string | null; product_group: string | null }>(service.store, {
      statement: adHoc('SELECT * FROM product WHERE id = $1'),
      values: [id],
    })
  const priceOf = async (id: string, list = 'NOK') =>
    (
      await first<{ net: number }>(service.store, {
        statement: adHoc('SELECT net FROM price WHERE price_list = $1 AND product_id = $2'),
        values: [list, id],
      })
    )?.net

  test('imports: the examples of docs/reference/formats.md are accepted as printed, and a repeat changes nothing', async () => {
    const database = await createDatabase(engine)
    const store = await openTestStore(database.env)
    try {
      const importAll = async () => {
        const reports = []
        for (const name of formatNames)
          reports.push(await importers[name](fileOf(examples[name]), store, noProgress))
        return reports
      }
      const reports = await importAll()
      expect(reports.map(takenOf)).toEqual([
        { groups: 1, products: 2, bundles: 1 },
        { prices: 1 },
        { stock: 1, purchaseOrders: 1 },
        { carriers: 1 },
      ])
      for (const { repaired, leftOut } of reports) expect([...repaired, ...leftOut]).toEqual([])
      const once = await importedRows(store)
      expect(once).toMatchObject({
        price: [{ product_id: 'cpu-1', net: 249_000 }],
        price_list: [{ id: 'NOK-standard', currency: 'NOK' }],
        stock: [
          { product_id: 'assembly', on_hand: null },
          { product_id: 'cpu-1', on_hand: 12 },
        ],
        purchase_order: [{ id: 'PO-1', quantity: 50, expected_at: Date.parse('2026-12-01T23:59:59Z') }],
      })
      expect((await importAll()).map(takenOf)).toEqual(reports.map(takenOf))
      expect(await importedRows(store)).toEqual(once)
    } finally {
      await store.close()
      await database.drop()
    }
  })

  describe('the catalog', () => {
    test('catalog import: broken rows are left out with line and reason, and the rest is imported', async () => {
      const report = await run(
        'catalog',
        `{
  "groups": [
    { "productGroupId": "cccccccc-0000-4000-8000-000000000001", "kind": "monitor", "name": "Screens" },
    { "productGroupId": "not-a-uuid", "kind": "cpu", "name": "Wrong" },
    { "productGroupId": "cccccccc-0000-4000-8000-000000000002", "kind": "toaster", "name": "Toasters" }
  ],
  "products": [
    { "productId": "IN-1", "name": "Right", "productGroupId": "CCCCCCCC-0000-4000-8000-000000000001" },
    { "productId": "IN-2" },
    {
      "productId": "IN-3", "name": 3,
      "weightGrams": -1, "category": "FOOD"
    }, { "productId": "IN-4", "name": "No such group", "productGroupId": "dddddddd-0000-4000-8000-000000000009" },
    { "productId": "IN-5", "name": "Right too", "weightGrams": 1200, "unknown": true }
  ],
  "bundles": [
    { "bundleId": "IN-PC", "name": "Right", "groups": [{ "productGroupId": "cccccccc-0000-4000-8000-000000000001", "min": 0, "max": 1 }], "assemblyProductId": "IN-1" },
    { "bundleId": "IN-PC-2", "name": "No groups", "groups": [], "assemblyProductId": "IN-1" },
    { "bundleId": "IN-PC-3", "name": "No such service", "groups": [{ "productGroupId": "cccccccc-0000-4000-8000-000000000001", "min": 0, "max": 1 }], "assemblyProductId": "NO-SUCH" },
    { "bundleId": "IN-PC-4", "name": "No such group", "groups": [{ "productGroupId": "dddddddd-0000-4000-8000-000000000009", "min": 0, "max": 1 }], "assemblyProductId": "IN-1" }
  ]
}`,
      )
      expect(takenOf(report)).toEqual({ groups: 1, products: 2, bundles: 1 })
      expect(remarksOf(report.leftOut).sort()).toEqual(
        [
          'groups[1] on line 4',
          'groups[2] on line 5',
          'products[1] on line 9',
          'products[2] on line 10',
          'products[3] on line 13',
          'bundles[1] on line 18',
          'bundles[2] on line 19',
          'bundles[3] on line 20',
        ].sort(),
      )
      const reasonOf = (row: string) => report.leftOut.find((remark) => remark.row === row)?.reason
      expect(reasonOf('groups[2]')).toMatch(/toaster.*cpu/)
      expect(reasonOf('products[1]')).toMatch(/name/)
      expect(reasonOf('products[2]')).toMatch(/name.*category.*weightGrams/)
      expect(reasonOf('products[3]')).toMatch(/dddddddd-0000-4000-8000-000000000009/)
      expect(reasonOf('bundles[2]')).toMatch(/NO-SUCH/)
      expect(reasonOf('bundles[3]')).toMatch(/dddddddd-0000-4000-8000-000000000009/)
      expect(await product('IN-1')).toMatchObject({ product_group: 'cccccccc-0000-4000-8000-000000000001' })
      expect(await product('IN-4')).toBeUndefined()
      // A product can be ordered, so it has a stock row, not tracked yet.
      expect(await stockOf(service, 'IN-5')).toEqual(expect.objectContaining({ on_hand: null, reserved: 0 }))
    })

    test('catalog import: the line number is right, whatever the rows before it', async () => {
      const report = await run(
        'catalog',
        `{
  "products": [
    null,
    "text }{][ \\" ",
    42, true,
    [{ "productId": "IN-LIST" }],
    { "productId": "IN-6" },
    { "productId": "IN-7", "name": "Right" },
    { "productId": "IN-8" }
  ]
}`,
      )
      expect(takenOf(report)).toMatchObject({ products: 1 })
      expect(remarksOf(report.leftOut)).toEqual([
        'products[0] on line 3',
        'products[1] on line 4',
        'products[2] on line 5',
        'products[3] on line 5',
        'products[4] on line 6',
        'products[5] on line 7',
        'products[7] on line 9',
      ])
    })

    test('catalog import: a fact out of range becomes unknown and is reported as repaired', async () => {
      const facts = {
        socket: 'AM5',
        tdpWatts: 99_999,
        memoryTypes: ['DDR5', 'DDR9'],
        integratedGraphics: 'yes',
      }
      const report = await run('catalog', {
        products: [{ productId: 'FACTS-1', name: 'Half known', productGroupId: cpuGroup, facts }],
      })
      expect(takenOf(report)).toMatchObject({ products: 1 })
      expect(report.leftOut).toEqual([])
      expect(report.repaired).toHaveLength(3)
      const reasons = report.repaired.map(({ reason }) => reason).join('\n')
      for (const fact of ['tdpWatts', 'memoryTypes', 'integratedGraphics']) expect(reasons).toContain(fact)
      expect(report.repaired.every(({ row, line }) => row === 'products[0]' && line === 3)).toBe(true)
      expect(JSON.parse((await product('FACTS-1'))?.facts ?? '')).toEqual({ socket: 'AM5' })
    })

    test('catalog import: a fact that its kind does not have is dropped and reported', async () => {
      const report = await run('catalog', {
        products: [
          {
            productId: 'FACTS-2',
            name: 'Misspelt',
            productGroupId: cpuGroup,
            facts: { sockett: 'AM5', tdpWatts: 65 },
          },
        ],
      })
      expect(report.repaired.map(({ reason }) => reason)).toEqual([expect.stringContaining('sockett')])
      expect(JSON.parse((await product('FACTS-2'))?.facts ?? '')).toEqual({ tdpWatts: 65 })
    })

    test('catalog import: a bundle that no PC can satisfy, and a product that no request can name, are left out', async () => {
      const bundle = (bundleId: string, min: number, max: number) => ({
        bundleId,
        name: 'A PC',
        groups: [{ productGroupId: cpuGroup, min, max }],
        assemblyProductId: 'ASSEMBLY',
      })
      const report = await run('catalog', {
        products: [{ productId: '', name: 'Nameless' }],
        bundles: [bundle('NEVER', 3, 1), bundle('ONCE', 1, 1)],
      })
      expect(remarksOf(report.leftOut)).toEqual([
        expect.stringMatching(/^products\[0\]/),
        expect.stringMatching(/^bundles\[0\]/),
      ])
      expect(takenOf(report)).toEqual({ groups: 0, products: 0, bundles: 1 })
    })

    test.each([
      ['a control character', 'a\u001b[31mb'],
      ['a line break', 'a\nb'],
      ['a control character of the upper range', 'a\u0085b'],
      ['129 characters', 'x'.repeat(129)],
      ['half of a character', 'a\ud800b'],
      ['nothing but spaces', '  '],
      ['one dot', '.'],
      ['two dots', '..'],
    ])(
      'catalog import, ids with %s: the row is left out, because no path can address it',
      async (_what, id) => {
        const groups = [{ productGroupId: cpuGroup, min: 1, max: 1 }]
        const catalog = await run('catalog', {
          products: [{ productId: id, name: 'Unreachable' }],
          bundles: [{ bundleId: id, name: 'Unreachable', groups, assemblyProductId: 'ASSEMBLY' }],
        })
        expect(takenOf(catalog)).toEqual({ groups: 0, products: 0, bundles: 0 })
        expect(catalog.leftOut).toMatchObject([
          { row: 'products[0]', line: 3, reason: expect.stringMatching(/^productId /) },
          { row: 'bundles[0]', line: expect.any(Number), reason: expect.stringMatching(/^bundleId /) },
        ])
        const stock = await run('stock', {
          purchaseOrders: [{ purchaseOrderId: id, productId: 'ASSEMBLY', quantity: 1, expectedAt: null }],
        })
        expect(takenOf(stock)).toEqual({ stock: 0, purchaseOrders: 0 })
        expect(stock.leftOut[0]?.reason).toMatch(/^purchaseOrderId /)
      },
    )

    test('catalog import: unusual ids that can be written in a path are accepted and found', async () => {
      const ids = ['a/b', 'é ü', '%2e', '…', '😀'.repeat(128), '...']
      const report = await run('catalog', { products: ids.map((id) => ({ productId: id, name: 'Odd' })) })
      expect(report.leftOut).toEqual([])
      await change(service, ['catalog'], [])
      for (const id of ids) {
        const path = `/catalog/v1/products/${encodeURIComponent(id)}`
        expect([id, (await service.request('GET', path)).status]).toEqual([id, 200])
      }
    })

    test('catalog import: existing products are updated', async () => {
      const row = {
        productId: 'UPDATE-1',
        name: 'Before',
        ean: '1',
        productGroupId: cpuGroup,
        facts: { socket: 'AM4' },
      }
      await run('catalog', { products: [row] })
      await run('catalog', { products: [{ productId: 'UPDATE-1', name: 'After' }] })
      expect(await product('UPDATE-1')).toMatchObject({
        name: 'After',
        ean: null,
        product_group: null,
        facts: null,
      })
    })

    test('catalog import: of two rows for one product the later counts, every time', async () => {
      const products = Array.from({ length: 60 }, (_, index) => ({
        productId: 'TWICE-1',
        name: `FormatName ${index}`,
      }))
      for (let round = 0; round < 5; round++) {
        await run('catalog', { products })
        expect(await product('TWICE-1')).toMatchObject({ name: 'FormatName 59' })
      }
    })
  })

  describe('prices', () => {
    const price = (productId: string, net: unknown, other: object = {}) => ({
      priceList: 'NOK',
      currency: 'NOK',
      productId,
      net,
      ...other,
    })

    test('price import: prices are exact to the minor unit', async () => {
      const ids = await Promise.all([0, 0.01, 0.3, 19.99, 1_234_567.89, 12.5].map(() => addProduct(service)))
      const report = await run('prices', {
        prices: [0, 0.01, 0.3, 19.99, 1_234_567.89, 12.5].map((net, index) =>
          price(ids[index] as string, net),
        ),
      })
      expect(report.leftOut).toEqual([])
      expect(await Promise.all(ids.map((id) => priceOf(id)))).toEqual([0, 1, 30, 1999, 123_456_789, 1250])
    })

    test('price import: broken rows are left out with line and reason', async () => {
      const id = await addProduct(service, { nok: 77 })
      const report = await run(
        'prices',
        [
          '{ "prices": [',
          `${JSON.stringify(price(id, 1.001))},`,
          `${JSON.stringify(price(id, -1))},`,
          `${JSON.stringify(price(id, 1, { currency: 'EUR' }))},`,
          `${JSON.stringify(price(id, 1, { currency: 'NKO' }))},`,
          `${JSON.stringify(price(id, 0.5, { priceList: 'JPY', currency: 'JPY' }))},`,
          `${JSON.stringify(price(id, 'a lot'))},`,
          `${JSON.stringify(price(id, 1e300))},`,
          JSON.stringify({ productId: id, net: 1 }),
          ']}',
        ].join('\n'),
      )
      expect(takenOf(report)).toEqual({ prices: 0 })
      expect(report.leftOut.map(({ line }) => line).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
      const reasonOf = (line: number) => report.leftOut.find((remark) => remark.line === line)?.reason
      expect(reasonOf(2)).toMatch(/1\.001.*decimals.*NOK/)
      expect(reasonOf(3)).toMatch(/net/)
      expect(reasonOf(4)).toMatch(/NOK.*EUR/)
      expect(reasonOf(5)).toMatch(/NKO.*ISO 4217/)
      expect(reasonOf(6)).toMatch(/0\.5.*JPY/)
      expect(reasonOf(9)).toMatch(/priceList.*currency/)
      expect(await priceOf(id)).toBe(77)
      // A list without any accepted price is not created.
      expect(
        await first(service.store, { statement: adHoc(`SELECT id FROM price_list WHERE id = 'JPY'`) }),
      ).toBeUndefined()
    })

    test('price import: a high price with too many decimals is refused like a low one', async () => {
      const id = await addProduct(service, { nok: 77 })
      const report = await run('prices', { prices: [price(id, 1_234_567.891)] })
      expect(report.leftOut.map(({ reason }) => reason)).toEqual([expect.stringMatching(/decimals/)])
      expect(await priceOf(id)).toBe(77)
    })

    test('price import: the first price creates its list, in that currency', async () => {
      const id = await addProduct(service)
      const report = await run('prices', {
        prices: [
          price(id, 10, { priceList: `SEK-${engine}`, currency: 'SEK' }),
          price(id, 11, { priceList: `SEK-${engine}`, currency: 'NOK' }),
        ],
      })
      expect(takenOf(report)).toEqual({ prices: 1 })
      expect(report.leftOut.map(({ row }) => row)).toEqual(['prices[1]'])
      expect(await priceOf(id, `SEK-${engine}`)).toBe(1000)
    })

    test('price import: rows with a quantity or dates become price rules, safe to repeat', async () => {
      const id = await addProduct(service, { nok: 77 })
      const validFrom = '2026-01-01T00:00:00.000Z'
      const validUntil = '2026-02-01T00:00:00+01:00'
      const rows = [
        price(id, 5, { minQuantity: 10 }),
        price(id, 4, { validFrom, validUntil }),
        price(id, 3, { validFrom, validUntil: validFrom }),
        price(id, 2, { minQuantity: 0 }),
        price(id, 0.9, { minQuantity: 1 }),
      ]
      for (let round = 0; round < 2; round++) {
        const report = await run('prices', { prices: rows })
        expect(takenOf(report)).toEqual({ prices: 3 })
        expect(new Set(report.leftOut.map(({ row }) => row))).toEqual(new Set(['prices[2]', 'prices[3]']))
      }
      expect(await priceOf(id)).toBe(90)
      const stored = adHoc(
        'SELECT min_quantity, valid_from, valid_until, net FROM price_rule WHERE product_id = $1 ORDER BY net',
      )
      expect(await service.store.all({ statement: stored, values: [id] })).toEqual([
        { min_quantity: 1, valid_from: Date.parse(validFrom), valid_until: Date.parse(validUntil), net: 400 },
        { min_quantity: 10, valid_from: 0, valid_until: null, net: 500 },
      ])
      const past = adHoc('SELECT since, net FROM price_history WHERE product_id = $1')
      expect(await service.store.all({ statement: past, values: [id] })).toEqual([{ since: 0, net: 77 }])
    })

    test('price import: a price of an unknown product is left out', async () => {
      const report = await run('prices', { prices: [price('NO-SUCH-PRODUCT', 10)] })
      expect(report.leftOut.map(({ reason }) => reason)).toEqual([expect.stringContaining('NO-SUCH-PRODUCT')])
      expect(takenOf(report)).toEqual({ prices: 0 })
    })

    test('price import: of two rows for one price the later counts, every time', async () => {
      const id = await addProduct(service)
      const prices = Array.from({ length: 60 }, (_, index) => price(id, index + 1))
      for (let round = 0; round < 5; round++) {
        await run('prices', { prices })
        expect(await priceOf(id)).toBe(6000)
      }
    })
  })

  describe('stock', () => {
    test('stock import: sets stock, but not below the reserved units', async () => {
      const [full, held] = [await addProduct(service, { stock: 1 }), await addProduct(service, { stock: 5 })]
      await service.place(draftOf([[held, 3]]))
      const report = await run('stock', {
        stock: [
          { productId: held, onHand: 2 },
          { productId: full, onHand: 9 },
          { productId: 'NO-SUCH', onHand: 1 },
          { productId: full, onHand: -1 },
          { productId: full, onHand: 1.5 },
        ],
      })
      expect(takenOf(report)).toEqual({ stock: 1, purchaseOrders: 0 })
      const reasons = Object.fromEntries(report.leftOut.map(({ row, reason }) => [row, reason]))
      expect(Object.keys(reasons).sort()).toEqual(['stock[0]', 'stock[2]', 'stock[3]', 'stock[4]'])
      expect(reasons['stock[0]']).toMatch(/reserved/)
      expect(reasons['stock[2]']).toMatch(/NO-SUCH/)
      expect(await stockOf(service, held)).toMatchObject({ on_hand: 5, reserved: 3 })
      expect(await stockOf(service, full)).toMatchObject({ on_hand: 9 })
      expect((await run('stock', { stock: [{ productId: held, onHand: 3 }] })).leftOut).toEqual([])
      expect(await stockOf(service, held)).toMatchObject({ on_hand: 3, reserved: 3 })
    })

    test('purchase order import: with a date, without, changed, and invalid', async () => {
      const id = await addProduct(service, { stock: 0 })
      const order = (purchaseOrderId: string, other: object = {}) => ({
        purchaseOrderId,
        productId: id,
        quantity: 5,
        expectedAt: null,
        ...other,
      })
      const report = await run('stock', {
        purchaseOrders: [
          order(`${id}-A`, { expectedAt: '2026-12-01T00:00:00+02:00' }),
          order(`${id}-B`),
          order(`${id}-C`, { quantity: 0 }),
          order(`${id}-D`, { productId: 'NO-SUCH' }),
          order(`${id}-E`, { expectedAt: '2026-02-30T00:00:00Z' }),
          order(`${id}-F`, { expectedAt: '2026-12-01' }),
        ],
      })
      expect(takenOf(report)).toEqual({ stock: 0, purchaseOrders: 2 })
      expect(report.leftOut.map(({ row }) => row).sort()).toEqual(
        [2, 3, 4, 5].map((at) => `purchaseOrders[${at}]`),
      )
      await run('stock', { purchaseOrders: [order(`${id}-B`, { quantity: 8 })] })
      const rows = await service.store.all({
        statement: adHoc(
          'SELECT id, quantity, expected_at FROM purchase_order WHERE product_id = $1 ORDER BY id',
        ),
        values: [id],
      })
      expect(rows).toEqual([
        { id: `${id}-A`, quantity: 5, expected_at: Date.parse('2026-11-30T22:00:00Z') },
        { id: `${id}-B`, quantity: 8, expected_at: null },
      ])
    })

    test('stock import: waiting orders get the units, in a running service', async () => {
      const id = await addProduct(service, { stock: 0 })
      const orderId = await service.place(draftOf([[id, 2]]))
      expect(await stockOf(service, id)).toMatchObject({ reserved: 0, waiting: 2 })
      await run('stock', { stock: [{ productId: id, onHand: 5 }] })
      const level = await eventually(
        () => stockOf(service, id),
        (stock) => stock?.reserved === 2,
        2000,
      )
      expect(level).toMatchObject({ on_hand: 5, reserved: 2, waiting: 0 })
      const order = await service.readOrder(orderId)
      expect(order.expectedDeliveries[0]?.expectedLines[0]?.status).toBe('Available')
    })
  })

  test('imports: a misspelt name is explained', async () => {
    const wrong = {
      bundels: [],
      products: [{ productId: 'P-1', name: 'P', productGroupId: cpuGroup, facts: { bogus: 1 } }, 7],
    }
    const { leftOut, repaired } = await run('catalog', wrong)
    expect(leftOut.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
      expect.stringMatching(/^bundels: there is no such list in this format; the lists are .*bundles/),
      'products[1]: must be an object',
    ])
    expect(repaired.map(({ reason }) => reason).join()).toMatch(
      /^the fact bogus is none that a CPU has; it is/,
    )
    const prices = { prices: [{ priceList: 'NOK', currency: 'NOK', productId: 'P-1', net: -1 }] }
    expect((await run('prices', prices)).leftOut.map(({ reason }) => reason)).toEqual([
      'net must be at least 0',
    ])
  })

  describe('carriers', () => {
    const carrier = (id: string, other: object = {}) => ({
      ...JSON.parse(examples.carriers).carriers[0],
      id,
      ...other,
    })
    const point = { name: 'P', addressLine1: 'S 1', postCode: '0001', city: 'Oslo', country: 'NO' }
    const carriers = async () =>
      (
        await service.store.all<{ id: string }>({ statement: adHoc('SELECT id FROM carrier ORDER BY id') })
      ).map(({ id }) => id)

    test.each<[string, object[], RegExp]>([
      ['a row of another form', [carrier('a'), { id: 'b' }], /carrier/],
      [
        'bands from heavy to light',
        [
          carrier('a', {
            bands: [2, 1].map((maxWeightGrams) => ({
              maxWeightGrams,
              prices: [{ currency: 'NOK', net: 1 }],
            })),
          }),
        ],
        /light to heavy/,
      ],
      ['no bands', [carrier('a', { bands: [] })], /bands/],
      ['no country', [carrier('a', { countries: [] })], /countries/],
      ['a country that is none', [carrier('a', { countries: ['NO', 'UK'] })], /UK is no country/],
      [
        'a currency that is none',
        [carrier('a', { bands: [{ maxWeightGrams: 1, prices: [{ currency: 'NKO', net: 1 }] }] })],
        /NKO is no currency/,
      ],
      [
        'too many decimals',
        [carrier('a', { bands: [{ maxWeightGrams: 1, prices: [{ currency: 'NOK', net: 0.001 }] }] })],
        /decimals/,
      ],
      ['an id twice', [carrier('a'), carrier('b'), carrier('a')], /a is listed twice/],
      [
        'a collection point twice',
        [carrier('a', { collectionPoints: ['7', '8', '7'].map((id) => ({ ...point, id })) })],
        /collection point 7 is listed twice/,
      ],
      ['half a day', [carrier('a', { transitDays: 1.5 })], /transitDays/],
      ['more than a year', [carrier('a', { transitDays: 366 })], /transitDays.*between 0 and 365/],
    ])('carrier import, %s: nothing is changed', async (_what, rows, reason) => {
      const before = await carriers()
      const report = await run('carriers', { carriers: [carrier('fine'), ...rows] })
      expect(report.leftOut.length).toBeGreaterThan(0)
      expect(report.leftOut.map((remark) => remark.reason).join()).toMatch(reason)
      expect(report.taken.size === 0 || report.taken.get('carriers') === 0).toBe(true)
      expect(await carriers()).toEqual(before)
    })

    test('carrier import: a file without the list of carriers does not delete all carriers', async () => {
      const before = await carriers()
      expect(before.length).toBeGreaterThan(0)
      for (const content of [{}, { carrier: [carrier('a')] }, examples.prices]) {
        await run('carriers', content).catch(() => undefined)
        expect(await carriers()).toEqual(before)
      }
    })

    test('carrier import: collection points of two countries may have the same id', async () => {
      const before = await service.store.all<{ id: string; body: string }>({
        statement: adHoc('SELECT * FROM carrier'),
      })
      const collectionPoints = ['NO', 'SE'].map((country) => ({ ...point, id: '7', country }))
      const report = await run('carriers', {
        carriers: [carrier('a', { countries: ['NO', 'SE'], collectionPoints })],
      })
      expect(report.leftOut).toEqual([])
      expect(await carriers()).toEqual(['a'])
      await change(service, ['carriers'], replaceCarriers(before.map(({ body }) => JSON.parse(body))))
    })

    test('carrier import: a valid file replaces the whole table', async () => {
      const before = await carriers()
      const own = { carriers: [carrier('own-1'), carrier('own-2', { collectionPoints: null })] }
      const report = await run('carriers', own)
      expect(takenOf(report)).toEqual({ carriers: 2 })
      expect(await carriers()).toEqual(['own-1', 'own-2'])
      expect(before).not.toContain('own-1')
      const options = await eventually(
        async () => (await service.readCheckout(await service.create(draftOf()))).deliveryOptions,
        (list) => list.length === 2,
        2000,
      )
      expect(options.map(({ deliveryOptionId, price }) => [deliveryOptionId, price.net])).toEqual([
        ['own-1', 129],
        ['own-2', 129],
      ])
    })
  })

  test('carrier import beside a running service: is accepted, applied within two seconds, and reported', async () => {
    const id = `COMMAND-${engine}`
    const catalog = fileOf({ products: [{ productId: id, name: 'By command' }, { productId: 'HALF' }] })
    const prices = fileOf({ prices: [{ priceList: 'NOK', currency: 'NOK', productId: id, net: 50 }] })
    const stock = fileOf({ stock: [{ productId: id, onHand: 4 }] })
    const results = []
    for (const words of [
      ['catalog', catalog],
      ['prices', prices],
      ['stock', stock],
    ]) {
      results.push(await runCommand(['import', ...(words as string[])], envOf(service)))
    }
    expect(results[0]).toMatchObject({ code: 1, stderr: '' })
    expect(results[0]?.stdout).toMatch(/^products: 1 taken$/m)
    expect(results[0]?.stdout).toMatch(/^1 left out:$/m)
    expect(results[0]?.stdout).toMatch(new RegExp(`^ {2}${catalog}:\\d+ products\\[1\\]: .*name`, 'm'))
    expect(results[1]).toMatchObject({ code: 0, stderr: '', stdout: 'prices: 1 taken\n' })
    expect(results[2]).toMatchObject({ code: 0, stderr: '' })
    const line = await eventually(
      async () => (await service.readCheckout(await service.create(draftOf([[id, 1]])))).orderLines[0],
      (found) => found?.unitPrice?.net === 50,
      2000,
    )
    expect(line).toMatchObject({
      name: 'By command',
      unitPrice: { net: 50 },
      availability: { status: 'Available' },
    })
  })
})
