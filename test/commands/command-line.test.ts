// The command line beside a running service: the service follows its changes within two seconds.

import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Static } from 'typebox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditList } from '../../src/contract/administration.ts'
import type { Checkout } from '../../src/contract/checkout.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { contradictions, stockOf } from '../support/consistency.ts'
import { engines, type TestDatabase } from '../support/databases.ts'
import { importedRows } from '../support/imported-rows.ts'
import { createBuyer, emptyLedger } from '../support/load.ts'
import {
  type Call,
  type CommandResult,
  createDraft,
  createSeededDatabase,
  eventually,
  openTestStore,
  placeOrder,
  randomFrom,
  runCommand,
  type ServiceProcess,
  send,
  startCommand,
  startProcess,
} from '../support/processes.ts'
import { draftOf } from '../support/service.ts'

const noticeLimit = 2_000
const newGroup = 'bbbbbbbb-0000-4000-8000-000000000001'

describe.each(engines)('the command line beside a service on %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-import-'))
  let database: TestDatabase
  let service: ServiceProcess
  let store: Store
  beforeAll(async () => {
    database = await createSeededDatabase(engine)
    service = await startProcess(database.env)
    store = await openTestStore(database.env)
  })
  afterAll(async () => {
    await service?.kill()
    await store?.close()
    await database?.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (...words: string[]) => runCommand(words, database.env)
  const fileOf = (name: string, content: unknown) => {
    const file = join(folder, name)
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 1))
    return file
  }
  const status = async (call: Call) => (await send(service.url, call)).status
  const list = (bearer: string): Call => ({ method: 'GET', path: '/orders/v1', bearer })
  /** The unit price that the service would charge now. */
  const quoted = async (product: string, other: Partial<Call> = {}): Promise<Checkout> => {
    const id = await createDraft(service.url, draftOf([[product, 1]]), other)
    return JSON.parse((await send(service.url, { method: 'GET', path: `/checkout/v1/${id}`, ...other })).text)
  }
  const noticed = <T>(ask: () => Promise<T>, holds: (answer: T) => boolean) =>
    eventually(ask, holds, noticeLimit)

  test('people: one is invited by a link, and another one lets somebody in who is locked out', async () => {
    const invited = await run(
      'people',
      'invite',
      '--email',
      'Kari@shop.example',
      '--name',
      'Kari',
      '--role',
      'owner',
    )
    expect(invited).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\/set-password#[\w-]{43}\s*$/) })
    const setPassword = (line: string, password: string) =>
      status({
        method: 'POST',
        path: '/customers/v1/sign-in/password',
        json: { secret: line.trim().split('#')[1], password },
      })
    expect(await setPassword(invited.stdout, 'three small blue boats')).toBe(204)
    const again = await run(
      'people',
      'invite',
      '--email',
      'kari@shop.example',
      '--name',
      'K',
      '--role',
      'owner',
    )
    expect(again).toMatchObject({ code: 2, stderr: expect.stringContaining('Somebody has the email') })
    expect((await run('people', 'list')).stdout).toMatch(/^kari@shop\.example +Kari +owner +- .*active$/m)
    const addPasskey = `INSERT INTO person_credential (person, id, kind, secret, used, created_at)
      SELECT id, 'passkey one', 'passkey', '{}', 0, 0 FROM people WHERE email = 'kari@shop.example'`
    await store.batch([{ statement: adHoc(addPasskey), rows: 1 }])
    const link = await run('people', 'link', 'KARI@shop.example', '--remove-second-factor')
    expect(await store.all({ statement: adHoc('SELECT kind FROM person_credential') })).toEqual([])
    expect(await setPassword(link.stdout, 'four large green trees')).toBe(204)
    expect(await run('people', 'link', 'ola@shop.example')).toMatchObject({ code: 2 })
  })

  test('command line: accounts and keys are created, listed, changed and revoked', async () => {
    const made = await run(
      'accounts',
      'create',
      'NEW-1',
      '--country',
      'NO',
      '--currency',
      'NOK',
      '--vat',
      '25',
      '--price-list',
      'NOK',
    )
    expect(made).toMatchObject({ code: 0, stdout: expect.stringContaining('NEW-1') })
    const again = await run(
      'accounts',
      'create',
      'NEW-1',
      '--country',
      'NO',
      '--currency',
      'NOK',
      '--vat',
      '25',
    )
    expect(again).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('already') })

    const key = await run(
      'keys',
      'create',
      '--client',
      'new-shop',
      '--scopes',
      'checkout,orders:read',
      '--accounts',
      'NEW-1',
    )
    expect(key).toMatchObject({ code: 0, stdout: expect.stringMatching(/^bo_\S+\n$/) })
    const bearer = key.stdout.trim()
    expect(
      await noticed(
        () => status(list(bearer)),
        (code) => code === 200,
      ),
    ).toBe(200)
    expect((await quoted('PLENTY', { bearer })).totals).toEqual({ net: 1000, vat: 250, gross: 1250 })

    expect(await run('accounts', 'update', 'NEW-1', '--vat', '15')).toMatchObject({ code: 0 })
    const newTotals = await noticed(
      async () => (await quoted('PLENTY', { bearer })).totals,
      ({ vat }) => vat === 150,
    )
    expect(newTotals).toEqual({ net: 1000, vat: 150, gross: 1150 })
    expect((await run('accounts', 'list')).stdout).toMatch(/^NEW-1 .* 15 %/m)

    const picker = await run('keys', 'create', '--client', 'picker', '--role', 'warehouse')
    const stock = { path: '/catalog/v1/stock', bearer: picker.stdout.trim() }
    const seen = () => send(service.url, { method: 'GET', ...stock }).then(({ status }) => status)
    expect(await noticed(seen, (code) => code === 200)).toBe(200)
    expect(await run('keys', 'create', '--client', 'x', '--role', 'boss')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--role names no role: there is no boss'),
    })

    const keys = await run('keys', 'list')
    expect(keys.stdout).toMatch(/picker +- +warehouse +- /)
    expect(keys.stdout).not.toContain(bearer)
    const [, id = ''] = /^(\S+)\s+new-shop .*in force$/m.exec(keys.stdout) ?? []
    expect(await run('keys', 'revoke', id)).toMatchObject({ code: 0, stdout: expect.stringContaining(id) })
    expect(
      await noticed(
        () => status(list(bearer)),
        (code) => code === 401,
      ),
    ).toBe(401)
    const [twice, after] = await Promise.all([run('keys', 'revoke', id), run('keys', 'list')])
    expect(twice).toMatchObject({ code: 2, stdout: '' })
    expect(after.stdout).toMatch(/new-shop .*revoked/)
    const path = '/admin/v1/audit?client=command%20line'
    const { entries } = JSON.parse(
      (await send(service.url, { method: 'GET', path, bearer: 'bo_staff' })).text,
    ) as Static<typeof AuditList>
    const ofKeys = entries.filter(({ entity }) => entity !== 'person')
    expect(ofKeys.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
      'revoke key',
      'create key',
      'change account',
      'create key',
      'create account',
    ])
    expect(ofKeys[2]).toMatchObject({ entityId: 'NEW-1', before: { vatRate: 25 }, after: { vatRate: 15 } })
    expect(JSON.stringify(entries)).not.toContain(bearer)
  })

  test('command line: a disabled client is refused until it is enabled', async () => {
    expect(await run('clients', 'disable', 'client-german')).toMatchObject({ code: 0 })
    expect(
      await noticed(
        () => status(list('bo_german')),
        (code) => code === 403,
      ),
    ).toBe(403)
    expect(await run('clients', 'enable', 'client-german')).toMatchObject({ code: 0 })
    expect(
      await noticed(
        () => status(list('bo_german')),
        (code) => code === 200,
      ),
    ).toBe(200)
  })

  test('command line: catalog, prices, stock and carriers are imported, and a repeat changes nothing', async () => {
    const files = {
      catalog: fileOf('catalog.json', {
        groups: [{ productGroupId: newGroup, kind: 'cpu', name: 'More processors' }],
        products: [
          { productId: 'IMP-1', name: 'Imported', weightGrams: 500, ean: '7038010000000' },
          {
            productId: 'IMP-2',
            name: 'Imported too',
            productGroupId: newGroup,
            facts: {},
            discontinued: true,
          },
        ],
        bundles: [
          {
            bundleId: 'PC-TWO',
            name: 'PC Two',
            groups: [{ productGroupId: newGroup, min: 1, max: 1 }],
            assemblyProductId: 'ASSEMBLY',
          },
        ],
      }),
      prices: fileOf('prices.json', {
        prices: [
          { priceList: 'NOK', currency: 'NOK', productId: 'IMP-1', net: 99.5 },
          { priceList: 'SEK', currency: 'SEK', productId: 'IMP-1', net: 101 },
        ],
      }),
      stock: fileOf('stock.json', {
        stock: [{ productId: 'IMP-1', onHand: 7 }],
        purchaseOrders: [
          { purchaseOrderId: 'po-imp', productId: 'IMP-1', quantity: 3, expectedAt: '2030-01-01T00:00:00Z' },
        ],
      }),
      carriers: fileOf('carriers.json', {
        carriers: [
          {
            id: 'sledge',
            carrier: 'Sledge',
            name: 'Sledge to the door',
            countries: ['NO', 'DE'],
            transitDays: 4,
            bands: [
              {
                maxWeightGrams: 500_000,
                prices: [
                  { currency: 'NOK', net: 11 },
                  { currency: 'EUR', net: 1 },
                ],
              },
            ],
          },
        ],
      }),
    }
    const importAll = async () => {
      const results: CommandResult[] = []
      for (const [what, file] of Object.entries(files)) results.push(await run('import', what, file))
      return results
    }
    const first = await importAll()
    expect(first.map(({ code }) => code)).toEqual([0, 0, 0, 0])
    const checkout = await noticed(
      () => quoted('IMP-1'),
      ({ totals, deliveryOptions }) => totals.net === 99.5 && deliveryOptions[0]?.carrier === 'Sledge',
    )
    expect(checkout).toMatchObject({
      totals: { net: 99.5, vat: 24.88, gross: 124.38 },
      orderLines: [{ name: 'Imported', availability: { status: 'Available' } }],
      deliveryOptions: [{ deliveryOptionId: 'sledge', price: { net: 11, vat: 2.75, gross: 13.75 } }],
      problems: [],
    })

    await placeOrder(service.url, draftOf([['IMP-1', 2]]))
    const before = await importedRows(store)
    const second = await Promise.all(Object.entries(files).map(([what, file]) => run('import', what, file)))
    expect(second.map(({ code, stdout }) => ({ code, stdout }))).toEqual(
      first.map(({ code, stdout }) => ({ code, stdout })),
    )
    expect(await importedRows(store)).toEqual(before)
    expect(await stockOf(store, 'IMP-1')).toEqual({ on_hand: 7, reserved: 2, waiting: 0 })
    expect(await contradictions(store)).toEqual([])

    const expensive = fileOf('dearer.json', {
      prices: [{ priceList: 'NOK', currency: 'NOK', productId: 'IMP-1', net: 120 }],
    })
    expect(await run('import', 'prices', expensive)).toMatchObject({ code: 0 })
    const newNet = await noticed(
      async () => (await quoted('IMP-1')).totals.net,
      (net) => net === 120,
    )
    expect(newNet).toBe(120)
  })

  test('command line: imported stock goes to waiting orders', async () => {
    const orderId = await placeOrder(service.url, draftOf([['NONE-YET', 2]]))
    expect(await stockOf(store, 'NONE-YET')).toEqual({ on_hand: 0, reserved: 0, waiting: 2 })
    const file = fileOf('arrived.json', { stock: [{ productId: 'NONE-YET', onHand: 5 }] })
    expect(await run('import', 'stock', file)).toMatchObject({ code: 0 })
    const stock = await eventually(
      () => stockOf(store, 'NONE-YET'),
      ({ waiting }) => waiting === 0,
      2 * noticeLimit,
    )
    expect(stock).toEqual({ on_hand: 5, reserved: 2, waiting: 0 })
    const { text } = await send(service.url, { method: 'GET', path: `/orders/v1/${orderId}` })
    const [expected] = JSON.parse(text).order.expectedDeliveries[0].expectedLines
    expect(expected).toMatchObject({ quantity: 2, status: 'Available' })
  })

  test('command line: broken rows are named with file, line and reason, the rest is imported, exit code 1', async () => {
    const catalog = fileOf(
      'broken-catalog.json',
      `{
  "products": [
    { "productId": "OK-1", "name": "Fine" },
    { "productId": "BAD-1" },
    { "productId": "BAD-2", "name": "Of no group", "productGroupId": "cccccccc-0000-4000-8000-00000000000f" },
    { "productId": "BAD-3", "name": "Lighter than air", "weightGrams": -5 },
    { "productId": "OK-2", "name": "Fine too" }
  ]
}`,
    )
    const result = await run('import', 'catalog', catalog)
    expect(result.code).toBe(1)
    expect(result.stdout).toContain('products: 2 taken')
    expect(result.stdout).toContain('3 left out:')
    for (const [line, row, reason] of [
      [4, 'products[1]', /name/],
      [5, 'products[2]', /no product group/],
      [6, 'products[3]', /weightGrams/],
    ] as const) {
      const outputLine = result.stdout.split('\n').find((text) => text.includes(row))
      expect(outputLine).toContain(`${catalog}:${line}`)
      expect(outputLine).toMatch(reason)
    }
    expect(
      await store.all({
        statement: adHoc(
          "SELECT id FROM product WHERE id IN ('OK-1', 'OK-2', 'BAD-1', 'BAD-2', 'BAD-3') ORDER BY id",
        ),
      }),
    ).toEqual([{ id: 'OK-1' }, { id: 'OK-2' }])

    const orderId = await placeOrder(service.url, draftOf([['CPU-A', 10]]))
    expect(orderId).not.toBe('')
    const stock = fileOf(
      'broken-stock.json',
      '{ "stock": [\n{ "productId": "OK-1", "onHand": 4 },\n{ "productId": "NOWHERE", "onHand": 4 },\n{ "productId": "CPU-A", "onHand": 3 } ] }',
    )
    const stockResult = await run('import', 'stock', stock)
    expect(stockResult.code).toBe(1)
    expect(stockResult.stdout).toMatch(new RegExp(`${stock}:3 stock\\[1\\]: .*NOWHERE`))
    expect(stockResult.stdout).toMatch(new RegExp(`${stock}:4 stock\\[2\\]: .*reserved`))
    expect((await stockOf(store, 'OK-1')).on_hand).toBe(4)
    expect((await stockOf(store, 'CPU-A')).on_hand).toBe(50)

    const carriers = fileOf('broken-carriers.json', { carriers: [{ id: 'half' }] })
    const carriersBefore = await store.all({ statement: adHoc('SELECT * FROM carrier ORDER BY id') })
    expect((await run('import', 'carriers', carriers)).code).toBe(1)
    expect(await store.all({ statement: adHoc('SELECT * FROM carrier ORDER BY id') })).toEqual(carriersBefore)

    const unreadable = [
      fileOf('no-json.json', '{ "prices": ['),
      fileOf('a-list.json', '[]'),
      join(folder, 'missing.json'),
    ]
    const refusals = await Promise.all(unreadable.map((file) => run('import', 'prices', file)))
    refusals.forEach(({ code, stderr }, index) => {
      const isNamed = stderr.includes(unreadable[index] as string)
      expect([code !== 0, stderr.trim().split('\n').length, isNamed]).toEqual([true, 1, true])
    })
  })

  test('command line: a large import and a busy service do not disturb each other', async () => {
    const rows = Array.from({ length: 3000 }, (_, index) => ({
      priceList: 'NOK',
      currency: 'NOK',
      productId: 'UNPRICED',
      net: index + 1,
    }))
    const file = fileOf('many-prices.json', { prices: rows })
    const crowd = Array.from({ length: 4 }, (_, index) =>
      createBuyer(`i${index}`, emptyLedger(), randomFrom(index)),
    )
    let isOver = false
    const work = crowd.map((buyer) =>
      buyer.run(
        () => service.url,
        () => isOver,
      ),
    )
    const result = await run('import', 'prices', file)
    isOver = true
    await Promise.all(work)
    expect([result.code, result.stdout.trim(), result.stderr]).toEqual([0, 'prices: 3000 taken', ''])
    expect(crowd.flatMap(({ pending }) => pending ?? [])).toEqual([])
    expect(await contradictions(store)).toEqual([])
  })

  test('command line: after a killed import, every service has the prices of the database', async () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      priceList: 'NOK',
      currency: 'NOK',
      productId: index === 0 ? 'PLENTY' : 'UNPRICED',
      net: 4321,
    }))
    const importing = startCommand(
      ['import', 'prices', fileOf('killed.json', { prices: rows })],
      database.env,
    )
    const stored = async () => {
      const [row] = await store.all<{ net: number }>({
        statement: adHoc("SELECT net FROM price WHERE price_list = 'NOK' AND product_id = 'PLENTY'"),
      })
      return row?.net
    }
    expect(await eventually(stored, (net) => net === 432_100, 20_000)).toBe(432_100)
    importing.kill()
    await importing.exited
    const charged = await noticed(
      async () => (await quoted('PLENTY')).totals.net,
      (net) => net === 4321,
    )
    expect(charged).toBe(4321)
  })
})

