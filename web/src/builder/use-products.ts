import { useQueries, useSuspenseQueries } from '@tanstack/react-query'
import type { Product } from './build'
import { productQuery } from './queries'

const known = (products: (Product | null | undefined)[]): Map<string, Product> =>
  new Map(products.flatMap((product) => (product ? [[product.productId, product]] : [])))

/** The chosen products that are still sold; suspends until all are loaded. */
export function useProducts(productIds: string[]): Map<string, Product> {
  const results = useSuspenseQueries({ queries: [...new Set(productIds)].map(productQuery) })
  return known(results.map(({ data }) => data))
}

/** The products of a proposal; undefined until all are loaded. */
export function useProposed(productIds: string[]): Map<string, Product> | undefined {
  const results = useQueries({ queries: [...new Set(productIds)].map(productQuery) })
  if (results.some(({ isPending }) => isPending)) return undefined
  return known(results.map(({ data }) => data))
}
