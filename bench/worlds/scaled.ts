// One PostgreSQL with a replica, and three services: two on the primary alone, one that reads lists from the replica. All of
// them and the load share the cores of the machine: pinned to one, two processes could not be faster than one.

import { onPostgres } from '../../test/support/postgres.ts'
import { startReplication } from '../../test/support/replication.ts'
import { pinSelf } from '../processes.ts'
import type { Run } from '../scenario.ts'
import { type Service, startService } from '../servers.ts'
import type { World } from '../stage.ts'
import { seedWorld } from '../world.ts'
import { multiplyOrders } from './multiply-orders.ts'
import { patternCount, placePatterns } from './patterns.ts'

const orders = 10_000
const name = 'scaled'

export interface ScaledBench extends Run {
  first: Service
  second: Service
  /** Reads lists from the replica. */
  replicated: Service
  /** Orders that were placed through the API. */
  orderIds: string[]
  /** Process of the primary, parent of its sessions. */
  primaryPid: number
}

export const scaledWorld: World<ScaledBench> = {
  async open(site) {
    const { cores } = site
    const all = cores && [cores.server, cores.client]
    if (all) pinSelf(all)
    const cluster = await startReplication()
    // An answer does not wait for the replica.
    await cluster.waitFor('')
    await onPostgres(cluster.primaryUrl('postgres'), (client) => client.query(`CREATE DATABASE ${name}`))
    const database = { DATABASE_URL: cluster.primaryUrl(name) }
    await seedWorld(database)
    const start = (settings: Record<string, string> = {}) =>
      startService(site, { ...database, ...settings }, all)
    const first = await start()
    const orderIds = await placePatterns(first)
    await multiplyOrders(database, { count: orders - patternCount, hasDraftTexts: true })
    const second = await start()
    const replicated = await start({ DATABASE_READ_URL: cluster.standbyUrl(name) })
    const primaryPid = await onPostgres(cluster.primaryUrl(name), async (client) => {
      const { rows } = await client.query<{ file: string }>(`SELECT pg_read_file('postmaster.pid') AS file`)
      return Number.parseInt(rows[0]?.file ?? '', 10)
    })
    return {
      bench: { ...site, first, second, replicated, orderIds, primaryPid },
      close: async () => {
        for (const service of [first, second, replicated]) await service.stop()
        await cluster.stop()
        if (cores) pinSelf(cores.client)
      },
    }
  },
}
