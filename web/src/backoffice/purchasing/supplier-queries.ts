import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, type QueryKey, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, fromCursor, searchFrom } from '../shared/cursor-pages'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import { proposalsKey } from './purchase-queries'

export type Supplier = Schemas['Supplier']
export type SupplierProduct = Schemas['SupplierProduct']

const suppliersKey = ['backoffice', 'suppliers'] as const
export const supplierKeys: QueryKey[] = [suppliersKey, proposalsKey]

export const suppliersQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...suppliersKey, 'list', search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/purchasing/v1/suppliers', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

/** A few suppliers to choose from. */
export const supplierChoiceQuery = (search: string) =>
  queryOptions({
    queryKey: [...suppliersKey, 'choice', search],
    queryFn: () =>
      api.GET('/purchasing/v1/suppliers', {
        params: { query: { limit: 20, ...(search ? { search } : {}) } },
      }),
  })

export const supplierQuery = (supplierId: string) =>
  queryOptions({
    queryKey: [...suppliersKey, supplierId],
    queryFn: () => api.GET('/purchasing/v1/suppliers/{supplierId}', { params: { path: { supplierId } } }),
  })

export const termsQuery = (supplierId: string) =>
  infiniteQueryOptions({
    queryKey: [...suppliersKey, supplierId, 'products'],
    queryFn: ({ pageParam }) =>
      api.GET('/purchasing/v1/suppliers/{supplierId}/products', {
        params: { path: { supplierId }, query: fromCursor(pageParam) },
      }),
    ...cursorPages,
  })

export const createSupplier = (body: Schemas['NewSupplier'], key: string) =>
  api.POST('/purchasing/v1/suppliers', { params: idempotencyHeader(key), body })

export const changeSupplier = (
  { supplierId, version }: Supplier,
  body: Schemas['SupplierChange'],
  key: string,
) =>
  api.PATCH('/purchasing/v1/suppliers/{supplierId}', {
    params: { ...basedOn(version, key), path: { supplierId } },
    body,
  })

interface Sold {
  supplierId: string
  productId: string
}

export const saveTerms = (
  { supplierId, productId }: Sold,
  body: Schemas['NewSupplierProduct'],
  key: string,
) =>
  api.PUT('/purchasing/v1/suppliers/{supplierId}/products/{productId}', {
    params: { ...idempotencyHeader(key), path: { supplierId, productId } },
    body,
  })

export const removeTerms = ({ supplierId, productId }: Sold, key: string) =>
  api.DELETE('/purchasing/v1/suppliers/{supplierId}/products/{productId}', {
    params: { ...idempotencyHeader(key), path: { supplierId, productId } },
  })

export const productSupplyQuery = (productId: string) =>
  queryOptions({
    queryKey: [...suppliersKey, 'of', productId],
    queryFn: () => api.GET('/purchasing/v1/products/{productId}', { params: { path: { productId } } }),
    staleTime: 0,
  })

export const setMinimum = (productId: string, minimumStock: number, key: string) =>
  api.PUT('/purchasing/v1/products/{productId}/minimum-stock', {
    params: { ...idempotencyHeader(key), path: { productId } },
    body: { minimumStock },
  })
