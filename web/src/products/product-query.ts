import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'

export const alternativesQuery = (productId: string) =>
  queryOptions({
    queryKey: ['product', productId, 'alternatives'],
    queryFn: async () =>
      (
        await api.GET('/catalog/v1/products/{productId}/alternatives', {
          params: { path: { productId } },
        })
      ).products,
  })
