// A database of an earlier version is migrated when it is opened, with all its data.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashKey } from '../../src/accounts/api-key.ts'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { importPrices } from '../../src/catalog/import-prices.ts'
import { savePrice } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { loadDraft } from '../../src/checkout/draft.ts'
import { customerScopes } from '../../src/contract/scopes.ts'
import { loadQueue } from '../../src/inventory/queue.ts'
import { allocateDue } from '../../src/orders/allocation.ts'
import { loadHistoryText, loadOrder, type StoredOrder } from '../../src/orders/order.ts'
import { type HistoryEntry, readHistory, updateOrder } from '../../src/orders/record.ts'
import { exampleOrder } from '../../src/orders/routes/example.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import { dialectOf } from '../../src/platform/store/postgres/migrate.ts'
import { openDatabase, dialect as sqliteDialect } from '../../src/platform/store/sqlite/connection.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import { migrations } from '../../src/schema/migrations/index.ts'
import { createDatabase, type Engine, engines, type TestDatabase } from '../support/databases.ts'
import { blankProduct } from '../support/fixture.ts'
import { runCommand } from '../support/processes.ts'
import { address, draftOf, startTestService, type TestService } from '../support/service.ts'

/** Runs statements on a database without tables. */
async function runStatements({ env }: TestDatabase, statements: string[]): Promise<void> {
  if (env.DATABASE_URL === undefined) {
    const database = openDatabase(join(env.DATA_DIR as string, 'buildorder.db'))
    for (const statement of statements) database.exec(statement)
    database.close()
    return
  }
  const client = new pg.Client({ connectionString: env.DATABASE_URL })
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

const dialects = { sqlite: sqliteDialect, postgres: dialectOf({ hasLz4: false }) }

const asOfVersion = (version: number, engine: Engine) => [
  'CREATE TABLE schema_version (version BIGINT NOT NULL)',
  `INSERT INTO schema_version (version) VALUES (${version})`,
  ...migrations.slice(0, version).flatMap(({ statements }) => statements(dialects[engine])),
]

test.each(engines)(
  'upgrade from version 1 on %s: keeps the actors of orders and the results of drafts',
  async (engine) => {
    const database = await createDatabase(engine)
    const actor = 'The "best" shop \\ in town'
    await runStatements(database, [
      ...asOfVersion(1, engine),
      `INSERT INTO draft (id, account, created_at, expires_at, submitted_at, order_id, body) VALUES
      ('open', 'A', 1, 2, NULL, NULL, '{"quote":{"currency":"NOK"}}'),
      ('sent', 'A', 1, 2, 1000, 'O', '{"quote":{"currency":"NOK"}}')`,
      `INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body) VALUES
      ('O', 'sent', 'A', 'Confirmed', 2, 1000, 1, '{}'), ('P', 'other', 'A', 'Placed', 1, 3000, 1, '{}')`,
      `INSERT INTO history (order_id, order_version, action, actor, occurred_at) VALUES
      ('O', 2, 'confirm', 'Staff', 2000), ('P', 1, 'place', 'Shop', 3000), ('O', 1, 'place', '${actor}', 1000)`,
      `INSERT INTO event (id, position, order_id, order_version, account, type, occurred_at, data) VALUES
      ('e1', 1, 'O', 1, 'A', 'order.placed', 1000, '{}'), ('e2', NULL, 'O', 2, 'A', 'order.confirmed', 2000, '{}')`,
    ])
    const store = await openStore(readSettings(database.env))
    try {
      expect(readHistory(await loadHistoryText(store, 'O'))).toEqual([
        { version: 1, action: 'place', actor, occurredAt: '1970-01-01T00:00:01.000Z' },
        { version: 2, action: 'confirm', actor: 'Staff', occurredAt: '1970-01-01T00:00:02.000Z' },
      ])
      expect(readHistory(await loadHistoryText(store, 'P'))).toHaveLength(1)
      expect(await loadDraft(store, 'sent')).toMatchObject({ submittedAt: 1000, orderId: 'O' })
      expect(await loadDraft(store, 'open')).toMatchObject({ submittedAt: null, orderId: null })
      expect(await store.all({ statement: adHoc('SELECT id, position FROM event ORDER BY id') })).toEqual([
        { id: 'e1', position: 1 },
        { id: 'e2', position: null },
      ])
    } finally {
      await store.close()
      await database.drop()
    }
  },
)

test.each(engines)(
  'upgrade from version 2 on %s: waiting orders keep their position, and no other order joins the queue',
  async (engine) => {
    const database = await createDatabase(engine)
    await runStatements(database, [
      ...asOfVersion(2, engine),
      `INSERT INTO reservation (order_id, product_id, reserved, waiting, queue_number) VALUES
      ('late', 'P', 0, 2, 9), ('served', 'P', 3, 0, 4), ('early', 'P', 1, 1, 5), ('early', 'Q', 0, 1, 1)`,
    ])
    const store = await openStore(readSettings(database.env))
    try {
      expect(await loadQueue(store, 'P', -1, 10)).toEqual([
        { orderId: 'early', queueNumber: 5 },
        { orderId: 'late', queueNumber: 9 },
      ])
      expect(await loadQueue(store, 'P', 5, 10)).toEqual([{ orderId: 'late', queueNumber: 9 }])
      expect(await loadQueue(store, 'Q', -1, 10)).toEqual([{ orderId: 'early', queueNumber: 1 }])
    } finally {
      await store.close()
      await database.drop()
    }
  },
)

test.each(engines)(
  'upgrade from version 3 on %s: every waiting order is checked once more',
  async (engine) => {
    const database = await createDatabase(engine)
    await runStatements(database, [
      ...asOfVersion(3, engine),
      `INSERT INTO stock (product_id, on_hand, reserved, waiting) VALUES ('P', 0, 0, 2), ('Q', 3, 1, 0)`,
    ])
    const store = await openStore(readSettings(database.env))
    try {
      const due = () =>
        store.all({ statement: adHoc('SELECT product_id FROM stock WHERE settled_version < supply_version') })
      expect(await due()).toEqual([{ product_id: 'P' }])
      await allocateDue(store, () => 0)
      expect(await due()).toEqual([])
    } finally {
      await store.close()
      await database.drop()
    }
  },
)

/** A carrier as stored by version 4. */
const legacyCarrier = JSON.stringify({
  id: 'post',
  carrier: 'Post',
  name: 'Post',
  countries: ['HU'],
  transitDays: 1,
  bands: [{ maxWeightGrams: 500_000, prices: { HUF: 990, IQD: 5, NOK: 9900 } }],
  collectionPoints: [],
})

/** A draft as stored by version 4: 2 × 1234 HUF and 27 % VAT, in whole forints. */
const legacyDraft = JSON.stringify({
  request: {
    delivery: { deliveryAddress: address({ country: 'HU' }), preferences: null },
    references: null,
    notes: null,
  },
  quote: {
    currency: 'HUF',
    lines: [
      {
        lineNumber: '10',
        materialId: { type: 'MaterialNumber', value: 'P' },
        materialNumber: 'P',
        name: 'P',
        description: null,
        category: 'PHYSICAL_ITEM',
        quantity: 2,
        unitPrice: { net: 1234, vat: 333, gross: 1567 },
        references: null,
        orderLines: [],
      },
    ],
    options: [
      {
        deliveryOptionId: 'post',
        carrier: 'Post',
        name: 'Post',
        collectionPoint: null,
        transitDays: 1,
        price: { net: 990, vat: 267, gross: 1257 },
      },
    ],
    totals: { net: 2468, vat: 666, gross: 3134 },
    problems: [],
  },
})

const legacyPrices: [currency: string, stored: number, amount: number][] = [
  ['HUF', 1234, 1234],
  ['IQD', 1500, 1500],
  ['JPY', 980, 980],
  ['KWD', 10_005, 10.005],
  ['NOK', 19_990, 199.9],
  ['BGN', 1050, 10.5],
]

describe.each(engines)('upgrade from version 4 on %s', (engine) => {
  let database: TestDatabase
  let service: TestService
  beforeAll(async () => {
    database = await createDatabase(engine)
    await runStatements(database, [
      ...asOfVersion(4, engine),
      `INSERT INTO product (id, name, category, weight_grams, discontinued) VALUES ('P', 'P', 'PHYSICAL_ITEM', 1, 0)`,
      `INSERT INTO stock (product_id, on_hand, reserved, waiting) VALUES ('P', 9, 0, 0)`,
      `INSERT INTO carrier (id, body) VALUES ('post', '${legacyCarrier}')`,
      `INSERT INTO draft (id, account, created_at, expires_at, body) VALUES ('old', 'HUF', 1, ${2 ** 50}, '${legacyDraft}')`,
      ...legacyPrices.flatMap(([currency, stored]) => [
        `INSERT INTO price_list (id, currency) VALUES ('${currency}', '${currency}')`,
        `INSERT INTO price (price_list, product_id, net) VALUES ('${currency}', 'P', ${stored})`,
        `INSERT INTO account (id, name, country, currency, vat_rate, price_list) VALUES
          ('${currency}', '${currency}', 'HU', '${currency}', 2700, '${currency}')`,
        `INSERT INTO api_key (id, hash, client, accounts, scopes, demo, created_at) VALUES
          ('${currency}', '${hashKey(`bo_${currency}`)}', '${currency}', '["${currency}"]',
          '${JSON.stringify(customerScopes)}', 0, 0)`,
      ]),
    ])
    service = await startTestService(engine, { database, seed: async () => {} })
  })
  afterAll(() => service?.stop())

  const as = (currency: string) => ({ as: null, headers: { Authorization: `Bearer bo_${currency}` } })
  const newCheckout = async (currency: string) => {
    const delivery = { deliveryAddress: address({ country: 'HU' }), preferences: null }
    const id = await service.create(draftOf([['P', 2]], { delivery }), as(currency))
    return service.readCheckout(id, as(currency))
  }
  const importPrice = async (currency: string, net: number, productId = 'P') => {
    const folder = mkdtempSync(join(tmpdir(), 'buildorder-upgrade-'))
    const file = join(folder, 'prices.json')
    writeFileSync(file, JSON.stringify({ prices: [{ priceList: currency, currency, productId, net }] }))
    try {
      return await importPrices(file, service.store, noProgress)
    } finally {
      rmSync(folder, { recursive: true })
      await service.service.context.poller.refresh()
    }
  }

  test.each(legacyPrices)(
    'upgrade from version 4, %s: a stored price is the same amount',
    async (currency, _stored, amount) => {
      const { orderLines } = await newCheckout(currency)
      expect(orderLines[0]?.unitPrice?.net).toBe(amount)
    },
  )

  test('upgrade from version 4, HUF: new VAT has decimals, and delivery has the same unit', async () => {
    const { orderLines, totals, deliveryOptions } = await newCheckout('HUF')
    expect(orderLines[0]?.unitPrice).toEqual({ net: 1234, vat: 333.18, gross: 1567.18 })
    expect(totals).toEqual({ net: 2468, vat: 666.36, gross: 3134.36 })
    expect(deliveryOptions[0]?.price).toEqual({ net: 990, vat: 267.3, gross: 1257.3 })
  })

  test('upgrade from version 4, IQD: delivery has its three decimals', async () => {
    expect((await newCheckout('IQD')).deliveryOptions[0]?.price).toEqual({ net: 5, vat: 1.35, gross: 6.35 })
  })

  test('upgrade from version 4, HUF: a quote keeps its price and is ordered at it', async () => {
    const quote = await service.readCheckout('old', as('HUF'))
    expect(quote.orderLines[0]?.unitPrice).toEqual({ net: 1234, vat: 333, gross: 1567 })
    expect(quote.totals).toEqual({ net: 2468, vat: 666, gross: 3134 })
    const order = await service.readOrder(
      service.orderIdOf(await service.submit('old', null, as('HUF'))),
      as('HUF'),
    )
    expect(order.orderLines.map(({ unitPrice }) => unitPrice.gross)).toEqual([1567, 1257])
  })

  test('upgrade from version 4, HUF: a new price with decimals is accepted, and others keep their amounts', async () => {
    await service.store.batch(saveProduct({ ...blankProduct('Q') }))
    expect((await importPrice('HUF', 0.55, 'Q')).leftOut).toEqual([])
    const { orderLines } = await newCheckout('HUF')
    expect(orderLines[0]?.unitPrice?.net).toBe(1234)
    expect(
      await service.store.all({
        statement: adHoc(`SELECT id, currency, exponent FROM price_list WHERE id = 'HUF'`),
      }),
    ).toEqual([{ id: 'HUF', currency: 'HUF', exponent: 2 }])
    expect(
      await service.store.all({
        statement: adHoc(`SELECT product_id, net FROM price WHERE price_list = 'HUF' ORDER BY 1`),
      }),
    ).toEqual([
      { product_id: 'P', net: 123_400 },
      { product_id: 'Q', net: 55 },
    ])
  })

  test('upgrade from version 4, IQD: a list with a price too large for more decimals is not changed', async () => {
    const large = 9_007_199_254_740_000
    await service.store.batch([savePrice('IQD', 'LARGE', large)])
    const { leftOut } = await importPrice('IQD', 0.005)
    expect(leftOut.map(({ reason }) => reason)).toEqual([expect.stringMatching(/exactly with 3 decimals/)])
    expect(
      await service.store.all({
        statement: adHoc(`SELECT net FROM price WHERE price_list = 'IQD' ORDER BY 1`),
      }),
    ).toEqual([{ net: 1500 }, { net: large }])
  })

  test('upgrade from version 4, BGN: withdrawn, but the list still accepts prices', async () => {
    expect((await importPrice('BGN', 11.25)).leftOut).toEqual([])
    expect((await newCheckout('BGN')).orderLines[0]?.unitPrice?.net).toBe(11.25)
  })

  test('upgrade from version 4, BGN: its accounts can be changed, but no other account can change to it', async () => {
    const update = (...words: string[]) => runCommand(['accounts', 'update', ...words], database.env)
    expect(await update('BGN', '--name', 'Sofia')).toMatchObject({ code: 0, stderr: '' })
    expect(await update('NOK', '--currency', 'BGN')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--currency is BGN, but must be an ISO 4217 code'),
    })
  })
})

