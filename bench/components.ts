import { openStore } from '../src/app/open-store.ts'
import { readSettings } from '../src/app/settings.ts'
import { loadCatalog } from '../src/catalog/load-catalog.ts'
import type { Part } from '../src/compatibility/index.ts'

/** Every component of a database's catalog. */
export async function loadComponents(database: Record<string, string>): Promise<Part[]> {
  const store = await openStore(readSettings(database))
  try {
    const { parts } = await loadCatalog(store)
    return [...parts.values()].filter(({ kind }) => kind !== 'notAComponent')
  } finally {
    await store.close()
  }
}
