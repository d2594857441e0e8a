import type { Schemas } from '@buildorder/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { idempotencyHeader } from '../shared/use-command'
import { accountsKey } from './admin-queries'

export type SavedAddress = Schemas['SavedAddress']
export type Address = SavedAddress['deliveryAddress']

export const addressesOfQuery = (customerId: string) =>
  queryOptions({
    queryKey: [...accountsKey, 'addresses', customerId],
    queryFn: async () =>
      (await api.GET('/admin/v1/accounts/{customerId}/addresses', { params: { path: { customerId } } }))
        .addresses,
  })

const at = (customerId: string, addressId: string, key: string) => ({
  ...idempotencyHeader(key),
  path: { customerId, addressId },
})

/** Saves a new address, or replaces one. */
export const putAddress = (
  customerId: string,
  addressId: string | undefined,
  body: Address,
  key: string,
): Promise<SavedAddress> =>
  addressId === undefined
    ? api.POST('/admin/v1/accounts/{customerId}/addresses', {
        params: { ...idempotencyHeader(key), path: { customerId } },
        body,
      })
    : api.PUT('/admin/v1/accounts/{customerId}/addresses/{addressId}', {
        params: at(customerId, addressId, key),
        body,
      })

export const removeAddress = (customerId: string, addressId: string, key: string) =>
  api.DELETE('/admin/v1/accounts/{customerId}/addresses/{addressId}', {
    params: at(customerId, addressId, key),
  })
