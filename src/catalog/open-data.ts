// Whether the catalog has data of BuildCores OpenDB, whose licence (ODC-By 1.0) wants it named where its data are shown.
import { loadCounters, saveCounter } from '../platform/store/counters.ts'
import type { Reader, Write } from '../platform/store/store.ts'

const name = 'openDataImportedAt'

/** Part of an import of open data. */
export const markOpenData = (now: number): Write => saveCounter(name, now)

export const loadHasOpenData = async (store: Reader): Promise<boolean> =>
  (await loadCounters(store, [name]))[0] !== undefined
