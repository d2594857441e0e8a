// The same shop with few orders and with many, to show what grows with the orders.
import { statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { databaseFile } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import { query } from '../scale/query.ts'
import type { LeftOut, Run } from '../scenario.ts'
import { type Service, startService } from '../servers.ts'
import { type Site, tell, type World } from '../stage.ts'
import { seedWorld } from '../world.ts'
import { multiplyOrders } from './multiply-orders.ts'
import { patternCount, placePatterns } from './patterns.ts'

export interface Sized {
  orders: number
  database: Record<string, string>
  /** Of the database, before anything was measured. */
  bytes: number
  /** It changes when it is started again. */
  service: Service
}

export interface SizesBench extends Run {
  /** The smallest first. */
  sizes: Sized[]
  /** A folder that is deleted when the bench ends. */
  folder: string
  restart(sized: Sized): Promise<void>
  /** Bytes of the disk that may be used. */
  room(): Promise<number>
}

const usualSizes = [10_000, 1_000_000]
/** Left free for others. */
const reserve = 8e9
const bytesPerOrder = { withDraftTexts: 7000, withoutDraftTexts: 5000 }
const progressEvery = 1_000_000

export const sizesWorld: World<SizesBench> = {
  async open(site) {
    const counts = [...usualSizes.filter((count) => count < site.orders), site.orders]
    const room = async () => {
      const { bavail, bsize } = await statfs(site.folder)
      return bavail * bsize - reserve
    }
    const hasDraftTexts = choose(site, sum(counts), await room())
    if (typeof hasDraftTexts !== 'boolean') return hasDraftTexts
    const sizes: Sized[] = []
    for (const count of counts) sizes.push(await fill(site, count, hasDraftTexts))
    return {
      bench: {
        ...site,
        sizes,
        room,
        restart: async (sized) => {
          await sized.service.stop()
          sized.service = await start(site, sized.database)
        },
      },
      close: async () => {
        for (const { service } of sizes) await service.stop()
      },
    }
  },
}

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
const gigabytes = (bytes: number) => `${Math.round(bytes / 1e9)} GB`

/** Whether there is room for the texts of the drafts; without room for the orders, nothing is measured. */
function choose(site: Site, orders: number, room: number): boolean | LeftOut {
  const { withDraftTexts, withoutDraftTexts } = bytesPerOrder
  if (orders * withDraftTexts <= room) return true
  const has = `${gigabytes(room)} of the disk of ${site.folder} can be used`
  if (orders * withoutDraftTexts > room) {
    return { leftOut: `the orders need ${gigabytes(orders * withoutDraftTexts)}, and ${has}` }
  }
  tell(
    site.engine,
    `drafts are without their texts: with them ${gigabytes(orders * withDraftTexts)} are needed, and ${has}`,
  )
  return false
}

/** Looking through all drafts a minute after the start would disturb the others: clean-up is measured by itself. */
const start = (site: Site, database: Record<string, string>) =>
  startService(site, { ...database, KEEP_EXPIRED_DRAFTS_DAYS: '3650' })

async function fill(site: Site, orders: number, hasDraftTexts: boolean): Promise<Sized> {
  const began = performance.now()
  const report = (done: string) =>
    tell(site.engine, `${done} after ${Math.round((performance.now() - began) / 1000)} s`)
  const database = await site.newDatabase(`orders_${orders}`)
  await seedWorld(database)
  const first = await startService(site, database)
  await placePatterns(first)
  await first.stop()
  await multiplyOrders(database, {
    count: orders - patternCount,
    hasDraftTexts,
    onProgress: (done) => done % progressEvery === 0 && report(`${done.toLocaleString('en')} orders made`),
  })
  report(`${orders.toLocaleString('en')} orders made`)
  return { orders, database, bytes: await bytesOf(database), service: await start(site, database) }
}

async function bytesOf(database: Record<string, string>): Promise<number> {
  if (database.DATABASE_URL === undefined) return statSync(databaseFile(readSettings(database))).size
  const [row] = await query(database, 'SELECT pg_database_size(current_database()) AS size')
  return Number(row?.size)
}
