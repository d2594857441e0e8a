import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { cursorPages, searchFrom } from '../shared/cursor-pages'
import { basedOn, idempotencyHeader } from '../shared/use-command'

export type Bundle = Schemas['AdministeredBundle']

export const bundlesKey = ['backoffice', 'bundles'] as const

export const bundlesQuery = (search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...bundlesKey, search ?? ''],
    queryFn: ({ pageParam }) =>
      api.GET('/admin/v1/bundles', { params: { query: searchFrom(search, pageParam) } }),
    ...cursorPages,
  })

export const createBundle = (body: Schemas['NewBundle'], key: string) =>
  api.POST('/admin/v1/bundles', { params: idempotencyHeader(key), body })

export const changeBundle = ({ bundleId, version }: Bundle, body: Schemas['BundleChange'], key: string) =>
  api.PATCH('/admin/v1/bundles/{bundleId}', {
    params: { ...basedOn(version, key), path: { bundleId } },
    body,
  })
