// The complete OpenDB, if its archive is beside the checkout. It is not part of the project.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadGroups } from '../../src/catalog/bundle.ts'
import { loadProducts } from '../../src/catalog/product.ts'
import { factProblems, type Kind } from '../../src/compatibility/index.ts'
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
    'OpenDB: a second run changes nothing',
    async () => {
      const again = await importAll()
      expect(again.folders.map(({ written }) => written)).toEqual(again.folders.map(() => 0))
    },
    2 * minutes,
  )
})
