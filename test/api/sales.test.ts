// What was sold: by day and currency, the margin, best sellers.

import { describe, expect, test } from 'vitest'
import type { Sales } from '../../src/contract/sales.ts'
import { soldCounter } from '../../src/sales/count-sold.ts'
import { codeOf, fieldsOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { deskOf, done } from '../support/desk.ts'
import { forTests } from '../support/for-tests.ts'
import { purchasingOf } from '../support/purchasing.ts'
import { draftOf, startOfTime } from '../support/service.ts'
import { addProduct, day } from '../support/world.ts'

const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

describe.each(engines)('sales on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))
  const desk = deskOf(service)

  const ask = (query = '') => desk.call<Sales>('GET', `/fulfilment/v1/sales${query}`)
  const read = async (query = '') => done(await ask(query)).body
  const inNok = async (query = '') =>
    (await read(query)).currencies.find(({ currency }) => currency === 'NOK')
  const placeAt = async (time: number, lines: [string, number][]) => {
    service.time.now = time
    return service.place(draftOf(lines))
  }
  /** The delivery of an order; the goods are 1,000.00 each. */
  const shipping = 50

  test('sales: without orders there are none', async () => {
    expect((await read()).currencies).toEqual([])
  })

  test('sales: orders count on their day, and the days before are compared', async () => {
    await placeAt(startOfTime, [['PLENTY', 1]])
    await placeAt(startOfTime + day, [['PLENTY', 2]])
    await placeAt(startOfTime + 1.1 * day, [['PLENTY', 3]])
    const sales = await inNok('?days=2')
    expect(sales).toMatchObject({ orders: 3, net: 6000 + 3 * shipping, before: { orders: 0, net: 0 } })
    expect(sales?.days).toEqual([
      { day: isoDay(startOfTime), orders: 1, net: 1000 + shipping },
      { day: isoDay(startOfTime + day), orders: 2, net: 5000 + 2 * shipping },
    ])
    expect((await inNok('?days=1'))?.before).toEqual({ orders: 1, net: 1000 + shipping })
    expect((await inNok())?.days).toHaveLength(30)
  })

  test('sales: what is cancelled later no longer counts, also of a day that is over', async () => {
    const start = startOfTime + 5 * day
    const whole = await placeAt(start, [['PLENTY', 4]])
    const part = await placeAt(start, [['PLENTY', 6]])
    service.time.now = start + 2 * day
    expect((await inNok('?days=3'))?.days[0]).toMatchObject({ orders: 2, net: 10_000 + 2 * shipping })
    done(await desk.cancel(whole))
    done(await desk.cancelLine(part, '10', 1))
    await expect
      .poll(async () => (await inNok('?days=3'))?.days[0])
      .toMatchObject({ orders: 1, net: 5000 + shipping })
  })

  test('sales: products by what they earned, and the margin of those with a cost', async () => {
    const start = startOfTime + 20 * day
    const [dear, unknown] = [
      await addProduct(service, { nok: 500_000 }),
      await addProduct(service, { nok: 7_000 }),
    ]
    await placeAt(start, [
      [unknown, 9],
      [dear, 2],
    ])
    const of = async () => inNok('?days=1')
    expect((await of())?.bestSellers.map(({ productId, units, net }) => [productId, units, net])).toEqual([
      [dear, 2, 10_000],
      [unknown, 9, 630],
    ])
    expect((await of())?.margin).toBeNull()

    const buy = purchasingOf(service)
    const [cheap, preferred, swedish] = [
      await buy.supplier(),
      await buy.supplier(),
      await buy.supplier({ currency: 'SEK' }),
    ]
    await buy.sells(cheap, dear, { cost: 3000 })
    await buy.sells(swedish, unknown, { cost: 1 })
    await expect.poll(async () => (await of())?.margin).toEqual({ net: 10_000, cost: 6000, margin: 4000 })
    await buy.sells(preferred, dear, { cost: 4000.5, preferred: true })
    await expect.poll(async () => (await of())?.margin).toEqual({ net: 10_000, cost: 8001, margin: 1999 })
  })

  test('sales: with more orders than are counted, it says from when on', async () => {
    const { store } = service.service.context
    const start = startOfTime + 40 * day
    for (const hours of [0, 2, 2, 5]) await placeAt(start + (hours * day) / 24, [['PLENTY', 1]])
    const now = start + (6 * day) / 24
    const counted = await soldCounter(2)(store, start, now)
    expect(counted.from).toBe(start + (3 * day) / 24)
    const three = soldCounter(3)
    expect((await three(store, start, now)).from).toBe(start + day / 24)
    // From what was kept, too.
    expect((await three(store, start, now)).from).toBe(start + day / 24)
    expect((await soldCounter(4)(store, start, now)).from).toBe(start)
  })

  test.each(['0', '32', 'all'])('sales: days=%s is 400 and named', async (days) => {
    const reply = await ask(`?days=${days}`)
    expect([reply.status, codeOf(reply), fieldsOf(reply)]).toEqual([400, 'invalid_request', ['days']])
  })

  test('sales: customers are refused', async () => {
    expect((await service.request('GET', '/fulfilment/v1/sales')).status).toBe(403)
  })
})
