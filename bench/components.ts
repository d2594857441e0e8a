import { loadCatalogue } from '../src/catalog/catalogue.ts'
import type { Part } from '../src/pcconfig/compatibility/index.ts'
import { readSettings } from '../src/settings.ts'
import { openStore } from '../src/store/open.ts'

/** Every component of a database's catalogue. */
export async function loadComponents(database: Record<string, string>): Promise<Part[]> {
  const store = await openStore(readSettings(database))
  try {
    const { parts } = await loadCatalogue(store)
    return [...parts.values()].filter(({ kind }) => kind !== 'notAComponent')
  } finally {
    await store.close()
  }
}
