import fc from 'fast-check'
import { expect, test } from 'vitest'
import { takeTurns } from '../platform/turns/take-turns.ts'
import { catalogOf, product } from './catalog.fixture.ts'
import type { Catalog } from './catalog.ts'
import { followSearch, searchOf } from './catalog-search.ts'
import { findProducts, suggestSearches } from './find-products.ts'
import { matchIndexOf, productsByNumber } from './match/match-index.ts'
import { matchRow } from './match/match-row.ts'
import type { Product } from './product.ts'

const question = (search: string) => ({ productGroupId: null, search, manufacturer: null, facts: [] })
const turns = takeTurns()
const idsFor = async (catalog: Catalog, search: string) =>
  (await findProducts(catalog, question(search), turns)).products.map(({ id }) => id)

/** Everything that is read from the index, for one query. */
async function answersOf(catalog: Catalog, query: string) {
  const { products, ranks } = await findProducts(catalog, question(query), turns)
  const row = matchRow(await matchIndexOf(catalog), query)
  return {
    found: products.map(({ id, name }, at) => [id, name, ranks?.[at]]),
    // Candidates weigh words by how frequent they are, which also counts products that are gone.
    certain: row.match === 'exact' ? row : null,
    byNumber: productsByNumber(catalog, query),
    suggestions: await suggestSearches(catalog, question(query), turns),
  }
}

/** With an index that follows, as the service does it. */
async function follow(before: Catalog, changed: Product[], goneIds: string[] = []): Promise<Catalog> {
  const after = catalogOf(changed, goneIds, before)
  await followSearch(before, after)
  return after
}

const words = [
  'GeForce',
  'RTX',
  '5070',
  'Ti',
  'Ventus',
  'Radeon',
  'RX',
  '9070',
  'XT',
  '12GB',
  '16GB',
  'geforxe',
]
const someProduct = fc
  .record({
    id: fc.constantFrom('a-1', 'b-2', 'c-3', 'd-4', 'e-5', 'f-6'),
    name: fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
    ean: fc.option(fc.constantFrom('4012345678901', '0730143315289'), { nil: null }),
    partNumber: fc.option(fc.constantFrom('100-100001084WOF', 'A 12'), { nil: null }),
    manufacturer: fc.option(fc.constantFrom('MSI', 'AMD'), { nil: null }),
  })
  .map(({ id, name, ...other }) => product(id, name, other))
const distinct = fc.uniqueArray(someProduct, { selector: ({ id }) => id, maxLength: 6 })

test('catalog search: an index that followed changes answers like a new one', async () => {
  const changes = fc.array(fc.record({ changed: distinct, goneIds: fc.subarray(['a-1', 'b-2', 'c-3']) }), {
    maxLength: 5,
  })
  const query = fc.oneof(
    fc
      .array(fc.constantFrom(...words, 'gefroce', 'rtx5070'), { minLength: 1, maxLength: 3 })
      .map((some) => some.join(' ')),
    fc.constantFrom('4012345678901', '100100001084wof', 'a12', 'msi', '-', 'ventus unknown'),
  )
  await fc.assert(
    fc.asyncProperty(distinct, changes, query, async (first, steps, asked) => {
      let catalog = catalogOf(first)
      await searchOf(catalog)
      for (const { changed, goneIds } of steps)
        catalog = await follow(
          catalog,
          changed.filter(({ id }) => !goneIds.includes(id)),
          goneIds,
        )
      expect(await answersOf(catalog, asked)).toEqual(await answersOf(catalogOf([...catalog.byName]), asked))
    }),
    { seed: 18, numRuns: 500 },
  )
})

test('catalog search: a renamed product is found by its new name only, and a removed one not at all', async () => {
  const before = catalogOf([product('a', 'Blue lamp'), product('b', 'Blue chair')])
  await searchOf(before)
  const after = await follow(before, [product('a', 'Green lamp', { ean: '4012345678901' })], ['b'])
  expect(await idsFor(after, 'green lamp')).toEqual(['a'])
  expect(await idsFor(after, 'blue')).toEqual([])
  expect(productsByNumber(after, '4012345678901').map(({ name }) => name)).toEqual(['Green lamp'])
})

test('catalog search: after a change of many products, the old index serves the current products', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => product(`p-${at}`, `Lamp ${at}`))
  const before = catalogOf(many)
  const old = await searchOf(before)
  const renamed = many.slice(0, 2000).map(({ id, name }) => product(id, `Green ${name}`))
  const after = await follow(before, renamed, ['p-2999'])
  expect(await searchOf(after)).toBe(old)
  const { products } = await findProducts(after, question('lamp 1999'), turns)
  expect(products.map(({ name }) => name)).toEqual(['Green Lamp 1999'])
  expect(await idsFor(after, 'lamp 2999')).toEqual([])
  await expect.poll(() => idsFor(after, 'green 1999')).toEqual(['p-1999'])
})
