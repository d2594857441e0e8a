import { describe, expect, test } from 'vitest'
import { removePriceRule, savePriceRule } from '../../src/catalog/price-rule-rows.ts'
import type { PriceRule } from '../../src/catalog/price-rules.ts'
import { changePrice } from '../../src/catalog/prices.ts'
import type { Cart } from '../../src/contract/cart.ts'
import type { Write } from '../../src/platform/store/store.ts'
import { startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { eventually } from '../support/processes.ts'
import { draftOf } from '../support/service.ts'
import { addConfiguration, addProduct, change, day } from '../support/world.ts'

interface ProductView {
  price: { net: number; gross: number } | null
  lowestPrice30Days: { net: number; gross: number; currency: string } | null
}

describe.each(engines)('%s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const rule = (productId: string, net: number, other: Partial<PriceRule> = {}): Write[] =>
    savePriceRule(
      'NOK',
      productId,
      { minQuantity: 1, validFrom: 0, validUntil: null, net, ...other },
      service.time.now,
    )
  const save = (writes: Write[]) => change(service, ['prices'], writes)
  const quoted = async (lines: [string, number][]) =>
    (await service.readCheckout(await service.create(draftOf(lines)))).orderLines
  const productOf = async (id: string) =>
    (await service.request<ProductView>('GET', `/catalog/v1/products/${id}`)).body

  test('volume price: it applies to the units of all lines together, and the draft names the rule', async () => {
    const product = await addProduct(service, { nok: 10_000 })
    await save([...rule(product, 9_000, { minQuantity: 10 }), ...rule(product, 8_000, { minQuantity: 50 })])
    const [few] = await quoted([[product, 9]])
    expect(few?.unitPrice?.net).toBe(100)
    expect(few).not.toHaveProperty('priceRule')
    const both = await quoted([
      [product, 4],
      [product, 6],
    ])
    expect(both.map(({ unitPrice, priceRule }) => [unitPrice?.net, priceRule])).toEqual(
      Array(2).fill([90, { minQuantity: 10, validFrom: null, validUntil: null }]),
    )
    expect((await quoted([[product, 50]]))[0]?.unitPrice?.net).toBe(80)
    expect((await productOf(product)).price?.net).toBe(100)
  })

  test('volume price: parts of PCs count as units', async () => {
    const cpu = await addProduct(service, { nok: 10_000, group: cpuGroup })
    await save(rule(cpu, 7_000, { minQuantity: 3 }))
    const configuration = await addConfiguration(service, [cpu])
    const orderLines = [
      { materialId: { type: 'MaterialNumber', value: cpu }, quantity: 1, references: null },
      { materialId: { type: 'PcConfiguration', value: configuration }, quantity: 2, references: null },
    ]
    const lines = (await service.readCheckout(await service.create(draftOf([], { orderLines })))).orderLines
    expect(lines[0]?.unitPrice?.net).toBe(70)
    expect(lines[1]?.orderLines[0]).toMatchObject({ unitPrice: { net: 70 }, priceRule: { minQuantity: 3 } })
  })

  test('dated price: it begins and ends by the clock, in quotes, products and component prices', async () => {
    const cpu = await addProduct(service, { nok: 10_000, group: cpuGroup })
    const start = service.time.now + day
    await save(rule(cpu, 6_000, { validFrom: start, validUntil: start + day }))
    const componentPrice = async () => {
      const { body } = await service.request<{ prices: { productId: string; net: number }[] }>(
        'GET',
        '/pcconfig/v1/prices/components',
      )
      return body.prices.find(({ productId }) => productId === cpu)?.net
    }
    const expectPrice = async (net: number) => {
      expect((await quoted([[cpu, 1]]))[0]?.unitPrice?.net).toBe(net)
      await eventually(
        async () => (await productOf(cpu)).price?.net,
        (price) => price === net,
        60_000,
      )
      expect(await componentPrice()).toBe(net)
    }
    const before = service.time.now
    await expectPrice(100)
    service.time.now = start
    await expectPrice(60)
    service.time.now = start + day
    await expectPrice(100)
    service.time.now = before
  })

  test('dated price: a draft keeps its price after the rule has ended', async () => {
    const product = await addProduct(service, { nok: 10_000, stock: 5 })
    const until = service.time.now + 1000
    await save(rule(product, 5_000, { validUntil: until }))
    const id = await service.create(draftOf([[product, 1]]))
    service.time.now = until
    expect((await service.readCheckout(id)).orderLines[0]).toMatchObject({
      unitPrice: { net: 50 },
      priceRule: { minQuantity: 1, validFrom: null, validUntil: new Date(until).toISOString() },
    })
    const order = await service.readOrder(service.orderIdOf(await service.submit(id)))
    expect(order.orderLines[0]?.unitPrice.net).toBe(50)
    expect(order.orderLines[0]).not.toHaveProperty('priceRule')
  })

  test('cart: a line names the price rule that applies', async () => {
    const product = await addProduct(service, { nok: 10_000 })
    await save(rule(product, 9_000, { minQuantity: 2 }))
    const { body } = await service.request<Cart>('POST', '/cart/v1/lines', {
      json: { lines: [{ materialId: { value: product }, quantity: 2 }] },
    })
    const line = body.lines.find(({ materialNumber }) => materialNumber === product)
    expect(line).toMatchObject({ unitPrice: { net: 90 }, priceRule: { minQuantity: 2 } })
  })

  test('lowest price: changes of the price and of rules count for 30 days', async () => {
    const product = await addProduct(service, { nok: 10_000 })
    const lowest = async () => (await productOf(product)).lowestPrice30Days
    expect(await lowest()).toEqual({ currency: 'NOK', net: 100, vat: 25, gross: 125 })
    await save(changePrice('NOK', product, 8_000, service.time.now))
    service.time.now += day
    await save(changePrice('NOK', product, 9_000, service.time.now))
    await save(changePrice('NOK', product, 9_000, service.time.now + 1))
    expect((await lowest())?.net).toBe(80)
    await save(rule(product, 7_000))
    service.time.now += day
    await save(removePriceRule('NOK', product, { minQuantity: 1, validFrom: 0 }, service.time.now))
    expect((await productOf(product)).price?.net).toBe(90)
    expect((await lowest())?.net).toBe(70)
    service.time.now += 31 * day
    expect((await lowest())?.net).toBe(90)
  })
})
