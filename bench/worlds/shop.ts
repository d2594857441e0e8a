import type { Bench } from '../scenario.ts'
import { startBaseline, startService } from '../servers.ts'
import type { World } from '../stage.ts'
import { seedWorld } from '../world.ts'

/** A small shop. Webhooks to this machine are allowed; there are none yet. */
export const shopWorld: World<Bench> = {
  async open(site) {
    const database = await site.newDatabase('shop')
    await seedWorld(database)
    const baseline = await startBaseline(site.cores?.server)
    const service = await startService(site, { ...database, WEBHOOK_ALLOW_PRIVATE: 'true' })
    return {
      bench: { ...site, service, baseline },
      close: async () => {
        await service.stop()
        await baseline.stop()
      },
    }
  },
}
