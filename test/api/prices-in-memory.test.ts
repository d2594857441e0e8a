// Prices are loaded again with every change: what did not change is kept as it is.

import { beforeAll, describe, expect, test } from 'vitest'
import { savePriceRule } from '../../src/catalog/price-rule-rows.ts'
import { loadPrices, savePrice, savePriceList } from '../../src/catalog/prices.ts'
import { saveProduct } from '../../src/catalog/product.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Write } from '../../src/platform/store/store.ts'
import { engines } from '../support/databases.ts'
import { blankProduct } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { startTestService } from '../support/service.ts'

const ids = Array.from({ length: 1200 }, (_, index) => `MEM-${String(index).padStart(4, '0')}`)

describe.each(engines)('prices in memory on %s', (engine) => {
  const service = forTests(() => startTestService(engine))
  beforeAll(async () => {
    await service.store.batch([
      ...['ONE', 'TWO'].map((list) => savePriceList(list, 'NOK')),
      ...ids.flatMap((id) => saveProduct(blankProduct(id))),
      ...ids.flatMap((id, index) => ['ONE', 'TWO'].map((list) => savePrice(list, id, 100 + index))),
    ])
  })

  const load = (before?: Awaited<ReturnType<typeof loadPrices>>) => loadPrices(service.store, 0, before)
  const removal = (id: string): Write => ({
    statement: adHoc(`DELETE FROM price WHERE price_list = 'ONE' AND product_id = '${id}'`),
    rows: 1,
  })

  test('prices in memory: without a change, every list is the same object', async () => {
    const before = await load()
    const after = await load(before)
    expect([...after.keys()]).toEqual([...before.keys()])
    for (const [id, list] of after) expect(list).toBe(before.get(id))
  })

  test.each([
    ['the first price', savePrice('ONE', 'MEM-0000', 1)],
    ['one within a page', savePrice('ONE', 'MEM-0700', 1)],
    ['the last price', savePrice('ONE', 'MEM-1199', 1)],
    ['a new last price', savePrice('ONE', 'MEM-NEW', 7)],
    ['a removed price', removal('MEM-0600')],
    ['a removed last price', removal('MEM-NEW')],
    ['a removed first price', removal('MEM-0000')],
  ])(
    'prices in memory: after a change of %s the list is as loaded anew, others are kept',
    async (_, write) => {
      await service.store.batch(saveProduct(blankProduct('MEM-NEW')))
      const before = await load()
      await service.store.batch([write])
      const after = await load(before)
      expect(after.get('TWO')).toBe(before.get('TWO'))
      expect(after.get('ONE')).not.toBe(before.get('ONE'))
      expect([...(after.get('ONE')?.net ?? [])]).toEqual([...((await load()).get('ONE')?.net ?? [])])
    },
  )

  test('prices in memory: a list with rules is loaded anew', async () => {
    const rule = { minQuantity: 1, validFrom: 0, validUntil: null, net: 5 }
    await service.store.batch(savePriceRule('TWO', 'MEM-0001', rule, 0))
    const before = await load()
    expect(before.get('TWO')?.net.get('MEM-0001')).toBe(5)
    await service.store.batch([savePrice('TWO', 'MEM-0002', 9)])
    const after = await load(before)
    expect([after.get('TWO')?.net.get('MEM-0001'), after.get('TWO')?.net.get('MEM-0002')]).toEqual([5, 9])
    expect(after).toEqual(await load())
  })
})
