// The version of the offer: pages follow it to show prices that change.

import { describe, expect, test } from 'vitest'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { forTests } from '../support/for-tests.ts'

const path = '/catalog/v1/offer-version'

describe.each(engines)('version of the offer on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const version = async () => {
    await service.service.context.poller.refresh()
    const reply = await service.request<{ version: string }>('GET', path, { as: null })
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store'])
    return reply.body.version
  }
  const staff = async (method: string, where: string, json: object) => {
    const reply = await service.request(method, where, { as: 'staff', json, headers: { 'If-Match': '*' } })
    expect(reply.status, reply.text).toBeLessThan(300)
  }

  test('offer: its version changes with a price and with a product, and with nothing else', async () => {
    const first = await version()
    await staff('PUT', '/catalog/v1/products/PLENTY/stock', { onHand: 77 })
    await staff('POST', '/admin/v1/keys', { client: 'c', accounts: ['NO-1'], scopes: ['checkout'] })
    expect(await version()).toBe(first)
    await staff('PUT', '/admin/v1/price-lists/NOK/prices/PLENTY', { net: 123 })
    const second = await version()
    expect(second).not.toBe(first)
    await staff('PATCH', '/admin/v1/products/PLENTY', { name: 'Plenty' })
    expect(await version()).not.toBe(second)
  })

  test('offer: its version changes when a price rule begins', async () => {
    const begin = service.time.now + 3_600_000
    const validFrom = new Date(begin).toISOString()
    await staff('PUT', '/admin/v1/price-lists/NOK/prices/PLENTY', { rules: [{ validFrom, net: 99 }] })
    const before = await version()
    expect(await version()).toBe(before)
    service.time.now = begin
    await expect.poll(version, { timeout: 10_000 }).not.toBe(before)
  })
})
