import { compareWithBare } from '../compare.ts'
import { cycle, once } from '../load.ts'
import { createDrafts } from '../prepare.ts'
import type { Scenario } from '../scenario.ts'
import { submitRequest } from '../world.ts'

/** More than one second of submits; a round that has used up its drafts ends early. */
const draftsPerSecond = 6000

export const submitCheckout: Scenario = {
  name: 'submit-checkout',
  about: 'submit a checkout of two lines: order, claimed stock and event, durable; the drafts exist before',
  async run(bench) {
    const count = Math.ceil(draftsPerSecond * bench.seconds)
    const any = await createDrafts(bench.service, 1000)
    return compareWithBare(bench, {
      name: 'submit-checkout',
      status: 204,
      requests: async () => once((await createDrafts(bench.service, count)).map(submitRequest)),
      baselineRequests: cycle(any.map(submitRequest)),
      aim: { sqlite: 0.2, postgres: 0.08 }[bench.engine],
    })
  },
}
