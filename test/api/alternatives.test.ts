// Alternatives to a product.

import { describe, expect, test } from 'vitest'
import { codeOf, startCheckedService } from '../support/contract.ts'
import { engines } from '../support/databases.ts'
import { cpuGroup } from '../support/fixture.ts'
import { forTests } from '../support/for-tests.ts'
import { addProduct } from '../support/world.ts'

describe.each(engines)('alternatives on %s', (engine) => {
  const service = forTests(() => startCheckedService(engine))

  const ask = (productId: string) =>
    service.request<{ products: { productId: string; price: object }[] }>(
      'GET',
      `/catalog/v1/products/${productId}/alternatives`,
    )

  test('alternatives: are near in price for the account, with price and availability', async () => {
    const own = await addProduct(service, { group: cpuGroup, nok: 500_000 })
    const near = await addProduct(service, { group: cpuGroup, nok: 510_000 })
    const far = await addProduct(service, { group: cpuGroup, nok: 5_000_000 })
    const { products } = (await ask(own)).body
    const ids = products.map(({ productId }) => productId)
    expect(ids).toContain(near)
    expect(ids).not.toContain(far)
    expect(ids).not.toContain(own)
    expect(products.find(({ productId }) => productId === near)?.price).toMatchObject({ net: 5100 })
  })

  test('alternatives: a product that is no part has none, an unknown one is 404', async () => {
    expect((await ask(await addProduct(service))).body.products).toEqual([])
    expect(codeOf(await ask('unknown'))).toBe('product_not_found')
  })
})
