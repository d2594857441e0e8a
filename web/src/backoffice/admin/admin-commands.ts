import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { basedOn, idempotencyHeader } from '../shared/use-command'
import type { AdminAccount, AdminKey } from './admin-queries'

export const createAccount = (body: Schemas['NewAccount'], key: string) =>
  api.POST('/admin/v1/accounts', { params: idempotencyHeader(key), body })

export const changeAccount = (
  { customerId, version, ...body }: Schemas['AccountChange'] & Pick<AdminAccount, 'customerId' | 'version'>,
  key: string,
) =>
  api.PATCH('/admin/v1/accounts/{customerId}', {
    params: { ...basedOn(version, key), path: { customerId } },
    body,
  })

export const createKey = (body: Schemas['NewKey'], key: string) =>
  api.POST('/admin/v1/keys', { params: idempotencyHeader(key), body })

export const revokeKey = (
  { keyId, version, isConfirmed }: Pick<AdminKey, 'keyId' | 'version'> & { isConfirmed: boolean },
  key: string,
) =>
  api.POST('/admin/v1/keys/{keyId}/revoke', {
    params: {
      ...basedOn(version, key),
      path: { keyId },
      query: isConfirmed ? { confirm: 'true' } : {},
    },
  })

export const changeClient = (
  { client, enabled, isConfirmed }: { client: string; enabled: boolean; isConfirmed: boolean },
  key: string,
) =>
  api.PATCH('/admin/v1/clients/{client}', {
    params: {
      ...idempotencyHeader(key),
      path: { client },
      query: isConfirmed ? { confirm: 'true' } : {},
    },
    body: { enabled },
  })
