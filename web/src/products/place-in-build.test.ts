import { expect, test } from 'vitest'
import type { Bundle } from '../builder/build'
import { placeIn } from './place-in-build'

const bundle: Bundle = {
  bundleId: 'pc',
  name: 'PC',
  description: null,
  purpose: null,
  groups: [
    { productGroupId: 'cpus', name: 'Processors', min: 1, max: 1 },
    { productGroupId: 'drives', name: 'Drives', min: 1, max: 2 },
  ],
}
const groups: Record<string, string> = { c1: 'cpus', c2: 'cpus', d1: 'drives', d2: 'drives', d3: 'drives' }
const place = (productIds: string[], productId: string, productGroupId = groups[productId] ?? 'other') =>
  placeIn(bundle, productIds, (id) => groups[id], { productId, productGroupId })

test('place in a build: a part is added while its slot has room', () => {
  expect(place(['c1', 'd1'], 'd2')).toEqual({ bundle, productIds: ['c1', 'd1', 'd2'], replacing: undefined })
})

test('place in a build: in a full slot it replaces the last part', () => {
  expect(place(['c1', 'd1', 'd2'], 'd3')).toEqual({ bundle, productIds: ['c1', 'd1', 'd3'], replacing: 'd2' })
  expect(place(['c1', 'd1'], 'c2')?.productIds).toEqual(['c2', 'd1'])
})

test('place in a build: a bundle without a slot for it takes it nowhere', () => {
  expect(place(['c1'], 'mouse')).toBeUndefined()
})
