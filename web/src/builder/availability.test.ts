import { expect, it } from 'vitest'
import { stockOf } from './availability'
import type { Product } from './build'
import { aProduct } from './builder.fixture'

const deliveryDay = (date: string | number) => String(date).slice(0, 10)
const stock = (availability: Partial<Product['availability']>, count = 1, more: Partial<Product> = {}) =>
  stockOf(
    aProduct('part', 'cpu', {
      availability: { status: 'Unknown', availableAt: null, freeUnits: null, ...availability },
      ...more,
    }),
    count,
    { deliveryDay },
  )

it.each([
  ['there', 'In stock', stock({ status: 'Available', freeUnits: 2 }, 2)],
  ['later', 'Only 2 in stock', stock({ status: 'Available', freeUnits: 2 }, 3)],
  ['there', 'Available at once', stock({ status: 'Available' }, 1, { category: 'LICENSE' })],
  [
    'later',
    'Expected 2026-05-01',
    stock({ status: 'ConfirmedRestock', availableAt: '2026-05-01T08:00:00Z' }),
  ],
  ['later', 'More is ordered, without a date yet', stock({ status: 'UnconfirmedRestock' })],
  ['none', 'Out of stock · Discontinued', stock({ status: 'Unavailable' }, 1, { discontinued: true })],
  ['unknown', 'Availability not known', stock({})],
] as const)('%s: %s', (tone, words, result) => expect(result).toEqual({ tone, words }))
