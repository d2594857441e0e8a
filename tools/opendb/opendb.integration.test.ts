// The complete OpenDB, if its archive is beside the checkout. It is not part of the project.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadGroups } from '../../src/catalog/bundle.ts'
import { kindOf } from '../../src/catalog/catalog.ts'
import { loadCatalog } from '../../src/catalog/load-catalog.ts'
import { loadProducts } from '../../src/catalog/product.ts'
import { firstPlaces, missedQueries } from '../../src/catalog/search/meant.fixture.ts'
import { placesByRank, rankProducts } from '../../src/catalog/search/rank.ts'
import { indexProducts } from '../../src/catalog/search/search-index.ts'
import { factProblems, type Kind, runSteps } from '../../src/compatibility/index.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import { openSqlite } from '../../src/platform/store/sqlite/sqlite.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { schema } from '../../src/schema/schema.ts'
import { importOpenDb } from './import-opendb.ts'
import type { OpenDbReport } from './report.ts'

const archive = join(import.meta.dirname, '../../../shared/data/buildcores-open-db.tar.gz')
const minutes = 60_000

const isThere = existsSync(archive)
if (!isThere) console.log(`Skipped: the real OpenDB is tried only where ${archive} exists.`)

describe.skipIf(!isThere)('the real OpenDB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'opendb-real-'))
  let store: Store
  let report: OpenDbReport
  const importAll = () =>
    importOpenDb(join(folder, 'buildcores-open-db'), store, {
      demoPrices: false,
      demoStock: false,
      progress: noProgress,
      clock: Date.now,
    })

  beforeAll(async () => {
    execFileSync('tar', ['xzf', archive, '-C', folder])
    store = openSqlite(join(folder, 'test.db'), schema)
    report = await importAll()
  }, 4 * minutes)

  afterAll(async () => {
    await store?.close()
    rmSync(folder, { recursive: true, force: true })
  }, 4 * minutes)

  test('OpenDB: every product is imported or reported', async () => {
    for (const { folder: name, found, taken, leftOut } of report.folders)
      expect(taken + leftOut, name).toBe(found)
    const taken = report.folders.reduce((sum, one) => sum + one.taken, 0)
    expect(await loadProducts(store)).toHaveLength(taken)
    expect(taken).toBeGreaterThan(40_000)
    expect(report.leftOut.length).toBeLessThan(10)
  })

  test(
    'OpenDB: all facts match their schemas',
    async () => {
      const kinds = new Map((await loadGroups(store)).map(({ id, kind }) => [id, kind as Kind]))
      const wrong = (await loadProducts(store)).filter(
        ({ group, facts }) => factProblems(kinds.get(group ?? '') as Kind, facts).length > 0,
      )
      expect(wrong).toEqual([])
    },
    2 * minutes,
  )

  test(
    'OpenDB: the first products of searches in three languages are what is meant',
    async () => {
      const catalog = await loadCatalog(store)
      const index = runSteps(indexProducts(catalog.byName, (product) => kindOf(catalog, product)))
      const products = catalog.byName.map((product) => ({ ...product, kind: kindOf(catalog, product) }))
      const missed = missedQueries(products, (query) =>
        [...placesByRank(runSteps(rankProducts(index, query))).subarray(0, firstPlaces)].flatMap(
          (place) => products[place] ?? [],
        ),
      )
      expect(missed).toEqual([])
    },
    2 * minutes,
  )

  test(
    'OpenDB: a second run changes nothing',
    async () => {
      const again = await importAll()
      expect(again.folders.map(({ written }) => written)).toEqual(again.folders.map(() => 0))
    },
    2 * minutes,
  )
})