/** An order as version 6 stored it, and its history. */
const legacyOrder = JSON.stringify({ order: exampleOrder })
const entry = (version: number, actor: string) =>
  `${JSON.stringify({ version, action: 'place', actor, occurredAt: version * 1000 })},`

describe.each(engines)('from version 6 on %s', (engine) => {
  let database: TestDatabase
  let service: TestService
  const { orderId } = exampleOrder as { orderId: string }
  const actor = 'The "best, shop" \\ in [Ålesund],'
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
  beforeAll(async () => {
    database = await createDatabase(engine)
    await runStatements(database, [
      ...asOfVersion(6, engine),
      `INSERT INTO account (id, name, country, currency, vat_rate) VALUES ('A', 'A', 'NO', 'NOK', 2500)`,
      `INSERT INTO api_key (id, hash, client, accounts, scopes, demo, created_at) VALUES
        ('K', '${hashKey('bo_K')}', 'K', '["A"]', '${JSON.stringify([...customerScopes, 'fulfilment'])}', 0, 0)`,
      `INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body, history) VALUES
        ('${orderId}', 'd1', 'A', 'Placed', 2, 1000, 1, ${quoted(legacyOrder)}, ${quoted(entry(1, actor) + entry(2, 'K'))}),
        ('bare', 'd2', 'A', 'Delivered', 1, 1, 1, '{"order":{}}', '')`,
    ])
    service = await startTestService(engine, { database, seed: async () => {} })
  })
  afterAll(() => service?.stop())

  const as = { as: null, headers: { Authorization: 'Bearer bo_K' } }
  const stored = async (id: string) => {
    const [row] = await service.store.all({
      statement: adHoc<{ body: string; history: string }>('SELECT body, history FROM orders WHERE id = $1'),
      values: [id],
    })
    return { order: JSON.parse(row?.body ?? ''), history: JSON.parse(row?.history ?? '') }
  }

  test('orders: the row has the order itself and an array of its history', async () => {
    expect(await stored(orderId)).toEqual({
      order: exampleOrder,
      history: [
        { version: 1, action: 'place', actor, occurredAt: 1000 },
        { version: 2, action: 'place', actor: 'K', occurredAt: 2000 },
      ],
    })
    expect(await stored('bare')).toEqual({ order: {}, history: [] })
  })

  test('orders: all answers are those of before', async () => {
    const get = async (path: string) => (await service.request('GET', path, as)).text
    expect(await get(`/orders/v1/${orderId}`)).toBe(legacyOrder)
    expect(await get('/orders/v1?limit=1')).toMatch(
      `{"orders":[${JSON.stringify(exampleOrder)}],"nextCursor":`,
    )
    const shown = `{"state":"Placed","version":2,"placedAt":"1970-01-01T00:00:01.000Z","order":${JSON.stringify(exampleOrder)}`
    expect(await get('/fulfilment/v1/orders?limit=1')).toMatch(`{"orders":[${shown}}],`)
    expect(await get(`/fulfilment/v1/orders/${orderId}`)).toMatch(`${shown},"history":[{"version":1,`)
  })

  test('history: a change is appended, also to an order without one', async () => {
    const confirmed = await service.request('POST', `/fulfilment/v1/orders/${orderId}/confirm`, as)
    expect(confirmed.status).toBe(204)
    const { history } = await stored(orderId)
    expect(history.map((each: HistoryEntry) => [each.version, each.action, each.actor])).toEqual([
      [1, 'place', actor],
      [2, 'place', 'K'],
      [3, 'confirm', 'K'],
    ])
    const bare = (await loadOrder(service.store, 'bare')) as StoredOrder
    const { order } = (await loadOrder(service.store, orderId)) as StoredOrder
    const note = { version: 2, action: 'advance', actor: 'K', occurredAt: 5 }
    await service.store.batch([updateOrder(bare, { ...bare, version: 2, order }, note)])
    expect((await stored('bare')).history).toEqual([note])
  })
})

