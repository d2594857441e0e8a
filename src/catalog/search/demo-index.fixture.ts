// The search index of the demo catalog, and the names that a query finds in it.
import { products as demo } from '../../../tools/demo/catalog/index.ts'
import { runSteps } from '../../compatibility/index.ts'
import { byNameThenId } from '../catalog.ts'
import { noRank, placesByRank, rankProducts } from './rank.ts'
import { indexProducts } from './search-index.ts'
import { suggestQueries } from './suggest.ts'

export const products = demo.toSorted(byNameThenId).map((product) => ({
  id: product.id,
  name: product.name,
  manufacturer: product.manufacturer ?? null,
  partNumber: product.partNumber ?? null,
  ean: product.ean,
  kind: product.kind ?? null,
  facts: product.facts ?? null,
}))

export const index = runSteps(indexProducts(products, ({ kind }) => kind))

const ranksOf = (query: string) => runSteps(rankProducts(index, query))

export const placesFor = (query: string): number[] => [...placesByRank(ranksOf(query))]

export const namesFor = (query: string): string[] =>
  placesFor(query).map((place) => products[place]?.name ?? '')

export const suggestionsFor = (query: string): string[] =>
  runSteps(
    suggestQueries(index, query, function* (other) {
      return (yield* rankProducts(index, other)).some((rank) => rank !== noRank)
    }),
  )
