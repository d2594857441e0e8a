// The same shop twice, with few orders and with many, to show what grows with the orders.
import { placeOrders } from '../prepare.ts'
import type { Run } from '../scenario.ts'
import { type Service, startService } from '../servers.ts'
import { type Site, tell, type World } from '../stage.ts'
import { createSmallRequests, seedWorld } from '../world.ts'
import { multiplyOrders } from './multiply-orders.ts'

export const sizes = { few: 10_000, many: 1_000_000 }
/** Orders placed through the API; the others are copies of them. */
const patterns = 200

export interface OrdersBench extends Run {
  few: Service
  many: Service
  /** An order in the middle of all, where a page deep inside begins. */
  middle: Record<'few' | 'many', [placedAt: number, id: string]>
}

export const ordersWorld: World<OrdersBench> = {
  async open(site) {
    const few = await fill(site, 'few')
    const many = await fill(site, 'many')
    const services = await Promise.all([few, many].map(({ database }) => startService(site, database)))
    const [fewService, manyService] = services as [Service, Service]
    return {
      bench: {
        ...site,
        few: fewService,
        many: manyService,
        middle: { few: few.middle, many: many.middle },
      },
      close: async () => {
        for (const service of services) await service.stop()
      },
    }
  },
}

async function fill(site: Site, size: keyof typeof sizes) {
  const start = performance.now()
  const database = await site.newDatabase(`${size}_orders`)
  await seedWorld(database)
  const service = await startService(site, database)
  await placeOrders(service, patterns, createSmallRequests)
  await service.stop()
  const middle = await multiplyOrders(database, sizes[size] - patterns)
  const seconds = Math.round((performance.now() - start) / 1000)
  tell(site.engine, `made ${sizes[size].toLocaleString('en')} orders in ${seconds} s.`)
  return { database, middle }
}