test.each(engines)(
  'upgrade from version 7 on %s: orders that a program before version 7 wrote meanwhile can be read',
  async (engine) => {
    const database = await createDatabase(engine)
    const entry = (version: number, actor: string) =>
      JSON.stringify({ version, action: 'place', actor, occurredAt: 1000 })
    // What looks like the end of an array is part of a name.
    const actor = 'a]{"version":9'
    const histories = {
      right: `[${entry(1, actor)}]`,
      inserted: `${entry(1, actor)},${entry(2, 'b')},`,
      appended: `[${entry(1, actor)}]${entry(2, 'b')},`,
      first: `[]${entry(1, actor)},`,
    }
    const order = { ...exampleOrder, note: '{"order":' }
    const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
    await runStatements(database, [
      ...asOfVersion(7, engine),
      ...Object.entries(histories).map(([id, history]) => {
        const body = JSON.stringify(id === 'right' ? order : { order })
        return `INSERT INTO orders (id, draft_id, account, state, version, placed_at, transit_days, body, history)
          VALUES ('${id}', '${id}', 'A', 'Placed', 1, 1000, 1, ${quoted(body)}, ${quoted(history)})`
      }),
    ])
    const store = await openStore(readSettings(database.env))
    try {
      for (const [id, actors] of Object.entries({
        right: [actor],
        inserted: [actor, 'b'],
        appended: [actor, 'b'],
        first: [actor],
      })) {
        expect((await loadOrder(store, id))?.order, id).toEqual(order)
        expect(readHistory(await loadHistoryText(store, id)).map((each) => each.actor)).toEqual(actors)
      }
      if (engine === 'postgres')
        await expect(
          store.batch([{ statement: adHoc(`UPDATE orders SET body = '{"order":{}}'`), rows: 'any' }]),
        ).rejects.toThrow('orders_not_wrapped')
    } finally {
      await store.close()
      await database.drop()
    }
  },
)

