import { cleanUp } from '../../src/app/cleanup.ts'
import { openStore } from '../../src/app/open-store.ts'
import { readSettings } from '../../src/app/settings.ts'
import type { Sized } from '../worlds/sizes.ts'
import type { Operation } from './operation.ts'
import { query } from './query.ts'

const day = 86_400_000
const rowsPerTable = 5000

/** Days that have passed in each database. */
const passed = new WeakMap<Sized, number>()

export const firstCleanUp: Operation = {
  about: 'the first clean-up of a database',
  // A second one would find nothing to do.
  warmUps: 0,
  maxRounds: 1,
  async measure(_bench, sized) {
    await query(sized.database, `DELETE FROM counter WHERE name = 'cleanup.draft'`)
    const { seconds } = await run(sized, Date.now())
    return { 'first clean-up, drafts': sized.orders / seconds }
  },
}

export const cleanUpDay: Operation = {
  about: 'clean-up a day later',
  warmUps: 1,
  async measure(_bench, sized) {
    const days = (passed.get(sized) ?? 0) + 1
    passed.set(sized, days)
    const now = Date.now() + days * day
    for (const statement of oldRows(now - 31 * day)) await query(sized.database, statement)
    const { removed, seconds } = await run(sized, now)
    return { 'clean-up, rows': removed / seconds }
  },
}

/** The service is stopped, because it cleans up as well. */
async function run({ service, database }: Sized, now: number) {
  await service.stop()
  const settings = readSettings(database)
  const store = await openStore(settings)
  try {
    const start = performance.now()
    const removed = await cleanUp(store, settings, now)
    const seconds = (performance.now() - start) / 1000
    return { removed: removed.values().reduce((sum, count) => sum + count, 0), seconds }
  } finally {
    await store.close()
  }
}

/** Drafts that nobody submitted, and events, spread over a day. Old ids: they are before all others. */
function oldRows(since: number): string[] {
  const numbers = `WITH RECURSIVE numbers (n) AS
    (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ${rowsPerTable})`
  const id = `'01700000-0000-7000-8000-' || (100000000000 + n)`
  const at = `${since} + n * ${day / rowsPerTable}`
  return [
    `INSERT INTO draft (id, account, created_at, expires_at, body)
      ${numbers} SELECT ${id}, account, created_at, ${at}, body
      FROM numbers CROSS JOIN (SELECT * FROM draft ORDER BY id LIMIT 1) AS one`,
    `INSERT INTO event (id, position, order_id, order_version, account, type, occurred_at, data)
      ${numbers} SELECT ${id}, n - ${rowsPerTable}, order_id, order_version, account, type, ${at}, data
      FROM numbers CROSS JOIN (SELECT * FROM event ORDER BY id LIMIT 1) AS one`,
  ]
}