describe('words on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-words-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const data = join(folder, 'data')
  const run = (words: string, env = {}) => runCommand(words.split(' '), { DATA_DIR: data, ...env }, 15_000)
  const junk = join(folder, 'junk')
  const foreignDatabase = join(folder, 'foreign.db')
  const nowhere = join(folder, 'no', 'such', 'folder')
  beforeAll(() => {
    writeFileSync(junk, 'this is no database')
    const database = new DatabaseSync(foreignDatabase)
    database.exec('CREATE TABLE theirs (id TEXT)')
    database.close()
  })

  test.each([
    [
      'accounts create A --contry NO',
      2,
      /^There is no option --contry\. Usage: buildorder accounts create <id>/,
    ],
    ['accounts create A --vat -5', 2, /^--vat needs a value.*Usage: buildorder accounts create/],
    ['accounts create A --country UK --currency GBP --vat 20', 2, /^--country is UK, but must be an ISO/],
    ['accounts create A --country NO --currency NKO --vat 25', 2, /^--currency is NKO, but must be an ISO/],
    ['accounts create', 2, /^Expected <id>, got none\. Usage: buildorder accounts create/],
    ['accounts list now', 2, /^Expected no arguments, got now\. Usage: buildorder accounts list$/],
    ['accounts update A', 2, /^Name at least one option to change\. Usage: buildorder accounts update/],
    ['serve --simulate=yes', 2, /^--simulate takes no value\. Usage: buildorder serve/],
    ['import', 2, /^There is no command import\. There are: import catalog, import prices/],
    ['imports', 2, /^There is no command imports\. See: npm run buildorder -- help$/],
    ['backup NOWHERE', 2, /no\/such\/folder cannot be written \(ENOENT\)\.$/],
    ['restore JUNK', 2, /junk is not a backup of Buildorder \(file is not a database\)\.$/],
    ['restore FOLDER', 2, /^There is no file /],
    ['restore FOREIGN', 2, /foreign\.db is not a backup of Buildorder \(its schema has no version\)\.$/],
    [
      'simulate --url http://127.0.0.1:1',
      2,
      /No service with demo data is at http:\/\/127\.0\.0\.1:1: there is no answer/,
    ],
    ['simulate --seed x', 2, /^--seed is x, but must be a number above 0\.$/],
  ])('command line: %s gives one helpful line', async (words, code, line) => {
    const paths: Record<string, string> = {
      NOWHERE: nowhere,
      JUNK: junk,
      FOREIGN: foreignDatabase,
      FOLDER: folder,
    }
    const result = await run(words.replace(/[A-Z]{4,}/, (name) => paths[name] ?? name))
    expect(result.code).toBe(code)
    expect(result.stderr.trim()).toMatch(line)
    expect(result.stderr.trim()).not.toContain('\n')
  })

  test('command line: a database of another application is not changed', () => {
    const database = new DatabaseSync(foreignDatabase, { readOnly: true })
    expect(database.prepare('SELECT name FROM sqlite_master').all()).toEqual([{ name: 'theirs' }])
    database.close()
  })

  test('help: exists for all commands, for those of a subject, and for each command', async () => {
    const all = await run('-h')
    expect(all.stdout).toContain('import carriers <file.json>')
    expect(all.stdout).toContain('keys create')
    for (const words of ['help import', 'import --help']) {
      const some = await run(words)
      expect([some.code, some.stdout.includes('import stock <file.json>')]).toEqual([0, true])
      expect(some.stdout).not.toContain('keys create')
    }
    expect((await run('import stock -h')).stdout).toMatch(/^buildorder import stock <file.json>\n/)
  })

  test('clients disable: warns about a client without keys, and says when no client is disabled', async () => {
    expect((await run('clients list')).stdout).toBe('No client is disabled.\n')
    expect((await run('clients disable nobody')).stdout).toContain(
      'No key belongs to a client with this name',
    )
  })

  test('files: databases and backups are readable by their owner only', async () => {
    const copy = join(folder, 'copy.db')
    expect((await run(`backup ${copy}`)).code).toBe(0)
    const open = [data, join(data, 'buildorder.db'), copy].filter(
      (path) => (statSync(path).mode & 0o077) !== 0,
    )
    expect(open).toEqual([])
  })

  test('carriers import: a file with an error says that nothing was changed', async () => {
    const file = join(folder, 'carriers.json')
    writeFileSync(file, JSON.stringify({ carriers: [{ id: 'x' }] }))
    const { code, stdout } = await run(`import carriers ${file}`)
    expect([code, stdout.trim().split('\n').at(-1)]).toEqual([1, 'Nothing was changed.'])
  })
})
