// A dry run reports of every row what the import of the same file would, however rows repeat each other. Pieces have few rows here, so
// that rows repeat rows of earlier pieces.
import { randomBytes, randomUUIDv7 } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import {
  endUpload,
  finishJob,
  type ImportJob,
  type ImportKind,
  loadJob,
  newJob,
  savePiece,
} from '../../src/imports/job.ts'
import { findOutcomes } from '../../src/imports/report.ts'
import { runJob } from '../../src/imports/run-job.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import { createDatabase, engines, type TestDatabase } from '../support/databases.ts'
import { blankProduct, cpuGroup, seedFixture } from '../support/fixture.ts'
import { uploader } from '../support/imported-rows.ts'
import { startOfTime } from '../support/service.ts'

const now = startOfTime
const rowsPerPiece = 3

/** Stands for twelve hexadecimal digits of a run, so that each begins with names that nothing has. */
const own = '@'
const one = `aaaaaaaa-0000-4000-8001-${own}`
const two = `aaaaaaaa-0000-4000-8002-${own}`
const unknownGroup = `aaaaaaaa-0000-4000-8003-${own}`
const retiredGroup = 'aaaaaaaa-0000-4000-8000-0000000000ff'

const oneOf = <T>(...values: T[]) => fc.constantFrom(...values)
const dates = oneOf(null, '2026-01-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z')

