import { compareWithBare } from '../compare.ts'
import { cycle, requestBytes } from '../load.ts'
import type { Scenario } from '../scenario.ts'
import { key } from '../world.ts'
import type { ImportedBench } from '../worlds/imported.ts'

export const priceList: Scenario<ImportedBench> = {
  name: 'price-list',
  about: 'GET the prices of all components of the open catalog, not compressed',
  run: (bench) => {
    const next = cycle([requestBytes('GET', '/pcconfig/v1/prices/components', key)])
    return compareWithBare(bench, {
      name: 'price-list',
      status: 200,
      requests: async () => next,
      baselineRequests: next,
      aim: 0.8,
    })
  },
}
