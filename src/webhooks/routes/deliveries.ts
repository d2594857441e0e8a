import Type from 'typebox'
import { IntegerInput, Maybe, Text } from '../../contract/types.ts'
import { DeliveryState, WebhookDeliveries } from '../../contract/webhooks.ts'
import { pageByCount } from '../../platform/http/route/paging.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { listDeliveries } from '../delivery.ts'
import { loadWebhook } from '../webhook.ts'
import { exampleDelivery } from './example.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const listWebhookDeliveries = ({ store }: WebhooksContext) =>
  route({
    operationId: 'listWebhookDeliveries',
    method: 'GET',
    path: '/fulfilment/v1/webhooks/{webhookId}/deliveries',
    tag: 'Fulfilment',
    summary: 'List deliveries of a webhook',
    description: 'Every event that was or will be sent, with its result, newest first, in pages.',
    access: 'manage-webhooks',
    params: webhookIdParam,
    query: Type.Object({
      limit: Maybe(
        IntegerInput({ minimum: 1, maximum: 200, description: 'Deliveries per page; 50 by default.' }),
      ),
      cursor: Maybe(Text('text', { description: 'The `nextCursor` of the previous page.' })),
      state: Maybe(DeliveryState),
    }),
    success: ok('One page of deliveries.', WebhookDeliveries, {
      deliveries: [exampleDelivery],
      nextCursor: null,
    }),
    problems: ['webhook_not_found'],

    read: ({ params: { webhookId = '' }, query }) =>
      pageByCount(query, {
        find: async (before, limit) =>
          (await loadWebhook(store, webhookId))
            ? listDeliveries(store, webhookId, query.state, before, limit)
            : noSuchWebhook(webhookId),
        positionOf: ({ position }) => position,
        view: (found) => ({ deliveries: found.map(({ delivery }) => delivery) }),
        usualLimit: 50,
      }),
  })