/** What the rows of each list may be. */
const rows: Record<ImportKind, Record<string, fc.Arbitrary<object>>> = {
  catalog: {
    groups: fc.record({
      productGroupId: oneOf(one, two, retiredGroup, 'no uuid'),
      kind: oneOf('cpu', 'memory', 'flux'),
      name: oneOf('One', 'Two'),
    }),
    products: fc.record(
      {
        productId: oneOf(`${own}-1`, `${own}-2`, `${own}/3`),
        name: oneOf('One', 'Two'),
        productGroupId: oneOf(null, cpuGroup, one, two, retiredGroup, unknownGroup),
        facts: oneOf(null, {}, { cores: 8 }, { cores: -1 }, { cores: 8, threads: 16 }),
        images: oneOf(null, [], ['https://example.com/1.png'], ['nowhere', 'https://example.com/2.png']),
        weightGrams: oneOf(null, 10),
      },
      { requiredKeys: ['productId'] },
    ),
    bundles: fc.record({
      bundleId: oneOf(`${own}-1`, `${own}-2`),
      name: oneOf('One', 'Two'),
      groups: fc.array(
        fc.record({
          productGroupId: oneOf(cpuGroup, one, retiredGroup),
          min: oneOf(0, 1),
          max: oneOf(0, 1),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      assemblyProductId: oneOf('ASSEMBLY', `${own}-1`, 'NONE'),
      purpose: oneOf(null, 'gaming'),
    }),
  },
  prices: {
    prices: fc.record({
      priceList: oneOf('NOK', 'OLD', 'FINE', 'RETIRED', `${own}-1`, `${own}-2`, `${own}/3`),
      currency: oneOf('NOK', 'EUR', 'XXX'),
      productId: oneOf(`${own}-A`, `${own}-B`, 'NONE'),
      net: oneOf(1, 2, 1.234),
      minQuantity: oneOf(null, 1, 10),
      validFrom: dates,
      validUntil: dates,
    }),
  },
  stock: {
    stock: fc.record({
      productId: oneOf(`${own}-A`, `${own}-B`, 'NONE'),
      onHand: oneOf(1, 2, 3, 4),
    }),
    purchaseOrders: fc.record({
      purchaseOrderId: oneOf(`${own}-1`, `${own}-2`, `${own}/3`),
      productId: oneOf(`${own}-A`, `${own}-B`, 'NONE'),
      quantity: oneOf(0, 1, 2),
      expectedAt: dates,
    }),
  },
  carriers: {
    carriers: fc.record({
      id: oneOf(`${own}-1`, `${own}-2`, `${own}/3`),
      carrier: oneOf('Postal'),
      name: oneOf('One', 'Two'),
      countries: oneOf(['NO'], ['NO', 'SE'], ['XX']),
      transitDays: oneOf(1, 2),
      bands: oneOf(
        [{ maxWeightGrams: 1, prices: [{ currency: 'NOK', net: 1 }] }],
        [{ maxWeightGrams: 1, prices: [{ currency: 'EUR', net: 0.001 }] }],
      ),
      collectionPoints: oneOf(null, []),
    }),
  },
  payments: {
    payments: fc.record({
      bankReference: oneOf(`${own}-1`, `${own}-2`, ''),
      date: oneOf('2026-02-03', '03.02.2026', '03/02/2026'),
      amount: oneOf('1', '2,00', '1.000', '-3'),
      currency: oneOf('NOK', 'EUR', 'XXX'),
      direction: oneOf(null, 'in', 'out'),
      message: oneOf(null, 'INV-2026-000001'),
    }),
  },
}

interface Piece {
  list: string
  values: object[]
}

const fileOf = (kind: ImportKind): fc.Arbitrary<Piece[]> =>
  fc.array(
    fc.oneof(
      ...Object.entries(rows[kind]).map(([list, row]) =>
        fc.array(row, { minLength: 1, maxLength: rowsPerPiece }).map((values) => ({ list, values })),
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )

/** The same rows, one in each piece: how a file is cut makes no difference. */
const oneByOne = (pieces: Piece[]) =>
  pieces.flatMap(({ list, values }) => values.map((value) => ({ list, values: [value] })))

/** What a run begins with: two products, and orders have reserved units of the second. */
const worldOf = (run: string): Write[] => [
  ...saveProduct(blankProduct(`${run}-A`)),
  ...saveProduct(blankProduct(`${run}-B`)),
  setOnHand(`${run}-B`, 5),
  {
    statement: adHoc('UPDATE stock SET reserved = 2 WHERE product_id = $1'),
    values: [`${run}-B`],
    rows: 1,
  },
]

const sql = (text: string, rows = 1): Write => ({ statement: adHoc(text), rows })

describe.each(engines)('dry runs on %s', (engine) => {
  let database: TestDatabase
  let store: Store
  beforeAll(async () => {
    database = await createDatabase(engine)
    store = await openStore(readSettings(database.env))
    await seedFixture(store, now)
    await store.batch([
      sql(
        `INSERT INTO product_group (id, kind, name, retired_at) VALUES ('${retiredGroup}', 'cpu', 'One', 1)`,
      ),
      sql(`INSERT INTO price_list (id, currency, exponent, retired_at) VALUES ('RETIRED', 'NOK', 2, 1)`),
      // Decimals of an older version: fewer than those of ISO 4217, and more.
      sql(`INSERT INTO price_list (id, currency, exponent) VALUES ('OLD', 'EUR', 1), ('FINE', 'EUR', 3)`, 2),
    ])
  })
  afterAll(async () => {
    await store?.close()
    await database?.drop()
  })

  async function outcomesOf(kind: ImportKind, pieces: Piece[], isDryRun: boolean) {
    const id = randomUUIDv7()
    let line = 0
    const stored = pieces.map(({ list, values }, number) => {
      const texts = values.map((value) => JSON.stringify({ list, line: ++line, value }))
      return savePiece(id, number, texts, now)
    })
    await store.batch([
      newJob(id, kind, isDryRun, now, uploader),
      ...stored,
      endUpload(id, line, pieces.length),
    ])
    const waiting = (await loadJob(store, id)) as ImportJob
    const run = await runJob(store, waiting, () => now, new AbortController().signal)
    if (run) await store.batch(finishJob(run.job, run.failure?.message ?? null))
    const { state, result } = (await loadJob(store, id)) as ImportJob
    const found = await findOutcomes(store, id, null, null, 1000)
    return { state, result: JSON.parse(result), rows: found.map(({ place: _, ...row }) => row) }
  }

  test('import: a row that repeats one of the same piece or of an earlier one is equal', async () => {
    const price = { priceList: 'NOK', currency: 'NOK', productId: 'PLENTY', net: 1 }
    const values = [12, 12, 12].map((minQuantity) => ({ ...price, minQuantity }))
    const file = [
      { list: 'prices', values },
      { list: 'prices', values },
    ]
    for (const isDryRun of [true, false]) {
      const { rows } = await outcomesOf('prices', file, isDryRun)
      expect(rows.map(({ status }) => status)).toEqual(['new', ...Array(5).fill('equal')])
    }
  })

  test.each(Object.keys(rows) as ImportKind[])(
    'dry run of %s: it reports what the import then does, also of rows that repeat others',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(fileOf(kind), fileOf(kind), fc.boolean(), async (before, file, isCut) => {
          const run = randomBytes(6).toString('hex')
          const named = (pieces: Piece[]) => JSON.parse(JSON.stringify(pieces).replaceAll(own, run))
          await store.batch(worldOf(run))
          await outcomesOf(kind, named(before), false)
          await store.batch([sql("UPDATE price_list SET exponent = 1 WHERE id = 'OLD'")])
          const dry = await outcomesOf(kind, named(file), true)
          const real = await outcomesOf(kind, isCut ? oneByOne(named(file)) : named(file), false)
          expect(real.state).toBe('Done')
          const words = (outcome: object) => JSON.parse(JSON.stringify(outcome).replaceAll(run, own))
          expect(words(dry)).toEqual(words(real))
        }),
        { numRuns: 60 },
      )
    },
    120_000,
  )
})
