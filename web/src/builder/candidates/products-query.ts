import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import type { Product } from '../build'

const perPage = 1000

const pageOf = (productGroupId: string, page: { limit: number; cursor?: string }, signal: AbortSignal) =>
  api.GET('/catalog/v1/products', { params: { query: { productGroupId, ...page } }, signal })

const rarely = {
  // With thousands of products, comparing old and new data costs more than rendering again.
  structuralSharing: false,
  staleTime: 60_000,
  // The list must not change while people read it.
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
}

/** All products of a group, by name. The pages are requested in one loop that waits for no rendering. */
export const candidatesQuery = (productGroupId: string) =>
  queryOptions({
    queryKey: ['candidates', 'products', productGroupId],
    queryFn: async ({ signal }) => {
      const products: Product[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<typeof pageOf>> = await pageOf(
          productGroupId,
          { limit: perPage, ...(cursor === null ? {} : { cursor }) },
          signal,
        )
        products.push(...page.products)
        cursor = page.nextCursor
      } while (cursor !== null)
      return products
    },
    ...rarely,
  })
