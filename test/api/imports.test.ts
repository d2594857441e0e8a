// Many rows over REST: uploaded as a stream, imported in the background.

import { randomUUIDv7 } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { savePriceList } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { fileFormats } from '../../src/contract/import-formats.ts'
import {
  claimJob,
  claimMs,
  continueUpload,
  endUpload,
  failUpload,
  findUploads,
  finishJob,
  giveUpUpload,
  type ImportJob,
  type ImportKind,
  loadJob,
  loadPiece,
  newJob,
  savePiece,
} from '../../src/imports/job.ts'
import { lostUploadFinder } from '../../src/imports/lost-uploads.ts'
import { runJob } from '../../src/imports/run-job.ts'
import { readerFor } from '../../src/imports/upload/splitter.ts'
import { storeUpload } from '../../src/imports/upload/store-upload.ts'
import { writeCursor } from '../../src/platform/http/route/cursor.ts'
import { Conflict, type Store } from '../../src/platform/store/store.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { blankProduct, cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { uploader } from '../support/imported-rows.ts'
import { eventually } from '../support/processes.ts'
import { purchasingOf } from '../support/purchasing.ts'
import { draftOf, type TestReply } from '../support/service.ts'
import { addProduct, change, stockOf } from '../support/world.ts'

interface Import {
  importId: string
  state: string
  rows: { total: number; done: number; new: number; changed: number; equal: number; refused: number }
  refusedRows: { list: string; line: number; reason: string }[]
  error: string | null
}

interface ImportedRow {
  list: string
  line: number
  status: string
  reason: string | null
}

interface RowPage {
  rows: ImportedRow[]
  nextCursor: string | null
}

