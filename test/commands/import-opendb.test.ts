import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { loadGroups, saveGroup } from '../../src/catalog/bundle.ts'
import { loadCatalog } from '../../src/catalog/load-catalog.ts'
import { loadPrices, savePrice, savePriceList } from '../../src/catalog/prices.ts'
import { loadProducts, saveProduct } from '../../src/catalog/product.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import { UnreadableFile } from '../../src/platform/import/read-file.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { groupIdOf } from '../../tools/demo/catalog/groups.ts'
import { importOpenDb } from '../../tools/opendb/import-opendb.ts'
import { printOpenDbReport } from '../../tools/opendb/report.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const product = (number: number, name: string, more: object = {}) => ({
  opendb_id: idOf(number),
  metadata: { name, manufacturer: 'Maker', part_numbers: ['Series', `PN-${1000 + number}`] },
  ...more,
})

/** A small OpenDB with every kind of error. */
const files: Record<string, unknown> = {
  'CPU/a.json': product(1, 'AMD Ryzen 5 7600', { socket: 'AM5', specifications: { tdp: 65, ppt: 0 } }),
  'CPU/b.json': product(2, 'AMD Ryzen 5 7600', { socket: 'AM5' }),
  'CPU/c.json': product(1, 'The same id again'),
  'CPU/d.json': '{ broken',
  'CPU/e.json': { metadata: { name: 'No id' } },
  'CPU/f.json': { opendb_id: idOf(3), metadata: {} },
  'PSU/a.json': product(4, 'Maker 1TB SSD'),
  'OS/a.json': product(5, 'Microsoft Windows 11 Home | Digital Download'),
  'Chair/a.json': product(6, 'Maker Chair'),
}

const settings = { demoPrices: false, demoStock: false, progress: noProgress, clock: () => 1_750_000_000_000 }
const withDemo = { ...settings, demoPrices: true, demoStock: true }

