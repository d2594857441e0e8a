// A long reader (a backup, a check, a tool) keeps SQLite from restarting its log.

import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, expect, test } from 'vitest'
import { adHoc } from '../../src/platform/store/statement.ts'
import { eventually } from '../support/processes.ts'
import { startTestService, type TestService } from '../support/service.ts'

let service: TestService | undefined
afterEach(() => service?.stop())

const megabyte = 1024 * 1024
const largest = 64 * megabyte

async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

test('log of the embedded database: shrinks after a long reader ended, without another write', async () => {
  const started = await startTestService('sqlite')
  service = started
  const logBytes = () => metric(started.url, 'database_log_bytes')
  const reader = new DatabaseSync(join(started.settings.DATA_DIR, 'buildorder.db'), { readOnly: true })
  reader.exec('BEGIN')
  reader.prepare('SELECT count(*) FROM configuration').get()
  const text = JSON.stringify('x'.repeat(megabyte))
  for (let index = 0; index < 80; index++) {
    await started.store.batch([
      {
        statement: adHoc(
          `INSERT INTO configuration (id, account, bundle_id, products, created_at) VALUES ($1, 'NO-1', 'PC-ONE', $2, 0)`,
        ),
        values: [`filler-${index}`, text],
        rows: 1,
      },
    ])
  }
  expect(await logBytes()).toBeGreaterThan(largest)
  // The log is not truncated under the reader.
  await new Promise((resolve) => setTimeout(resolve, 1500))
  expect(reader.prepare('SELECT count(*) AS n FROM configuration').get()).toMatchObject({ n: 0 })
  expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
  reader.close()
  expect(await eventually(logBytes, (bytes) => bytes <= largest, 20_000)).toBeLessThanOrEqual(largest)
  expect(await metric(started.url, 'database_file_bytes')).toBeGreaterThan(80 * megabyte)
})
