// Time to filter and sort 5,000 products. Printed and not asserted, because a busy machine would miss a tight limit.
import { expect, it } from 'vitest'
import { candidatesOf } from './candidate'
import { priced, product } from './candidates.fixture'
import { applyFilters, facetsOf } from './facets'
import { noFilters } from './filters'
import { keyFactsOf } from './key-facts'
import { rowsOf } from './listing'
import { sortCandidates } from './sort'
import { type Fit, fits } from './verdict'

const count = 5000
const facts = keyFactsOf('memory')
const products = Array.from({ length: count }, (_, index) =>
  product({
    productId: `kit-${index}`,
    kind: 'memory',
    name: `Kit ${index} of a maker with a rather long name DDR5-${4800 + (index % 9) * 400}`,
    manufacturer: `Maker ${index % 60}`,
    price: index % 50 === 0 ? null : priced((index * 7919) % 10_000),
    facts: {
      type: index % 3 === 0 ? 'DDR4' : 'DDR5',
      form: 'DIMM',
      modules: 1 + (index % 4),
      moduleGb: 8 * (1 + (index % 6)),
      speedMts: 4800 + (index % 9) * 400,
      casLatency: 28 + (index % 20),
      ecc: index % 10 === 0,
    },
  }),
)
const candidates = candidatesOf(products, facts)
const facets = facetsOf(candidates, facts)
const verdicts = new Map(
  candidates.map(({ id, place }) => [id, { fit: fits[place % 4] as Fit, findings: [] }]),
)

const sieve = (filters: Partial<typeof noFilters>) =>
  applyFilters(candidates, facets, { ...noFilters, ...filters }, verdicts)

it.each([
  ['preparing', () => candidatesOf(products, facts)],
  ['facets', () => facetsOf(candidates, facts)],
  ['a filter of text', () => sieve({ text: 'maker ddr5' })],
  [
    'several filters',
    () => sieve({ text: 'kit', makers: ['Maker 1', 'Maker 2'], facts: { type: ['DDR5'] } }),
  ],
  ['no filter', () => sieve({})],
  ['order of fit', () => sortCandidates(candidates, 'fit', verdicts, facts)],
  ['order of a fact', () => sortCandidates(candidates, 'fact:capacityGb', verdicts, facts)],
  ['rows', () => rowsOf(candidates, 'fit', verdicts)],
])(`speed with 5000 products: %s`, (name, work) => {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  }).sort((a, b) => a - b)
  const median = times[7] ?? Number.NaN
  console.log(`${name}: ${median.toFixed(1)} ms`)
  // A limit that only a real regression misses.
  expect(median).toBeLessThan(500)
})
