// The small shop with ten thousand further products, which get their prices by an import.
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { catalogTopic } from '../../src/catalog/topics.ts'
import { bump } from '../../src/platform/store/live-snapshot.ts'
import { blankProduct } from '../../test/support/fixture.ts'

import type { Run } from '../scenario.ts'
import { type Service, startService } from '../servers.ts'
import type { World } from '../stage.ts'
import { seedWorld } from '../world.ts'

export interface PriceListsBench extends Run {
  service: Service
  /** Stops the service, and starts another one on the same data. */
  restart(): Promise<Service>
}

const productCount = 10_000
const perBatch = 500

export const productIds = Array.from({ length: productCount }, (_, number) => `PRICED-${number}`)

export const priceListsWorld: World<PriceListsBench> = {
  async open(site) {
    const database = await site.newDatabase('price_lists')
    await seedWorld(database)
    const store = await openStore(readSettings(database))
    for (let start = 0; start < productCount; start += perBatch) {
      const some = productIds.slice(start, start + perBatch)
      await store.batch([...some.flatMap((id) => saveProduct(blankProduct(id))), bump(catalogTopic)])
    }
    await store.close()
    let service = await startService(site, database)
    const restart = async () => {
      await service.stop()
      service = await startService(site, database)
      return service
    }
    return { bench: { ...site, service, restart }, close: () => service.stop() }
  },
}
