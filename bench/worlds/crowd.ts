// The small shop with many callers: a crowd, and innocent clients beside it. Each has its own API key.
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { customerScopes } from '../../src/contract/scopes.ts'
import type { Run } from '../scenario.ts'
import { type Service, startService } from '../servers.ts'
import type { World } from '../stage.ts'
import { seedWorld } from '../world.ts'

export interface CrowdBench extends Run {
  service: Service
}

const named = (name: string, count: number) =>
  Array.from({ length: count }, (_, number) => `bo_${name}_${number}`)

export const crowdKeys = named('crowd', 20)
export const innocentKeys = named('innocent', 10)

export const crowdWorld: World<CrowdBench> = {
  async open(site) {
    const database = await site.newDatabase('crowd')
    await seedWorld(database)
    const store = await openStore(readSettings(database))
    await store.batch([...crowdKeys, ...innocentKeys].map(keyOf)).finally(() => store.close())
    const service = await startService(site, database)
    return { bench: { ...site, service }, close: () => service.stop() }
  },
}

const keyOf = (key: string) =>
  insertKey({
    id: key,
    hash: hashKey(key),
    client: key,
    accounts: ['NO-1'],
    scopes: [...customerScopes],
    isDemo: false,
    createdAt: Date.now(),
    revokedAt: null,
  })
