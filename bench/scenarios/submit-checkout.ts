import { compareWithBare } from '../compare.ts'
import { cycle, once } from '../load.ts'
import { createDrafts } from '../prepare.ts'
import type { Scenario } from '../scenario.ts'
import { keyedSubmitRequest, submitRequest } from '../world.ts'

/** More than one second of submits; a round that has used up its drafts ends early. */
const draftsPerSecond = 6000

const submits = (name: string, about: string, request: (checkoutId: string) => Buffer): Scenario => ({
  name,
  about,
  async run(bench) {
    const count = Math.ceil(draftsPerSecond * bench.seconds)
    const any = await createDrafts(bench.service, 1000)
    return compareWithBare(bench, {
      name,
      status: 204,
      requests: async () => once((await createDrafts(bench.service, count)).map(request)),
      baselineRequests: cycle(any.map(request)),
      aim: { sqlite: 0.2, postgres: 0.08 }[bench.engine],
    })
  },
})

export const submitCheckout = submits(
  'submit-checkout',
  'submit a checkout of two lines: order, claimed stock and event, durable; the drafts exist before',
  submitRequest,
)

export const submitWithKey = submits(
  'submit-with-key',
  'the same with an idempotency key, whose answer is stored too',
  keyedSubmitRequest,
)