describe.each(engines)('importing OpenDB on %s', (engine) => {
  let folder: string
  let database: TestDatabase
  let store: Store

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'opendb-'))
    for (const [file, content] of Object.entries(files)) {
      const path = join(folder, 'open-db', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
    }
    database = await createDatabase(engine)
    store = await openStore(readSettings(database.env))
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })

  const revision = async () => {
    const [row] = await store.all<{ number: number }>({
      statement: adHoc("SELECT number FROM revision WHERE topic = 'catalog'"),
    })
    return row?.number ?? 0
  }

  test('OpenDB import: every product is imported, or left out with file and reason', async () => {
    const report = await importOpenDb(folder, store, settings)
    expect(report.folders).toEqual([
      { folder: 'CPU', found: 6, taken: 2, written: 2, repaired: 1, leftOut: 4 },
      { folder: 'PSU', found: 1, taken: 0, written: 0, repaired: 0, leftOut: 1 },
      { folder: 'OS', found: 1, taken: 1, written: 1, repaired: 0, leftOut: 0 },
      { folder: 'Chair', found: 1, taken: 0, written: 0, repaired: 0, leftOut: 1 },
    ])
    expect(report.leftOut.map(({ file, reason }) => `${file}: ${reason}`)).toEqual([
      expect.stringMatching(/^CPU\/d\.json: .*JSON/),
      `CPU/c.json: another file has the opendb_id ${idOf(1)} too`,
      'CPU/e.json: it has no opendb_id',
      'CPU/f.json: it has no name',
      'PSU/a.json: it is a drive, not a power supply',
      'Chair/a.json: the folder Chair holds no parts of a PC',
    ])
    expect(report.repairs).toEqual([
      {
        reason: 'the sustained power: 0 means not known',
        count: 1,
        examples: [{ file: 'CPU/a.json', was: '0' }],
      },
    ])
    expect(report.sameName).toBe(2)
  })

  test('OpenDB import: a product has its id, part number, group and facts', async () => {
    await importOpenDb(folder, store, settings)
    const [cpu, , system] = await loadProducts(store)
    expect(cpu).toMatchObject({
      id: idOf(1),
      partNumber: 'PN-1001',
      group: groupIdOf('cpu'),
      category: 'PHYSICAL_ITEM',
      facts: { socket: 'AM5', generation: 'Raphael', tdpWatts: 65 },
    })
    expect(system).toMatchObject({ category: 'VIRTUAL_ITEM', facts: { system: 'Windows 11' } })
  })

  test('OpenDB import: a second run writes nothing', async () => {
    await importOpenDb(folder, store, withDemo)
    const before = await loadProducts(store)
    const report = await importOpenDb(folder, store, withDemo)
    expect(report.folders.reduce((sum, { written }) => sum + written, 0)).toBe(0)
    expect([report.prices?.written, report.stock?.written]).toEqual([0, 0])
    expect(await loadProducts(store)).toEqual(before)
  })

  test('OpenDB import: keeps what the shop has set at retired products', async () => {
    await importOpenDb(folder, store, settings)
    const [cpu] = await loadProducts(store)
    if (!cpu) throw new Error('There is no product.')
    const own = { ean: '2000000000015', weightGrams: 400, description: 'Ours', isDiscontinued: true }
    await store.batch(saveProduct({ ...cpu, ...own }))
    const retire = (at: number | null) =>
      store.batch([
        {
          statement: adHoc('UPDATE product SET retired_at = $2 WHERE id = $1'),
          values: [cpu.id, at],
          rows: 1,
        },
      ])
    await retire(1)
    const report = await importOpenDb(folder, store, settings)
    expect(report.folders.reduce((sum, { written }) => sum + written, 0)).toBe(0)
    await retire(null)
    expect((await loadProducts(store))[0]).toEqual({ ...cpu, ...own })
  })

  test('OpenDB import: keeps changes of the shop, such as the name of a group, and unknown products', async () => {
    await store.batch([saveGroup({ id: groupIdOf('cpu'), kind: 'cpu', name: 'Our CPUs' })])
    await importOpenDb(folder, store, settings)
    const [cpu] = await loadProducts(store)
    if (!cpu) throw new Error('There is no product.')
    const own = { ean: '2000000000015', weightGrams: 400, description: 'Ours', isDiscontinued: true }
    await store.batch(saveProduct({ ...cpu, ...own, name: 'Wrong' }))
    await importOpenDb(folder, store, settings)
    expect((await loadProducts(store))[0]).toEqual({ ...cpu, ...own })
    expect((await loadGroups(store)).map(({ name }) => name)).toContain('Our CPUs')
  })

  test('OpenDB import: an interrupted run leaves complete products, and the next run imports the rest', async () => {
    let batches = 0
    const failing: Store = {
      ...store,
      all: store.all.bind(store),
      // The first group, the name of the source, and its products.
      batch: (writes) => (++batches > 3 ? Promise.reject(new Error('cut')) : store.batch(writes)),
    }
    await expect(importOpenDb(folder, failing, settings)).rejects.toThrow('cut')
    expect(await loadProducts(store)).toHaveLength(2)
    const revisionBefore = await revision()
    const report = await importOpenDb(folder, store, settings)
    expect(report.folders.map(({ written }) => written)).toEqual([0, 0, 1, 0])
    expect(await loadProducts(store)).toHaveLength(3)
    expect(await revision()).toBeGreaterThan(revisionBefore)
  })

  test('OpenDB import: demo prices are on every price list, in whole units, and existing prices stay', async () => {
    await store.batch([
      savePriceList('nok', 'NOK'),
      savePriceList('eur', 'EUR'),
      savePriceList('jpy', 'JPY'),
      savePriceList('xaf', 'XAF'),
      savePrice('eur', idOf(1), 12345),
    ])
    const { prices } = await importOpenDb(folder, store, withDemo)
    expect(prices).toMatchObject({ written: 8, skippedLists: [{ priceList: 'xaf' }] })
    const lists = await loadPrices(store, Date.now())
    const net = (list: string, number: number) => lists.get(list)?.net.get(idOf(number)) ?? 0
    expect(net('eur', 1)).toBe(12345)
    expect(net('eur', 2) % 100).toBe(0)
    expect(net('nok', 2) / net('eur', 2)).toBeCloseTo(11.7, 1)
    expect(net('jpy', 2) / (net('eur', 2) / 100)).toBeCloseTo(165, 0)
  })

  test('OpenDB import: demo stock is only for products without tracked stock', async () => {
    await importOpenDb(folder, store, settings)
    await store.batch([setOnHand(idOf(1), 7)])
    const { stock } = await importOpenDb(folder, store, withDemo)
    expect(stock).toEqual({ written: 2 })
    const rows = await store.all<{ on_hand: number | null }>({
      statement: adHoc('SELECT on_hand FROM stock ORDER BY product_id'),
    })
    expect(rows[0]?.on_hand).toBe(7)
    expect(rows.map(({ on_hand }) => on_hand)).not.toContain(null)
  })

  test('OpenDB import: the catalog knows that its source must be named', async () => {
    expect((await loadCatalog(store)).hasOpenData).toBe(false)
    await importOpenDb(folder, store, settings)
    expect((await loadCatalog(store)).hasOpenData).toBe(true)
  })

  test('OpenDB import: the report has totals, repairs, left-out products, and the data source', async () => {
    const lines: string[] = []
    printOpenDbReport(await importOpenDb(folder, store, settings), (line) => lines.push(line))
    const text = lines.join('\n')
    expect(text).toMatch(/all +9 +3 +3 +1 +6/)
    expect(text).toContain('CPU/e.json: it has no opendb_id')
    expect(lines.at(-1)).toContain('ODC-By')
  })

  test('OpenDB import: a folder without OpenDB is refused with a clear message', async () => {
    await expect(importOpenDb(join(folder, 'nowhere'), store, settings)).rejects.toThrow(UnreadableFile)
    await expect(importOpenDb(join(folder, 'open-db', 'CPU'), store, settings)).rejects.toThrow(/no OpenDB/)
  })
})
