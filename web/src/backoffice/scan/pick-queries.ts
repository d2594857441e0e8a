import type { Schemas } from '@buildorder/client'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { idempotencyHeader } from '../shared/use-command'

export type Pick = Schemas['Pick']

const picksKey = ['backoffice', 'picks'] as const

/** Who picks what: for every list and order page the same answer. */
export const picksQuery = queryOptions({
  queryKey: picksKey,
  queryFn: () => api.GET('/fulfilment/v1/picks'),
  refetchInterval: 30_000,
})

export async function pickOrder(orderId: string, takeOver: boolean, key: string): Promise<Pick> {
  try {
    return await api.POST('/fulfilment/v1/orders/{orderId}/pick', {
      params: { ...idempotencyHeader(key), path: { orderId } },
      body: { takeOver },
    })
  } finally {
    void queryClient.invalidateQueries({ queryKey: picksKey })
  }
}

export async function leavePick(orderId: string, key: string): Promise<void> {
  await api.DELETE('/fulfilment/v1/orders/{orderId}/pick', {
    params: { ...idempotencyHeader(key), path: { orderId } },
  })
  void queryClient.invalidateQueries({ queryKey: picksKey })
}
