import type { Bench } from '../scenario.ts'
import { startBaseline, startStorer } from '../servers.ts'
import type { World } from '../stage.ts'
import { seedWorld } from '../world.ts'

/** The database of the small shop, without the service. */
export const rowsWorld: World<Bench> = {
  async open(site) {
    const database = await site.newDatabase('rows')
    await seedWorld(database)
    const baseline = await startBaseline(site.cores?.server)
    const storer = await startStorer(site.cores?.server, database)
    return {
      bench: { ...site, service: storer, baseline },
      close: async () => {
        await storer.stop()
        await baseline.stop()
      },
    }
  },
}
