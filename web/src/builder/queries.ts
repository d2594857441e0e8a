import { ApiProblem, type Schemas } from '@buildorder/client'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'
import type { Product } from './build'

/** The offer rarely changes. */
const longStaleTime = 10 * 60_000

export const bundlesQuery = queryOptions({
  queryKey: ['bundles'],
  queryFn: async () => (await api.GET('/catalog/v1/bundles')).bundles,
  staleTime: longStaleTime,
})

/** The kind of each product group. */
export const kindsQuery = queryOptions({
  queryKey: ['groups'],
  queryFn: async () => (await api.GET('/catalog/v1/groups')).groups,
  select: (groups) => new Map(groups.map(({ productGroupId, kind }) => [productGroupId, kind])),
  staleTime: longStaleTime,
})

/** The name of each product group. */
export const groupNamesQuery = queryOptions({
  ...kindsQuery,
  select: (groups) => new Map(groups.map(({ productGroupId, name }) => [productGroupId, name])),
})

/** A product; null if it is no longer sold. */
export const productQuery = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId],
    queryFn: (): Promise<Product | null> =>
      api
        .GET('/catalog/v1/products/{productId}', { params: { path: { productId } } })
        .catch((problem: unknown) => {
          if (problem instanceof ApiProblem && problem.code === 'product_not_found') return null
          throw problem
        }),
  })

const references = (productIds: string[]) => productIds.map((productId) => ({ productId }))

// The last verdict stays while the next one loads, so that nothing jumps.

export const verdictQuery = (productIds: string[]) =>
  queryOptions({
    queryKey: ['verdict', productIds],
    queryFn: () =>
      api.POST('/pcconfig/v1/compatibility/configuration', { body: { products: references(productIds) } }),
    placeholderData: keepPreviousData,
  })

export const summaryQuery = (productIds: string[], bundleId: string) =>
  queryOptions({
    queryKey: ['summary', bundleId, productIds],
    queryFn: () => api.POST('/pcconfig/v1/summary', { body: { products: references(productIds), bundleId } }),
    placeholderData: keepPreviousData,
  })

export const fixesQuery = (productIds: string[]) =>
  queryOptions({
    queryKey: ['fixes', productIds],
    queryFn: () =>
      api.POST('/pcconfig/v1/compatibility/fixes', { body: { products: references(productIds) } }),
    placeholderData: keepPreviousData,
  })

export type Purpose = Schemas['Completions']['purpose']

export interface CompletionWish {
  budget: number | null
  /** Null: what the bundle is meant for. */
  purpose: Purpose | null
}

/** Prices and budget include the assembly, as the price of the PC does. */
export const completionsQuery = (bundleId: string, productIds: string[], wish: CompletionWish) =>
  queryOptions({
    queryKey: ['completions', bundleId, productIds, wish],
    queryFn: () =>
      api.POST('/pcconfig/v1/compatibility/completions', {
        body: { bundleId, products: references(productIds), withAssembly: true, ...wish },
      }),
  })

export const savedQuery = (configurationId: string) =>
  queryOptions({
    queryKey: ['configuration', configurationId],
    queryFn: () =>
      api.GET('/pcconfig/v1/configurations/{configurationId}', { params: { path: { configurationId } } }),
  })
