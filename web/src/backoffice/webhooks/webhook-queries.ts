import type { Schemas } from '@buildorder/client'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api/client'
import type { DeliveryState } from './delivery-filter'

export type Webhook = Schemas['Webhook']
export type WebhookDelivery = Schemas['WebhookDelivery']

export const webhooksKey = ['backoffice', 'webhooks'] as const

export const webhooksQuery = queryOptions({
  queryKey: [...webhooksKey, 'list'],
  queryFn: () => api.GET('/fulfilment/v1/webhooks'),
})

export const webhookQuery = (webhookId: string) =>
  queryOptions({
    queryKey: [...webhooksKey, 'one', webhookId],
    queryFn: () => api.GET('/fulfilment/v1/webhooks/{webhookId}', { params: { path: { webhookId } } }),
  })

export const deliveriesKey = (webhookId: string) => [...webhooksKey, 'deliveries', webhookId] as const

/** The log refreshes while it is shown. */
export const deliveriesQuery = (webhookId: string, state: DeliveryState | undefined) =>
  infiniteQueryOptions({
    queryKey: [...deliveriesKey(webhookId), state ?? null],
    queryFn: ({ pageParam }) =>
      api.GET('/fulfilment/v1/webhooks/{webhookId}/deliveries', {
        params: {
          path: { webhookId },
          query: { ...(state ? { state } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: 3000,
  })
