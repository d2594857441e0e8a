import { expect, test } from 'vitest'
import type { Product } from '../catalog/product.ts'
import type { CheckoutProblem } from '../contract/checkout.ts'
import { type DraftLine, type ManualPrice, quoteLine } from './quote-line.ts'

const product = (id: string): Product => ({
  ...{ id, name: `Product ${id}`, description: null, category: 'PHYSICAL_ITEM' },
  ...({} as Omit<Product, 'id' | 'name' | 'description' | 'category'>),
})
const line = (quantity: number): DraftLine => ({ materialId: null, quantity, references: null })
const termsOf = (manualPrice?: ManualPrice) => ({
  priceList: undefined,
  vatRate: 2500,
  now: 0,
  unitsOf: () => 1,
  manualPrice,
})

test('manual price: it holds for every quantity, names its reason, and needs no price list', () => {
  const problems: CheckoutProblem[] = []
  const priced = [1, 7, 500].map((quantity) =>
    quoteLine(
      line(quantity),
      0,
      { product: product('A') },
      termsOf({ net: 999, reason: 'Agreed' }),
      problems,
    ),
  )
  for (const { unitPrice, priceReason, priceRule } of priced) {
    expect(unitPrice).toEqual({ net: 999, vat: 250, gross: 1249 })
    expect(priceReason).toBe('Agreed')
    expect(priceRule).toBeUndefined()
  }
  expect(problems).toEqual([])
  expect(quoteLine(line(1), 0, { product: product('A') }, termsOf(), problems).unitPrice).toBeNull()
})

test('manual price: a PC at no charge has parts at no charge, and another price is refused', () => {
  const configuration = {
    id: 'pc',
    bundle: { id: 'bundle', name: 'PC', description: null },
    parts: [
      { product: product('A'), quantity: 1 },
      { product: product('B'), quantity: 2 },
    ],
    obstacles: [],
  }
  const quoted = quoteLine(line(3), 0, { configuration }, termsOf({ net: 0, reason: 'Broken' }), [])
  const free = { net: 0, vat: 0, gross: 0 }
  expect(quoted).toMatchObject({ unitPrice: free, priceReason: 'Broken' })
  expect(quoted.orderLines.map(({ quantity, unitPrice }) => [quantity, unitPrice])).toEqual([
    [3, free],
    [6, free],
  ])
  expect(() => quoteLine(line(1), 0, { configuration }, termsOf({ net: 1, reason: 'Less' }), [])).toThrow(
    /only 0/,
  )
})
