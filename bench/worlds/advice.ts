// The demo shop with the complete BuildCores OpenDB catalog beside its own: bundles to complete, and 42,000 parts to choose
// from. The service may use every core, as in production: proposals are computed in a thread of their own.
import { existsSync } from 'node:fs'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import type { Part } from '../../src/compatibility/index.ts'
import { seedDemo } from '../../tools/demo/seed.ts'
import { chooseBase } from '../base-parts.ts'
import { loadComponents } from '../components.ts'
import type { Run } from '../scenario.ts'
import { type Service, startService } from '../servers.ts'
import { tell, type World } from '../stage.ts'
import { archive, importOpenDb, unpacked } from './imported.ts'

export interface AdviceBench extends Run {
  service: Service
  /** Every component of the catalog. */
  components: Part[]
  /** Eight of them that make a PC. */
  base: Part[]
}

export const adviceWorld: World<AdviceBench> = {
  async open(site) {
    if (!existsSync(archive)) return { leftOut: `there is no ${archive} to import` }
    tell(site.engine, 'imports the open catalog into the demo …')
    const database = await site.newDatabase('advice')
    const store = await openStore(readSettings(database))
    await seedDemo(store, Date.now()).finally(() => store.close())
    importOpenDb(unpacked(site.folder), database, site)
    const components = await loadComponents(database)
    const cores = site.cores && [site.cores.server, site.cores.client]
    const service = await startService(site, { ...database, DEMO: 'true' }, cores)
    return {
      bench: { ...site, service, components, base: chooseBase(components) },
      close: () => service.stop(),
    }
  },
}
