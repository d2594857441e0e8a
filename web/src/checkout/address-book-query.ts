import type { Schemas } from '@buildorder/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client'
import { queryClient } from '../api/query-client'

export type SavedAddress = Schemas['SavedAddress']

export const addressesQuery = queryOptions({
  queryKey: ['addresses'],
  queryFn: async () => (await api.GET('/addresses/v1')).addresses,
})

const readAgain = () => queryClient.invalidateQueries({ queryKey: addressesQuery.queryKey })

/** The order is placed either way, so a failure is not shown. */
export const rememberAddress = (address: SavedAddress['deliveryAddress']): void =>
  void api.POST('/addresses/v1', { body: address }).then(readAgain, () => {})

export const forgetAddress = (addressId: string) =>
  api.DELETE('/addresses/v1/{addressId}', { params: { path: { addressId } } }).then(readAgain)
