import type { Schemas } from '@buildorder/client'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFilters,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { cursorPages, fromCursor } from '../shared/cursor-pages'
import type { ProductFilter } from './product-filter'

export type AdminProduct = Schemas['AdministeredProduct']
export type ListedProduct = Schemas['ListedProduct']
export type ProductGroup = Schemas['AdministeredProductGroup']
export type Fact = Schemas['Fact']
export type FactMember = Schemas['FactMember']
export type MissingFact = Schemas['MissingFact']
type ProductPage = Schemas['AdministeredProductList']

export const productsKey = ['backoffice', 'products'] as const
const listKey = [...productsKey, 'list'] as const
export const groupsKey = ['backoffice', 'product-groups'] as const

const retiredOf = { retired: 'true', active: 'false' } as const

export const productsQuery = ({ search, group, state, missing, priceList }: ProductFilter) =>
  infiniteQueryOptions({
    queryKey: [...listKey, search ?? '', group ?? '', state ?? '', missing ?? '', priceList ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/products', {
        params: {
          query: {
            limit: 50,
            ...(search ? { search } : {}),
            ...(group ? { productGroupId: group } : {}),
            ...(state ? { retired: retiredOf[state] } : {}),
            ...(missing ? { missing } : {}),
            ...(priceList ? { priceList } : {}),
            ...fromCursor(pageParam),
          },
        },
      }),
    ...cursorPages,
  })

const oneKey = (productId: string) => [...productsKey, 'one', productId] as const

export const loadProduct = (productId: string) =>
  api.GET('/admin/v1/products/{productId}', { params: { path: { productId } } })

export const adminProductQuery = (productId: string) =>
  queryOptions({ queryKey: oneKey(productId), queryFn: () => loadProduct(productId), staleTime: 0 })

export const missingFactsQuery = (productId: string) =>
  queryOptions({
    queryKey: [...productsKey, 'missing', productId],
    queryFn: () =>
      api.GET('/admin/v1/products/{productId}/missing-facts', { params: { path: { productId } } }),
    staleTime: 0,
  })

export const factsQuery = queryOptions({
  queryKey: ['backoffice', 'facts'],
  queryFn: () => api.GET('/admin/v1/facts'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A shop has a few groups and price lists: one page has all of them. */
const whole = { params: { query: { limit: 500 } } } as const

export const groupsQuery = queryOptions({
  queryKey: [...groupsKey, 'all'],
  queryFn: () => api.GET('/admin/v1/product-groups', whole),
  select: ({ groups }) => ({ groups: groups.toSorted((a, b) => a.name.localeCompare(b.name)) }),
})

export const priceListsQuery = queryOptions({
  queryKey: ['backoffice', 'price-lists'],
  queryFn: () => api.GET('/admin/v1/price-lists', { params: { query: { limit: 500, retired: 'false' } } }),
})

/** Puts the answer to a change, or a product read again, into every list and page that shows it. */
export function rememberProduct(product: AdminProduct): void {
  queryClient.setQueryData(oneKey(product.productId), (known: AdminProduct | undefined) =>
    known ? { ...known, ...product } : undefined,
  )
  changeRows({ queryKey: listKey }, product.productId, product)
}

/** Puts a changed price into the lists that show prices of the same price list. */
export function rememberPrice(priceList: string, productId: string, net: number | null): void {
  const showsPriceList = ({ queryKey }: { queryKey: QueryKey }) => queryKey.at(-1) === priceList
  changeRows({ queryKey: listKey, predicate: showsPriceList }, productId, { net })
}

function changeRows(lists: QueryFilters, productId: string, change: Partial<ListedProduct>): void {
  const renew = (row: ListedProduct) => (row.productId === productId ? { ...row, ...change } : row)
  queryClient.setQueriesData(
    lists,
    (list: InfiniteData<ProductPage> | undefined) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, products: page.products.map(renew) })),
      },
  )
}

/** The newest version of a product that a list or a page has. */
export function newestKnown(product: AdminProduct): AdminProduct {
  const lists = queryClient.getQueriesData<InfiniteData<ProductPage>>({ queryKey: listKey })
  const listed = lists.flatMap(([, list]) => list?.pages.flatMap((page) => page.products) ?? [])
  const one = queryClient.getQueryData<AdminProduct>(oneKey(product.productId))
  return [...listed, ...(one ? [one] : [])]
    .filter(({ productId }) => productId === product.productId)
    .reduce<AdminProduct>((newest, each) => (each.version > newest.version ? each : newest), product)
}
