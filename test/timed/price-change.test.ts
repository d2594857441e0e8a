// A price that one process changes is read by another one within a second.
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDatabase } from '../support/databases.ts'
import { startTestService, type TestService } from '../support/service.ts'

test('price change: another process on the same PostgreSQL offers it within a second', async () => {
  const database = await createDatabase('postgres')
  const first = await startTestService('postgres', { database })
  const shared = { env: database.env, drop: async () => {} }
  const second = await startTestService('postgres', { database: shared, seed: async () => {} })
  const priceAt = async ({ request }: TestService) =>
    (await request<{ price: { net: number } }>('GET', '/catalog/v1/products/PLENTY')).body.price.net
  const waits: number[] = []
  for (const net of [101, 102, 103, 104, 105]) {
    const reply = await first.request('PUT', '/admin/v1/price-lists/NOK/prices/PLENTY', {
      as: 'staff',
      json: { net },
    })
    expect(reply.status, reply.text).toBe(204)
    const answeredAt = performance.now()
    while ((await priceAt(second)) !== net) await pause(10)
    waits.push(performance.now() - answeredAt)
  }
  await second.stop()
  await first.stop()
  // A busy machine delays single ones.
  const median = waits.sort((a, b) => a - b)[2]
  expect(median, `milliseconds: ${waits.map(Math.round).join(', ')}`).toBeLessThan(1000)
})
