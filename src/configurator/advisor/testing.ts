/** The demo's catalog and prices, as the service keeps them in memory, and questions about them. */
import { bundles, groups, products } from '../../../tools/demo/catalog/index.ts'
import type { Bundle } from '../../catalog/bundle.ts'
import type { Prices } from '../../catalog/prices.ts'
import type { CompletionsQuestion, FixesQuestion } from './messages.ts'
import type { AdvisorCatalog } from './snapshots.ts'

export const demoCatalog = (moreBundles: readonly Bundle[] = []): AdvisorCatalog => ({
  products: new Map(
    products.map(({ id, name, productGroupId, facts }) => [
      id,
      { id, name, group: productGroupId, facts: facts ?? null },
    ]),
  ),
  groups: new Map(groups.map((group) => [group.id, group])),
  bundles: new Map([...bundles, ...moreBundles].map((bundle) => [bundle.id, bundle])),
})

export const demoPrices: Prices = new Map([
  [
    'NOK-standard',
    {
      id: 'NOK-standard',
      currency: 'NOK',
      exponent: 2,
      net: new Map(products.map(({ id, nok }) => [id, Math.round(nok * 100)])),
    },
  ],
  ['empty', { id: 'empty', currency: 'EUR', exponent: 2, net: new Map() }],
])

const terms = { priceListId: 'NOK-standard', vatRate: 2500 }

/** By default of a CPU with a cooler for another socket. */
export const fixesQuestion = (
  productIds = ['cpu-amd-ryzen-7-9800x3d', 'cooler-noctua-nh-l9i-17xx'],
): FixesQuestion => ({ ...terms, asksFor: 'fixes', productIds })

export const completionsQuestion = (bundleId: string): CompletionsQuestion => ({
  ...terms,
  asksFor: 'completions',
  productIds: [],
  bundleId,
  budget: 20_000,
  purpose: null,
  withAssembly: false,
})
