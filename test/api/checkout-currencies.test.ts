// Amounts have the decimals of ISO 4217, whatever the runtime's defaults are.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { insertAccount } from '../../src/accounts/account.ts'
import { hashKey, insertKey } from '../../src/accounts/api-key.ts'
import { importPrices } from '../../src/catalog/import-prices.ts'
import { importCarriers } from '../../src/checkout/delivery/import-carriers.ts'
import { customerScopes } from '../../src/contract/scopes.ts'
import { noProgress } from '../../src/platform/import/progress.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { address, draftOf } from '../support/service.ts'
import { addProduct, change } from '../support/world.ts'

const folder = mkdtempSync(join(tmpdir(), 'buildorder-currencies-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function fileOf(content: unknown): string {
  const file = join(folder, `${++files}.json`)
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe.each(engines)('currencies on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  /** Creates an account in a currency with a key, a priced processor and a carrier; returns the processor. */
  async function createMarket(currency: string, net: number, deliveryNet: number): Promise<string> {
    const product = await addProduct(service, { group: cpuGroup, stock: 10 })
    const list = `${currency}-list`
    const account = { id: currency, name: currency, country: 'NO', currency, vatRate: 2700, priceList: list }
    const key = {
      id: `key-${currency}`,
      hash: hashKey(`bo_${currency}`),
      client: currency,
      accounts: [currency],
      scopes: [...customerScopes],
      isDemo: false,
      createdAt: 0,
      revokedAt: null,
    }
    await change(
      service,
      ['callers'],
      [insertAccount({ ...account, billTo: null, shipTo: null }), insertKey(key)],
    )
    const prices = fileOf({ prices: [{ priceList: list, currency, productId: product, net }] })
    expect((await importPrices(prices, service.store, noProgress)).leftOut).toEqual([])
    const bands = [{ maxWeightGrams: 500_000, prices: [{ currency, net: deliveryNet }] }]
    const carriers = fileOf({
      carriers: [{ id: 'post', carrier: 'Post', name: 'Post', countries: ['NO'], transitDays: 1, bands }],
    })
    expect((await importCarriers(carriers, service.store)).leftOut).toEqual([])
    await service.service.context.poller.refresh()
    return product
  }

  test.each([
    [
      'HUF',
      1234.5,
      { net: 1234.5, vat: 333.32, gross: 1567.82 },
      990.9,
      { net: 990.9, vat: 267.54, gross: 1258.44 },
    ],
    [
      'IQD',
      1500.125,
      { net: 1500.125, vat: 405.034, gross: 1905.159 },
      10.5,
      { net: 10.5, vat: 2.835, gross: 13.335 },
    ],
    ['JPY', 1234, { net: 1234, vat: 333, gross: 1567 }, 990, { net: 990, vat: 267, gross: 1257 }],
  ])(
    'currency %s: prices, quotes and orders have its decimals',
    async (currency, net, unitPrice, deliveryNet, delivery) => {
      const product = await createMarket(currency, net, deliveryNet)
      const as = { as: null, headers: { Authorization: `Bearer bo_${currency}` } }

      const { body } = await service.request<{ prices: { productId: string; net: number; gross: number }[] }>(
        'GET',
        '/pcconfig/v1/prices/components',
        as,
      )
      expect(body.prices).toEqual([{ productId: product, net, gross: unitPrice.gross, vatRate: 0.27 }])

      const draft = draftOf([[product, 1]], { delivery: { deliveryAddress: address(), preferences: null } })
      const checkoutId = await service.create(draft, as)
      const checkout = await service.readCheckout(checkoutId, as)
      expect(checkout).toMatchObject({ currency, problems: [], totals: unitPrice })
      expect(checkout.orderLines[0]?.unitPrice).toEqual(unitPrice)
      expect(checkout.deliveryOptions[0]?.price).toEqual(delivery)

      const orderId = service.orderIdOf(await service.submit(checkoutId, null, as))
      const order = await service.readOrder(orderId, as)
      expect(order.orderLines.map((line) => line.unitPrice)).toEqual([unitPrice, delivery])
    },
  )

  test('rounding: drafts and carts say what invoices will show, and the price that avoids it', async () => {
    const product = await createMarket('DKK', 1.02, 10)
    const as = { as: null, headers: { Authorization: 'Bearer bo_DKK' } }
    const rounding = async (quantity: number) => {
      const delivery = { deliveryAddress: address(), preferences: null }
      const id = await service.create(draftOf([[product, quantity]], { delivery }), as)
      return (await service.readCheckout(id, as)).vatRounding
    }
    // 0.2754 is rounded to 0.28: 0.0046 for each unit.
    expect(await rounding(216)).toBeUndefined()
    expect(await rounding(217)).toEqual({
      amount: 1,
      lines: [{ lineNumber: '10', unitNet: 1.02, exactNet: [1, 2] }],
    })
    const lines = [{ materialId: { type: 'MaterialNumber', value: product }, quantity: 217 }]
    await service.request('POST', '/cart/v1/lines', { ...as, json: { lines } })
    const { body } = await service.request<{ vatRounding: { amount: number } }>('GET', '/cart/v1', as)
    expect(body.vatRounding.amount).toBe(1)
  })

  test('currency HUF: a third decimal is refused', async () => {
    const product = await addProduct(service)
    const prices = fileOf({
      prices: [{ priceList: 'fine', currency: 'HUF', productId: product, net: 1.005 }],
    })
    const { leftOut } = await importPrices(prices, service.store, noProgress)
    expect(leftOut.map(({ reason }) => reason)).toEqual([expect.stringMatching(/1\.005.*decimals.*HUF/)])
  })

  test.each(['XAU', 'XDR', 'XTS', 'BGN'])('currency %s: no new price list is accepted', async (currency) => {
    const product = await addProduct(service)
    const prices = fileOf({
      prices: [{ priceList: `new-${currency}`, currency, productId: product, net: 1 }],
    })
    const { leftOut } = await importPrices(prices, service.store, noProgress)
    expect(leftOut.map(({ reason }) => reason)).toEqual([
      expect.stringContaining(`${currency} is no currency`),
    ])
  })
})
