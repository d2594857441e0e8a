import { compareWithBare } from '../compare.ts'
import { cycle } from '../load.ts'
import type { Scenario } from '../scenario.ts'
import { createRequests } from '../world.ts'

export const createCheckout: Scenario = {
  name: 'create-checkout',
  about: 'create a checkout of two lines, priced and durable',
  run: (bench) => {
    const next = cycle(createRequests)
    return compareWithBare(bench, {
      name: 'create-checkout',
      status: 201,
      requests: async () => next,
      baselineRequests: next,
      aim: { sqlite: 0.35, postgres: 0.25 }[bench.engine],
    })
  },
}
