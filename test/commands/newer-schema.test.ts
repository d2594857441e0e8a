// A newer version of the service migrated the tables under this process.

import { describe, expect, test } from 'vitest'
import { openStore } from '../../src/app/open-store.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Write } from '../../src/platform/store/store.ts'
import { migrations } from '../../src/schema/migrations/index.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'
import { draftOf, startTestService } from '../support/service.ts'

const soon = { timeout: 10_000, interval: 50 }

describe.each(engines)('a newer schema on %s', (engine) => {
  const service = forTests(() => startTestService(engine))

  const setVersion = (version: number): Write => ({
    statement: adHoc('UPDATE schema_version SET version = $1'),
    values: [version],
    rows: 1,
  })

  test('newer schema: the process turns unready and answers 503 to reads and writes', async () => {
    const other = await openStore(service.settings)
    const id = await service.create(draftOf())
    await other.batch([setVersion(migrations.length + 1)])
    const ready = () => service.request<{ detail: string }>('GET', '/readyz')
    await expect.poll(async () => (await ready()).status, soon).toBe(503)
    expect((await ready()).body.detail).toContain('newer version')
    const replies = await Promise.all([
      service.request<{ code: string }>('POST', '/checkout/v1/create', { json: draftOf() }),
      service.request<{ code: string }>('GET', `/checkout/v1/${id}`),
      service.submit(id) as ReturnType<typeof service.request<{ code: string }>>,
      service.request<{ code: string }>('GET', '/orders/v1'),
    ])
    for (const { status, body, headers } of replies) {
      expect([status, body.code, headers.get('retry-after')]).toEqual([503, 'not_ready', '1'])
    }
    await other.close()
  })
})