describe.each(engines)('imports over REST on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const upload = (query: string, type: string, raw: string): Promise<TestReply<Import>> =>
    service.request<Import>('POST', `/admin/v1/imports?${query}`, {
      as: 'staff',
      raw,
      headers: { 'Content-Type': type },
    })
  const read = (id: string) => service.request<Import>('GET', `/admin/v1/imports/${id}`, { as: 'staff' })
  /** Uploads, waits for the end, and answers the result. */
  async function imported(query: string, type: string, raw: string): Promise<Import> {
    const started = await upload(query, type, raw)
    expect([started.status, started.text]).toEqual([201, expect.stringContaining('Waiting')])
    const ask = async () => (await read(started.body.importId)).body
    const done = await eventually(ask, ({ state }) => state === 'Done', 30_000)
    expect(done.state).toBe('Done')
    return done
  }
  /** All rows of the report, page by page. */
  async function rowsOf(importId: string, query: string): Promise<ImportedRow[]> {
    const rows: ImportedRow[] = []
    for (let cursor = ''; ; ) {
      const path = `/admin/v1/imports/${importId}/rows?${query}${cursor && `&cursor=${cursor}`}`
      const { status, body } = await service.request<RowPage>('GET', path, { as: 'staff' })
      expect(status).toBe(200)
      rows.push(...body.rows)
      if (body.nextCursor === null) return rows
      cursor = encodeURIComponent(body.nextCursor)
    }
  }
  const json = 'application/json'
  const priceOf = async (id: string) =>
    (await service.request<{ price: { net: number } | null }>('GET', `/catalog/v1/products/${id}`)).body.price
      ?.net

  test('import: a JSON document of groups, products and bundles; a dry run says the same and stores nothing', async () => {
    const group = crypto.randomUUID()
    const document = JSON.stringify(
      {
        groups: [
          { productGroupId: group, kind: 'cpu', name: 'Imported' },
          { productGroupId: group, kind: 'flux', name: 'No kind' },
        ],
        products: [
          { productId: 'BULK-1', name: 'Bulk', productGroupId: group },
          { productId: 'BULK-2', name: 'Bulk', productGroupId: '00000000-0000-4000-8000-000000000000' },
        ],
        bundles: [
          {
            bundleId: 'BULK-PC',
            name: 'PC',
            groups: [{ productGroupId: group, min: 1, max: 1 }],
            assemblyProductId: 'ASSEMBLY',
          },
        ],
      },
      null,
      1,
    )
    const expected = { total: 5, done: 5, new: 3, changed: 0, equal: 0, refused: 2 }
    const dry = await imported('kind=catalog&dryRun=true', json, document)
    expect(dry.rows).toEqual(expected)
    const path = '/catalog/v1/products/BULK-1'
    expect((await service.request('GET', path)).status).toBe(404)
    const real = await imported('kind=catalog', json, document)
    expect(real.rows).toEqual(expected)
    expect(real.refusedRows).toMatchObject([
      { list: 'groups', line: 8, reason: expect.stringContaining('flux') },
      { list: 'products', line: 20, reason: expect.stringContaining('no product group') },
    ])
    await eventually(
      async () => (await service.request('GET', path)).status,
      (status) => status === 200,
      60_000,
    )
    const again = await imported('kind=catalog', json, document)
    expect(again.rows).toEqual({ ...expected, new: 0, equal: 3 })
  })

  test('import: prices as NDJSON and CSV, in many pieces; running services follow', async () => {
    const ids = await Promise.all(Array.from({ length: 3 }, () => addProduct(service, { nok: 10_000 })))
    const row = (id: string, net: unknown) =>
      JSON.stringify({ priceList: 'NOK', currency: 'NOK', productId: id, net })
    const lines = Array.from({ length: 450 }, (_, index) => row(ids[index % 3] as string, 20 + index))
    const result = await imported(
      'kind=prices',
      'application/x-ndjson',
      [...lines, '{', row('NONE', 1)].join('\n'),
    )
    expect(result.rows).toMatchObject({ total: 452, done: 452, changed: 450, refused: 2 })
    expect(result.refusedRows.map(({ line }) => line)).toEqual([451, 452])
    await eventually(
      () => priceOf(ids[2] as string),
      (net) => net === 469,
      60_000,
    )
    expect(await Promise.all(ids.map(priceOf))).toEqual([467, 468, 469])
    const csv = `priceList;currency;productId;net;minQuantity\nNOK;NOK;${ids[0]};467;\nNOK;NOK;${ids[0]};400;10\n`
    const second = await imported('kind=prices', 'text/csv; charset=utf-8', csv)
    expect(second.rows).toMatchObject({ new: 1, equal: 1, refused: 0 })
    await eventually(
      async () => {
        const draft = await service.readCheckout(await service.create(draftOf([[ids[0] as string, 10]])))
        return draft.orderLines[0]?.unitPrice?.net
      },
      (net) => net === 400,
      10_000,
    )
  })

  test('import: the report says what became of every row, in pages and by status', async () => {
    const id = await addProduct(service, { nok: 10_000 })
    const row = (productId: string, net: number) => ({ priceList: 'NOK', currency: 'NOK', productId, net })
    // In one line, and in more than one piece.
    const prices = Array.from({ length: 450 }, (_, index) => row(index % 3 === 0 ? `NONE-${index}` : id, 77))
    for (const [query, firstStatus] of [
      ['&dryRun=true', 'changed'],
      ['', 'changed'],
      ['', 'equal'],
    ] as const) {
      const { importId, rows: counts } = await imported(
        `kind=prices${query}`,
        json,
        JSON.stringify({ prices }),
      )
      expect(counts).toMatchObject({ total: 450, refused: 150 })
      const all = await rowsOf(importId, 'limit=170')
      expect(all).toHaveLength(450)
      expect(all.slice(0, 2)).toEqual([
        { list: 'prices', line: 1, status: 'refused', reason: 'there is no product NONE-0' },
        { list: 'prices', line: 1, status: firstStatus, reason: null },
      ])
      const refused = await rowsOf(importId, 'limit=40&status=refused')
      expect(refused).toEqual(all.filter(({ status }) => status === 'refused'))
      expect(refused.at(-1)?.reason).toBe('there is no product NONE-447')
    }

    const { importId } = await imported('kind=prices', json, JSON.stringify({ prices: prices.slice(0, 3) }))
    for (const position of ['NOK', '1', '1 ', '1 2 3', '-1 0', '1e3 0', '1 99999999999999999999']) {
      const cursor = writeCursor(position)
      const reply = await read(`${importId}/rows?cursor=${cursor}`)
      expect([position, reply.status, reply.text]).toEqual([position, 400, expect.stringContaining('cursor')])
    }
    expect((await read('none/rows')).status).toBe(404)
    expect((await read('none/rows?status=lost')).status).toBe(400)
  })

  test('import: prices of a retired list are stored in its currency only, and it stays retired', async () => {
    const productId = await addProduct(service)
    const priceList = `RETIRED-${engine}`
    const path = `/admin/v1/price-lists/${priceList}`
    const list = { priceList, currency: 'NOK' }
    await service.request('POST', '/admin/v1/price-lists', { as: 'staff', json: list })
    const retired = { as: 'staff', json: { retired: true }, headers: { 'If-Match': '*' } } as const
    expect((await service.request('PATCH', path, retired)).status).toBe(200)
    const prices = [
      { ...list, productId, currency: 'JPY', net: 777 },
      { ...list, productId, net: 12.5 },
    ]
    for (const dryRun of ['true', 'false']) {
      const result = await imported(`kind=prices&dryRun=${dryRun}`, json, JSON.stringify({ prices }))
      expect(result).toMatchObject({
        rows: { new: 1, refused: 1 },
        refusedRows: [{ reason: `the price list ${priceList} is in NOK, not in JPY` }],
      })
    }
    const staff = { as: 'staff' } as const
    expect((await service.request('GET', path, staff)).body).toMatchObject({ currency: 'NOK', retired: true })
    expect((await service.request('GET', `${path}/prices/${productId}`, staff)).body).toMatchObject({
      net: 12.5,
    })
  })

  test('import: a new price list needs an id that a path can address', async () => {
    const productId = await addProduct(service)
    const prices = ['', ' ', '.', '..', 'a\u0000'].map((priceList) => ({
      priceList,
      currency: 'NOK',
      productId,
      net: 1,
    }))
    const { rows, refusedRows } = await imported('kind=prices', json, JSON.stringify({ prices }))
    expect([rows.refused, refusedRows.map(({ reason }) => reason)]).toEqual([
      prices.length,
      prices.map(() => expect.stringMatching(/^priceList /)),
    ])
  })

  test('export: a price list as CSV has all prices and rules, and importing it again changes nothing', async () => {
    const list = `CSV "${engine}"; 1`
    const path = `/admin/v1/price-lists/${encodeURIComponent(list)}`
    const staff = { as: 'staff' } as const
    const created = await service.request('POST', '/admin/v1/price-lists', {
      ...staff,
      json: { priceList: list, currency: 'NOK' },
    })
    expect([created.status, created.text]).toEqual([201, expect.any(String)])
    const ids = await Promise.all(
      ['CSV,A', 'CSV"B', '=CSV C'].map((id) => addProduct(service, { id: `${id}-${engine}` })),
    )
    const many = await Promise.all(Array.from({ length: 600 }, (_, index) => `CSV-${engine}-${index}`))
    await service.store.batch(many.flatMap((id) => saveProduct(blankProduct(id))))
    const rows = [...ids, ...many].map((productId, index) =>
      JSON.stringify({ priceList: list, currency: 'NOK', productId, net: index + 0.07 }),
    )
    const rules = [
      { minQuantity: 10, net: 5.5 },
      { validFrom: '2026-02-01T00:00:00.000Z', net: 4 },
      {
        minQuantity: 2,
        validFrom: '2020-02-01T00:00:00.000Z',
        validUntil: '2020-03-01T00:00:00.000Z',
        net: 3,
      },
      { validUntil: '2030-03-01T00:00:00.000Z', net: 2 },
    ].map((rule) => JSON.stringify({ priceList: list, currency: 'NOK', productId: ids[1], ...rule }))
    const first = await imported('kind=prices', 'application/x-ndjson', [...rows, ...rules].join('\n'))
    expect(first.rows).toMatchObject({ new: 607, refused: 0 })
    const exported = await service.request('GET', `${path}/export`, staff)
    expect(exported.status).toBe(200)
    expect(exported.headers.get('content-disposition')).toBe(`attachment; filename="CSV__${engine}___1.csv"`)
    const lines = exported.text.trimEnd().split('\n')
    expect(lines[0]).toBe('priceList,currency,productId,net,minQuantity,validFrom,validUntil')
    expect(lines).toHaveLength(608)
    for (const dryRun of ['true', 'false']) {
      const again = await imported(`kind=prices&dryRun=${dryRun}`, 'text/csv', exported.text)
      expect([again.rows, again.refusedRows]).toEqual([
        { total: 607, done: 607, new: 0, changed: 0, equal: 607, refused: 0 },
        [],
      ])
    }
    const repeated = await service.request('GET', `${path}/export`, staff)
    expect(repeated.text).toBe(exported.text)
    expect((await service.request('GET', '/admin/v1/price-lists/none/export', staff)).status).toBe(404)
  })

  test('import: stock that orders have reserved is refused, the rows around it are stored', async () => {
    const ids = await Promise.all(
      [10, 10, 10].map((stock) => addProduct(service, { stock, group: cpuGroup })),
    )
    await service.place(draftOf([[ids[1] as string, 5]]))
    const rows = ids.map((productId) => JSON.stringify({ productId, onHand: 3 })).join('\n')
    const { rows: counts, refusedRows } = await imported('kind=stock', 'application/x-ndjson', rows)
    expect(counts).toMatchObject({ changed: 2, refused: 1 })
    expect(refusedRows).toMatchObject([
      { list: 'stock', line: 2, reason: expect.stringContaining('reserved') },
    ])
    expect(await Promise.all(ids.map(async (id) => (await stockOf(service, id))?.on_hand))).toEqual([
      3, 10, 3,
    ])
    const supply = `purchaseOrderId,productId,quantity,expectedAt\nbulk-po-${engine},${ids[0]},4,\n`
    const other = await imported('kind=stock&list=purchaseOrders', 'text/csv', supply)
    expect(other.rows).toMatchObject({ new: 1, refused: 0 })
  })

  test('import: a line of a purchase order with lines is left out, the rows around it are stored', async () => {
    const buy = purchasingOf(service)
    const product = await addProduct(service, { stock: 0 })
    const { purchaseOrderId: id } = await buy.draft(await buy.supplier(), [[product, 5]])
    await buy.tell(id)
    const lines = [`before-${engine}`, `${id}.10`, `after-${engine}`].map((each) => `${each},${product},4,`)
    const file = ['purchaseOrderId,productId,quantity,expectedAt', ...lines, ''].join('\n')
    for (const dryRun of ['&dryRun=true', '']) {
      const { rows, refusedRows } = await imported(
        `kind=stock&list=purchaseOrders${dryRun}`,
        'text/csv',
        file,
      )
      expect(rows).toMatchObject({ new: 2, refused: 1 })
      expect(refusedRows).toMatchObject([
        { list: 'purchaseOrders', line: 3, reason: expect.stringContaining('purchase order with lines') },
      ])
    }
    expect((await buy.read(id)).lines).toMatchObject([{ outstanding: 5 }])
  })

  test('import: carriers are created and changed, others are kept, and retired ones stay retired', async () => {
    const id = `imported-${engine}`
    const row = {
      id,
      carrier: 'Bulk',
      name: 'Home',
      countries: ['NO'],
      transitDays: 2,
      bands: [{ maxWeightGrams: 1000, prices: [{ currency: 'NOK', net: 99 }] }],
    }
    const lines = (...rows: object[]) => rows.map((each) => JSON.stringify(each)).join('\n')
    const ndjson = 'application/x-ndjson'
    const twice = lines(row, { ...row, transitDays: 3 }, { ...row, id: 'odd', countries: ['XX'] })
    expect((await imported('kind=carriers&dryRun=true', ndjson, twice)).rows).toMatchObject({
      new: 1,
      changed: 1,
    })
    const first = await imported('kind=carriers', ndjson, twice)
    expect(first.rows).toMatchObject({ new: 1, changed: 1, equal: 0, refused: 1 })
    expect(first.refusedRows).toMatchObject([
      { list: 'carriers', line: 3, reason: expect.stringContaining('XX is no country') },
    ])
    const path = `/admin/v1/carriers/${id}`
    const stored = async () => (await service.request('GET', path, { as: 'staff' })).body
    expect(await stored()).toMatchObject({ transitDays: 3, retiredAt: null })
    expect((await service.request('GET', '/admin/v1/carriers/door', { as: 'staff' })).status).toBe(200)
    await service.request('PATCH', path, {
      as: 'staff',
      json: { retired: true },
      headers: { 'If-Match': '*' },
    })
    const csv = `id,carrier,name,countries,transitDays,bands\n${id},Bulk,Air,"[""NO""]",3,"${JSON.stringify(row.bands).replaceAll('"', '""')}"\n`
    expect((await imported('kind=carriers', 'text/csv', csv)).rows).toMatchObject({ changed: 1, refused: 0 })
    expect(await stored()).toMatchObject({ name: 'Air', retiredAt: expect.any(String) })
    expect((await imported('kind=carriers', 'text/csv', csv)).rows).toMatchObject({ equal: 1 })
  })

  test('import: carriers need the scope of their administration too', async () => {
    const key = insertKey({
      id: `catalog-${engine}`,
      hash: hashKey(`bo_catalog-${engine}`),
      client: 'Catalog',
      accounts: [],
      scopes: ['catalog'],
      isDemo: false,
      createdAt: 0,
      revokedAt: null,
    })
    await change(service, ['callers'], [key])
    const send = (kind: string) =>
      service.request('POST', `/admin/v1/imports?kind=${kind}`, {
        as: null,
        raw: '',
        headers: { Authorization: `Bearer bo_catalog-${engine}`, 'Content-Type': 'text/csv' },
      })
    expect([(await send('carriers')).status, (await send('prices')).status]).toEqual([403, 201])
  })

  test('imports: they are listed in pages, the newest first, without refused rows', async () => {
    const started: string[] = []
    for (let count = 0; count < 3; count++) {
      started.unshift(
        (await imported('kind=stock&dryRun=true', 'text/csv', 'productId,onHand\nNONE,1\n')).importId,
      )
    }
    interface Page {
      imports: (Import & { dryRun: boolean })[]
      nextCursor: string | null
    }
    const list = async (query: string) =>
      (await service.request<Page>('GET', `/admin/v1/imports?${query}`, { as: 'staff' })).body
    const page = await list('limit=2')
    expect(page.imports.map(({ importId }) => importId)).toEqual(started.slice(0, 2))
    expect(page.imports[0]).toMatchObject({ dryRun: true, state: 'Done', rows: { refused: 1 } })
    expect(page.imports[0]).not.toHaveProperty('refusedRows')
    const next = await list(`limit=2&cursor=${page.nextCursor}`)
    expect(next.imports[0]?.importId).toBe(started[2])
  })

  test('import: an upload that cannot be read is refused, and nothing of it is imported', async () => {
    const refused = async (query: string, type: string, raw: string) =>
      (await upload(query, type, raw)).status
    expect(await refused('kind=prices', json, '{"prices":[{')).toBe(400)
    expect(await refused('kind=prices', 'text/plain', '')).toBe(400)
    expect(await refused('kind=prices&list=products', 'text/csv', '')).toBe(400)
    expect(await refused('kind=nothing', json, '{}')).toBe(400)
    expect(await refused('', json, '{}')).toBe(400)
    expect((await read('none')).status).toBe(404)
  })

  test('import: items that are no objects, and unknown lists, are refused rows', async () => {
    const document = '{"constructor": [{}, {}], "prices": [1, "a"], "pricelist": []}'
    const { rows, refusedRows } = await imported('kind=prices', json, document)
    expect(rows).toMatchObject({ total: 4, refused: 4 })
    expect(refusedRows.map(({ list }) => list)).toEqual(['constructor', 'prices', 'prices', 'pricelist'])
  })

  test('import: an upload that breaks off or cannot be read is listed as failed, with the reason', async () => {
    const newest = async () =>
      (await service.request<{ imports: Import[] }>('GET', '/admin/v1/imports?limit=1', { as: 'staff' })).body
        .imports[0] as Import
    expect((await upload('kind=prices', json, '{"prices":[{')).status).toBe(400)
    expect(await newest()).toMatchObject({ state: 'Failed', error: expect.stringContaining('JSON object') })

    const sent = request(`${service.url}/admin/v1/imports?kind=prices`, {
      method: 'POST',
      headers: { Authorization: 'Bearer bo_staff', 'Content-Type': 'application/x-ndjson' },
    })
    sent.on('error', () => {})
    sent.write('{}\n')
    const { importId } = await eventually(newest, ({ state }) => state === 'Uploading', 60_000)
    sent.destroy()
    const ask = async () => (await read(importId)).body
    const broken = await eventually(ask, ({ state }) => state !== 'Uploading', 60_000)
    expect(broken).toMatchObject({ state: 'Failed', error: expect.stringContaining('broke off') })
  })

  test('import: an upload whose process is gone fails after a moment, and one that goes on does not', async () => {
    const [gone, slow] = [randomUUIDv7(), randomUUIDv7()]
    const { time, store } = service
    const begun = [gone, slow].map((id) => newJob(id, 'prices', false, time.now, uploader))
    await store.batch([...begun, savePiece(gone, 0, ['{}'], time.now)])
    let elapsed = 0
    const find = lostUploadFinder(() => elapsed)
    const looks = async (count: number) => {
      for (let look = 1; look < count; look++) {
        await find(store)
        elapsed += 1000
        if (look % 3 === 0) await store.batch([continueUpload(slow)])
      }
      return find(store)
    }
    expect(await looks(15)).toEqual([])
    // The database was unavailable: no upload could give a sign.
    elapsed += 60_000
    expect(await looks(15)).toEqual([])
    const lost = await looks(3)
    expect(lost.map(({ id }) => id)).toEqual([gone])
    await store.batch(giveUpUpload(lost[0] as ImportJob, 'it did not end'))
    expect((await read(gone)).body).toMatchObject({ state: 'Failed', error: 'it did not end' })
    await expect(loadPiece(store, gone, 0)).rejects.toThrow('missing')
    await expect(store.batch([continueUpload(gone)])).rejects.toThrow(Conflict)
    await expect(store.batch([endUpload(gone, 1, 1)])).rejects.toThrow(Conflict)
    expect((await read(slow)).body.state).toBe('Uploading')
    // One that goes on meanwhile is not given up.
    const [seen] = await findUploads(store)
    await store.batch([continueUpload(slow)])
    await expect(store.batch(giveUpUpload(seen as ImportJob, 'it did not end'))).rejects.toThrow(Conflict)
    await store.batch(failUpload(slow, 'the test is over'))
  })

  test('import: pieces are cut by size too, and the rows stay in order', async () => {
    const id = randomUUIDv7()
    const { time, store } = service
    await store.batch([newJob(id, 'prices', false, time.now, uploader)])
    const lines = Array.from(
      { length: 40 },
      (_, index) => `{"net":${index},"note":"${'x'.repeat(20_000)}"}\n`,
    )
    const split = readerFor('application/x-ndjson', 'prices', fileFormats.prices)
    const stream = Readable.from([Buffer.from(lines.join(''))])
    const { rows, pieces } = await storeUpload(store, id, stream, split, () => time.now)
    expect([rows, pieces > 2]).toEqual([40, true])
    const stored = await Promise.all(
      Array.from({ length: pieces }, (_, number) => loadPiece(store, id, number)),
    )
    for (const piece of stored) expect(JSON.stringify(piece).length).toBeLessThan(300_000)
    expect(stored.flat().map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1))
    await store.batch(failUpload(id, 'the test is over'))
  })

  test('import: an upload that was given up meanwhile answers 503, or what is wrong with it', async () => {
    for (const [rows, status] of [
      ['{}\n'.repeat(300), 503],
      ['x'.repeat(1_100_000), 400],
    ] as const) {
      const sent = request(`${service.url}/admin/v1/imports?kind=prices`, {
        method: 'POST',
        headers: { Authorization: 'Bearer bo_staff', 'Content-Type': 'application/x-ndjson' },
      })
      const answered = once(sent, 'response')
      sent.write('{}\n')
      const [upload] = await eventually(
        () => findUploads(service.store),
        (found) => found.length === 1,
        60_000,
      )
      await service.store.batch(giveUpUpload(upload as ImportJob, 'it did not end'))
      sent.end(rows)
      const [reply] = await answered
      expect(reply.statusCode).toBe(status)
      reply.resume()
    }
  })

  /** An uploaded import of one piece that this test has claimed, so that the service leaves it alone. */
  async function claimed(kind: ImportKind, isDryRun: boolean, values: object[]): Promise<ImportJob> {
    const id = randomUUIDv7()
    const { now } = service.time
    const rows = values.map((value, index) => ({ list: kind, line: index + 1, value }))
    await service.store.batch([
      newJob(id, kind, isDryRun, now, uploader),
      savePiece(
        id,
        0,
        rows.map((row) => JSON.stringify(row)),
        now,
      ),
      endUpload(id, rows.length, 1),
      claimJob({ id, claimed_until: 0 } as ImportJob, now + claimMs),
    ])
    return (await loadJob(service.store, id)) as ImportJob
  }
  /** The store of the service, with something that happens before a batch of this number. */
  const storeWith = (before: (batch: number) => Promise<void>): Store => {
    let batches = 0
    return {
      ...service.store,
      batch: async (writes) => {
        await before(++batches)
        await service.store.batch(writes)
      },
    }
  }
  async function runToEnd(store: Store, job: ImportJob, clock = () => service.time.now) {
    const result = await runJob(store, job, clock, new AbortController().signal)
    if (result) await store.batch(finishJob(result.job, result.failure?.message ?? null))
  }

  test('import: a dry run stores no row, even if its piece conflicts', async () => {
    const id = await addProduct(service, { stock: 10 })
    const job = await claimed('stock', true, [{ productId: id, onHand: 3 }])
    const store = storeWith(async (batch) => {
      if (batch === 1) throw new Conflict('another process was faster')
    })
    await runToEnd(store, job)
    expect((await read(job.id)).body).toMatchObject({ state: 'Done', rows: { changed: 1 } })
    expect((await stockOf(service, id))?.on_hand).toBe(10)
  })

  test('import: rows that are stored one by one renew the claim, and need it', async () => {
    const ids = await Promise.all([10, 10, 10].map((stock) => addProduct(service, { stock })))
    /** Between the decision and the first batch, so that the row of the first product conflicts. */
    const reserve = async (batch: number, units: number) => {
      if (batch === 1) await service.place(draftOf([[ids[0] as string, units]]))
    }
    const rows = ids.map((productId) => ({ productId, onHand: 3 }))
    const onHand = () => Promise.all(ids.map(async (id) => (await stockOf(service, id))?.on_hand))
    const current = async ({ id }: ImportJob) => (await loadJob(service.store, id)) as ImportJob

    const lost = await claimed('stock', false, rows)
    let isTaken = false
    const losing = storeWith(async (batch) => {
      await reserve(batch, 5)
      if (isTaken || (await stockOf(service, ids[1] as string))?.on_hand === 10) return
      isTaken = true
      const held = await current(lost)
      await service.store.batch([claimJob(held, held.claimed_until + 1)])
    })
    await runToEnd(losing, lost)
    expect([isTaken, await onHand()]).toEqual([true, [10, 3, 10]])
    expect((await current(lost)).position).toBe(0)

    const slow = await claimed('stock', false, [{ productId: ids[0], onHand: 6 }, ...rows.slice(1)])
    let time = service.time.now
    const left: number[] = []
    const slowly = storeWith(async (batch) => {
      await reserve(batch, 2)
      left.push((await current(slow)).claimed_until - time)
      time += claimMs / 4
    })
    await runToEnd(slowly, slow, () => time)
    expect(left.length * (claimMs / 4)).toBeGreaterThan(claimMs)
    expect(Math.min(...left)).toBeGreaterThan(0)
    expect((await read(slow.id)).body.rows).toMatchObject({ changed: 1, equal: 1, refused: 1 })
    expect(await onHand()).toEqual([10, 3, 3])
  })

  test('import: prices of a new list are refused if another request creates it in another currency', async () => {
    const priceList = randomUUIDv7()
    const rows = ['PLENTY', 'FEW'].map((productId) => ({ priceList, currency: 'NOK', productId, net: 1 }))
    const job = await claimed('prices', false, rows)
    const store = storeWith(async (batch) => {
      if (batch === 1) await service.store.batch([savePriceList(priceList, 'SEK')])
    })
    await runToEnd(store, job)
    expect((await read(job.id)).body).toMatchObject({ state: 'Done', rows: { new: 0, refused: 2 } })
  })

  test('import: a row that repeats a refused one is refused too', async () => {
    const id = await addProduct(service, { stock: 10 })
    const job = await claimed('stock', false, [
      { productId: id, onHand: 3 },
      { productId: id, onHand: 3 },
    ])
    const store = storeWith(async (batch) => {
      if (batch === 1) await service.place(draftOf([[id, 5]]))
    })
    await runToEnd(store, job)
    expect((await read(job.id)).body.rows).toMatchObject({ done: 2, equal: 0, refused: 2 })
    expect((await stockOf(service, id))?.on_hand).toBe(10)
  })

  test('import: needs the scope of its kind, and shows only imports of such kinds', async () => {
    const keyOf = async (scope: string) => {
      const json = { client: `only ${scope}`, accounts: [], scopes: [scope] }
      const options = { as: 'staff', json } as const
      return (await service.request<{ key: string }>('POST', '/admin/v1/keys', options)).body.key
    }
    const books = await keyOf('fulfilment')
    const goods = await keyOf('catalog')
    await service.service.context.poller.refresh()
    const as = (key: string) => ({ as: null, headers: { Authorization: `Bearer ${key}` } })
    const start = (key: string, kind: string, raw: string) =>
      service.request<Import>('POST', `/admin/v1/imports?kind=${kind}`, {
        as: null,
        raw,
        headers: { ...as(key).headers, 'Content-Type': 'application/x-ndjson' },
      })
    const payment = { bankReference: 'only-1', date: '2026-03-02', amount: 5, currency: 'NOK' }
    const payments = await start(books, 'payments', JSON.stringify(payment))
    const stock = await start(goods, 'stock', JSON.stringify({ productId: 'PLENTY', onHand: 1_000_000 }))
    expect([payments.status, stock.status]).toEqual([201, 201])
    expect((await start(goods, 'payments', JSON.stringify(payment))).status).toBe(403)
    expect((await start(books, 'stock', '{}')).status).toBe(403)
    const one = `/admin/v1/imports/${payments.body.importId}`
    for (const path of [one, `${one}/rows`]) {
      expect((await service.request('GET', path, as(books))).status).toBe(200)
      expect((await service.request('GET', path, as(goods))).status).toBe(404)
    }
    const list = await service.request<{ imports: Import[] }>('GET', '/admin/v1/imports', as(books))
    expect(list.body.imports.map(({ importId }) => importId)).toEqual([payments.body.importId])
  })

  test('import: one that cannot go on fails, and says where it stopped', async () => {
    const id = crypto.randomUUID()
    // Rows that were uploaded, but are gone.
    await service.store.batch([newJob(id, 'prices', false, service.time.now, uploader), endUpload(id, 3, 1)])
    const ask = async () => (await read(id)).body
    const { state, error } = await eventually(ask, ({ state }) => state !== 'Waiting', 30_000)
    expect([state, error]).toEqual([
      'Failed',
      expect.stringMatching(/^The import stopped at part 1 of 1.*missing/),
    ])
  })
})
