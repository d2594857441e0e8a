import { writeCursor } from '../../src/platform/http/cursor.ts'
import { openAsker } from '../ask.ts'
import { requestBytes } from '../load.ts'
import { median } from '../median.ts'
import type { Figure, Scenario } from '../scenario.ts'
import { staffKey } from '../world.ts'
import type { OrdersBench } from '../worlds/orders.ts'

const repeats = 100
const path = '/fulfilment/v1/orders'

type Size = 'few' | 'many'

export const orderList: Scenario<OrdersBench> = {
  name: 'order-list',
  engines: ['sqlite'],
  about: 'a page of 50 orders with 1,000,000 orders compared with 10,000',
  async run({ engine, few, many, middle, rounds }) {
    const askers = { few: await openAsker(few), many: await openAsker(many) }
    const pages: Record<string, (size: Size) => string> = {
      'first page': () => path,
      'page deep inside': (size) => `${path}?cursor=${writeCursor(middle[size])}`,
      'one state': () => `${path}?state=Placed`,
      'one state, deep': (size) => `${path}?state=Placed&cursor=${writeCursor(middle[size])}`,
    }
    const figures: Figure[] = []
    for (const [what, pathOf] of Object.entries(pages)) {
      const ask = async (size: Size) => askers[size].time(requestBytes('GET', pathOf(size), staffKey))
      const times: Record<Size, number[]> = { few: [], many: [] }
      for (let round = -repeats; round < rounds * repeats; round++) {
        const pair = { few: await ask('few'), many: await ask('many') }
        // Both warm up first.
        if (round < 0) continue
        times.few.push(pair.few)
        times.many.push(pair.many)
      }
      figures.push({
        what: `order-list, ${what} on ${engine}`,
        value: median(times.many) / median(times.few),
        aim: { most: 1.3 },
        details: {
          'at 10,000': `${median(times.few).toFixed(2)} ms`,
          'at 1,000,000': `${median(times.many).toFixed(2)} ms`,
        },
      })
    }
    askers.few.close()
    askers.many.close()
    return figures
  },
}
