import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { recordEvent } from '../events/event.ts'
import { createMetrics } from '../platform/http/monitoring/metrics.ts'
import { openSqlite } from '../platform/store/sqlite/sqlite.ts'
import { schema } from '../schema/schema.ts'
import { measureLags } from './lags.ts'

test('lags: allocation counts from the beginning of the last complete run, and events from the oldest', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'buildorder-lags-'))
  const store = openSqlite(join(folder, 'buildorder.db'), schema)
  const metrics = createMetrics()
  let now = 1_000_000
  let isBroken = false
  const lags = measureLags(
    metrics,
    { ...store, all: (query) => (isBroken ? Promise.reject(new Error('broken')) : store.all(query)) },
    () => now,
  )
  const read = async (name: string) =>
    Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(await metrics.text())?.[1])
  try {
    now += 5000
    await lags.timeAllocation(async () => {
      now += 2000
      return false
    })
    expect(await read('buildorder_allocation_lag_seconds')).toBe(7)
    await lags.timeAllocation(async () => {
      now += 3000
      return true
    })
    expect(await read('buildorder_allocation_lag_seconds')).toBe(3)
    await expect(lags.timeAllocation(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await read('buildorder_allocation_lag_seconds')).toBe(3)

    await lags.sample()
    expect(await read('buildorder_event_lag_seconds')).toBe(0)
    const event = { subject: 'o', version: 1, account: 'a', type: 'order.placed', data: {} }
    await store.batch([recordEvent({ ...event, occurredAt: now - 4000 })])
    await lags.sample()
    expect(await read('buildorder_event_lag_seconds')).toBe(4)

    // The database cannot be read: the lag is not known to have ended.
    isBroken = true
    now += 60_000
    await expect(lags.sample()).rejects.toThrow('broken')
    expect(await read('buildorder_event_lag_seconds')).toBe(64)
  } finally {
    await store.close()
    rmSync(folder, { recursive: true, force: true })
  }
})
