import { compareWithBare } from '../compare.ts'
import { cycle } from '../load.ts'
import { placeOrders } from '../prepare.ts'
import type { Scenario } from '../scenario.ts'
import { getOrderRequest } from '../world.ts'

export const getOrder: Scenario = {
  name: 'get-order',
  about: 'GET an order of two lines, 2,000 orders in turn',
  async run(bench) {
    const orderIds = await placeOrders(bench.service, 2000)
    const next = cycle(orderIds.map(getOrderRequest))
    return compareWithBare(bench, {
      name: 'get-order',
      status: 200,
      requests: async () => next,
      baselineRequests: next,
      aim: { sqlite: 0.8, postgres: 0.4 }[bench.engine],
    })
  },
}