describe.each(engines)('rights of the callers of version 7 on %s', (engine) => {
  // What a key with one scope could open in that version, and where the scope `admin`, which is new, is needed.
  const doors = {
    checkout: ['POST', '/checkout/v1/create', {}],
    'orders:read': ['GET', '/orders/v1'],
    'orders:cancel': ['PATCH', '/orders/v1/O/cancel'],
    'pcconfig:read': ['GET', '/pcconfig/v1/prices/components'],
    'pcconfig:write': ['POST', '/pcconfig/v1/configurations', { products: [] }],
    fulfilment: ['GET', '/fulfilment/v1/orders'],
    catalog: ['GET', '/catalog/v1/stock'],
    admin: ['GET', '/admin/v1/accounts'],
  } as const
  const scopesOfThen = Object.keys(doors).filter((scope) => scope !== 'admin')
  let service: TestService
  beforeAll(async () => {
    const database = await createDatabase(engine)
    const key = (id: string, scopes: string[], revokedAt: number | null) =>
      `('${id}', '${hashKey(`bo_${id}`)}', '${id}', '["A"]', '${JSON.stringify(scopes)}', 0, 0, ${revokedAt})`
    await runStatements(database, [
      ...asOfVersion(7, engine),
      `INSERT INTO account (id, name, country, currency, vat_rate) VALUES ('A', 'A', 'NO', 'NOK', 2500)`,
      `INSERT INTO api_key (id, hash, client, accounts, scopes, demo, created_at, revoked_at) VALUES
        ${scopesOfThen.map((scope) => key(scope, [scope], null)).join(', ')},
        ${key('revoked', scopesOfThen, 1)}, ${key('disabled', scopesOfThen, null)}`,
      `INSERT INTO disabled_client (client) VALUES ('disabled')`,
    ])
    service = await startTestService(engine, { database, seed: async () => {} })
  })
  afterAll(() => service?.stop())

  const statusOf = async (key: string, [method, path, json]: readonly [string, string, object?]) => {
    const headers = { Authorization: `Bearer bo_${key}` }
    return (await service.request(method, path, { as: null, headers, ...(json && { json }) })).status
  }

  test.each(scopesOfThen)(
    'rights after the upgrade: a key with %s opens what it opened, and nothing more',
    async (scope) => {
      const forbidden: string[] = []
      for (const [door, call] of Object.entries(doors)) {
        const status = await statusOf(scope, call)
        expect(status, `${scope} at ${door}`).not.toBe(401)
        if (status === 403) forbidden.push(door)
      }
      expect(forbidden).toEqual(Object.keys(doors).filter((door) => door !== scope))
    },
  )

  test.each([
    ['revoked', 401],
    ['disabled', 403],
  ])('rights after the upgrade: a key that was %s stays so', async (key, status) => {
    for (const call of Object.values(doors)) expect(await statusOf(key, call)).toBe(status)
  })
})
