import { expect, test } from 'vitest'
import type { Kind } from '../../../src/compatibility/index.ts'
import { products } from './index.ts'

/** What customers compare first. */
const compared: [Kind, string[]][] = [
  ['cpu', ['cores', 'threads', 'baseGhz', 'boostGhz', 'cacheMb', 'releaseYear']],
  ['graphicsCard', ['memoryGb', 'releaseYear']],
  ['memory', ['modules', 'moduleGb', 'speedMts']],
  ['storage', ['capacityGb', 'solidState']],
  ['powerSupply', ['efficiency', 'modularity']],
  ['monitor', ['sizeInches', 'widthPixels', 'heightPixels', 'refreshHz', 'panel']],
]

test.each(compared)('demo catalog: every %s has the facts that customers compare', (kind, facts) => {
  for (const product of products.filter((each) => each.kind === kind))
    for (const fact of facts) expect(product.facts, `${product.id}: ${fact}`).toHaveProperty(fact)
})

test('demo catalog: sizes are read from names as sold', () => {
  const factsOf = (id: string) => products.find((product) => product.id === id)?.facts
  expect(factsOf('gpu-msi-gt-1030-2gd4-lp-oc')).toMatchObject({ memoryGb: 2, releaseYear: 2017 })
  expect(factsOf('gpu-msi-rtx-5060-ti-16g-ventus-2x-oc-plus')).toMatchObject({ memoryGb: 16 })
  expect(factsOf('ssd-samsung-pm9a3-1920gb-22110')).toMatchObject({ capacityGb: 1920, solidState: true })
  expect(factsOf('hdd-wd-red-plus-8tb')).toMatchObject({ capacityGb: 8000, solidState: false })
})
