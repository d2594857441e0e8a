import { expect, test } from 'vitest'
import { componentPreparer, runSteps } from '../../compatibility/index.ts'
import type { PriceQuestion } from '../price-question.ts'
import { rangeOf } from './range.ts'

test('range: a part whose facts can hardly be true is not on offer for proposals', () => {
  const prepare = componentPreparer()
  const card = (productId: string, boardPowerWatts: number) =>
    prepare({
      productId,
      name: 'GeForce RTX 4090 24 GB',
      kind: 'graphicsCard',
      facts: { chip: 'GeForce RTX 4090', boardPowerWatts },
    })
  const parts = [card('sound', 450), card('doubtful', 300)]
  const question = {
    catalog: {
      products: new Map(parts.map(({ productId }) => [productId, { group: 'cards' }])),
      parts: new Map(parts.map((part) => [part.productId, part])),
    },
    priceList: { net: new Map(parts.map(({ productId }) => [productId, 1000])) },
    vatRate: 2500,
    soldOut: new Set<string>(),
  } as unknown as PriceQuestion
  const { byKind } = runSteps(rangeOf(question))
  expect(byKind.get('graphicsCard')?.offers.map(({ part }) => part.productId)).toEqual(['sound'])
})
