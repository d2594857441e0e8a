import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, searchFrom } from '../shared/cursor-pages'

export type PriceList = Schemas['AdministeredPriceList']
export type UndatedPrice = Schemas['UndatedPrice']
export type ProductPrices = Schemas['ProductPrices']
export type PriceRule = Schemas['PriceRule']

export const priceListsKey = ['backoffice', 'price-lists'] as const
const pricesKey = (priceList: string) => ['backoffice', 'prices', priceList] as const

export const priceListsQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...priceListsKey, 'list', search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/price-lists', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

export const priceListQuery = (priceList: string) =>
  queryOptions({
    queryKey: [...priceListsKey, 'one', priceList],
    queryFn: () => api.GET('/admin/v1/price-lists/{priceList}', { params: { path: { priceList } } }),
  })

export const pricesQuery = (priceList: string, search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...pricesKey(priceList), 'list', search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/price-lists/{priceList}/prices', {
        params: { path: { priceList }, query: searchFrom(search, pageParam) },
      }),
    ...cursorPages,
  })

/** Always asked again: another person may have changed them a moment ago. */
export const productPricesQuery = (priceList: string, productId: string) =>
  queryOptions({
    queryKey: [...pricesKey(priceList), 'product', productId],
    queryFn: () =>
      api.GET('/admin/v1/price-lists/{priceList}/prices/{productId}', {
        params: { path: { priceList, productId } },
      }),
    staleTime: 0,
  })

/** Everything about the prices of a list. */
export const allPrices = (priceList: string) => ({ queryKey: pricesKey(priceList) })
