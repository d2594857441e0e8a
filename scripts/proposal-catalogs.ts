// What is on offer in the demo catalog and in the imported one, for the tables of proposals.
import { existsSync, readFileSync } from 'node:fs'
import type { Catalog } from '../src/catalog/catalog.ts'
import { loadCatalog } from '../src/catalog/load-catalog.ts'
import { loadPrices } from '../src/catalog/prices.ts'
import { runSteps } from '../src/compatibility/index.ts'
import { proposalView, rangeFor } from '../src/configurator/proposals/index.ts'
import type { Store } from '../src/platform/store/store.ts'
import { readBothCatalogs } from './both-catalogs.ts'

export interface OfferedCatalog {
  catalog: Catalog
  range: ReturnType<typeof rangeOf>
  /** Gross, in øre. */
  grossOf: (productId: string) => number
}

const vatRate = 2500
const markers = ['<!-- imported -->', '<!-- /imported -->'] as const

/** A text for each catalog. Without a folder of OpenDB, the text about it in the file is kept. */
export async function inBothCatalogs(
  folder: string | undefined,
  file: string,
  write: (offered: OfferedCatalog) => string,
): Promise<{ demo: string; imported: string }> {
  const { demo, imported } = await readBothCatalogs(folder, async (store) => write(await offeredIn(store)))
  return { demo, imported: marked(imported ?? keptText(file)) }
}

const keptText = (file: string): string =>
  (existsSync(file) && readFileSync(file, 'utf8').split(markers[0])[1]?.split(markers[1])[0]?.trim()) ||
  'Not written yet: run the command with the folder of OpenDB.'

const marked = (text: string): string => `${markers[0]}\n${text}\n${markers[1]}`

async function offeredIn(store: Store): Promise<OfferedCatalog> {
  const catalog = await loadCatalog(store)
  const prices = await loadPrices(store, Date.now())
  const priceList = prices.get('NOK-standard')
  if (!priceList) throw new Error('There is no price list NOK-standard.')
  const { grossOf } = proposalView(priceList, vatRate)
  return { catalog, grossOf, range: rangeOf({ catalog, prices, priceList, vatRate, soldOut: new Set() }) }
}

const rangeOf = (question: Parameters<typeof rangeFor>[0]) => runSteps(rangeFor(question))

export const noLimits = { isOver: () => false }

/** The CPU time that work takes, in milliseconds. */
export function timed<T>(work: () => T): { value: T; ms: number } {
  const began = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(began)
  return { value, ms: (user + system) / 1000 }
}

export const kroner = (gross: number): string => Math.round(gross / 100).toLocaleString('en')

export const attribution = `Contains information from the BuildCores OpenDB
(https://github.com/buildcores/buildcores-open-db), which is made available under the Open Data Commons Attribution License
(ODC-By) v1.0.`
