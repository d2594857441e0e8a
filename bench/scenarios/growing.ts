import { median } from '../median.ts'
import { placeOrders } from '../prepare.ts'
import { cpuMicroseconds } from '../processes.ts'
import type { Scenario } from '../scenario.ts'
import type { Service } from '../servers.ts'
import type { OrdersBench } from '../worlds/orders.ts'

const ordersPerRound = 2000

export const growing: Scenario<OrdersBench> = {
  name: 'growing',
  engines: ['sqlite'],
  about: 'create and submit a checkout with 1,000,000 orders compared with 10,000',
  async run({ engine, few, many, rounds }) {
    // Both warm up first.
    await place(few)
    await place(many)
    const pairs: { few: Placed; many: Placed }[] = []
    for (let round = 0; round < rounds; round++)
      pairs.push({ few: await place(few), many: await place(many) })
    const ratios = pairs.map((pair) => pair.many.milliseconds / pair.few.milliseconds)
    const each = (pick: (pair: (typeof pairs)[number]) => number) => median(pairs.map(pick)).toFixed(2)
    return {
      what: `growing on ${engine}`,
      value: median(ratios),
      aim: { most: 1.2 },
      details: {
        'best to worst': `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`,
        'by CPU': each((pair) => pair.many.cpu / pair.few.cpu),
        'per order at 10,000': `${each((pair) => pair.few.milliseconds)} ms`,
        'at 1,000,000': `${each((pair) => pair.many.milliseconds)} ms`,
      },
    }
  },
}

interface Placed {
  /** Per order. */
  milliseconds: number
  cpu: number
}

async function place(service: Service): Promise<Placed> {
  const cpuBefore = cpuMicroseconds(service.pid)
  const start = performance.now()
  await placeOrders(service, ordersPerRound)
  return {
    milliseconds: (performance.now() - start) / ordersPerRound,
    cpu: (cpuMicroseconds(service.pid) - cpuBefore) / ordersPerRound,
  }
}
