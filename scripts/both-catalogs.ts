// Two catalogs in a temporary database: the demo, and BuildCores OpenDB imported beside it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore } from '../src/app/open-store.ts'
import { readSettings } from '../src/app/settings.ts'
import { noProgress } from '../src/platform/import/progress.ts'
import type { Store } from '../src/platform/store/store.ts'
import { seedDemo } from '../tools/demo/seed.ts'
import { importOpenDb } from '../tools/opendb/import-opendb.ts'

/** What is read from each catalog; nothing of OpenDB without its unpacked folder. */
export const readBothCatalogs = <T>(folder: string | undefined, read: (store: Store) => Promise<T>) =>
  inTemporaryStore(async (store, now): Promise<{ demo: T; imported: T | undefined }> => {
    await seedDemo(store, now)
    const demo = await read(store)
    if (!folder) {
      console.info('No folder of OpenDB was given: the results of the imported catalog stay as they were.')
      return { demo, imported: undefined }
    }
    await importFrom(folder, store, now)
    return { demo, imported: await read(store) }
  })

/** Both catalogs in one database. */
export const withImportedCatalog = <T>(folder: string, use: (store: Store) => Promise<T>) =>
  inTemporaryStore(async (store, now) => {
    await seedDemo(store, now)
    await importFrom(folder, store, now)
    return use(store)
  })

const importFrom = (folder: string, store: Store, now: number) =>
  importOpenDb(folder, store, {
    demoPrices: true,
    demoStock: false,
    progress: noProgress,
    clock: () => now,
  })

async function inTemporaryStore<T>(use: (store: Store, now: number) => Promise<T>): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'buildorder-catalogs-'))
  const store = await openStore(readSettings({ DATA_DIR: data }))
  try {
    return await use(store, Date.now())
  } finally {
    await store.close()
    rmSync(data, { recursive: true, force: true })
  }
}
