import { noContent, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { resendParked } from '../delivery.ts'
import { loadWebhook, recordOf } from '../webhook.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const resendParkedDeliveries = ({ store, clock }: WebhooksContext) =>
  route({
    operationId: 'resendParkedDeliveries',
    method: 'POST',
    path: '/fulfilment/v1/webhooks/{webhookId}/resend-parked',
    tag: 'Fulfilment',
    summary: 'Resend parked deliveries',
    description:
      'Use it after a receiver was unreachable for longer than the retries. A request body is ignored.',
    access: 'manage-webhooks',
    params: webhookIdParam,
    success: noContent('All parked deliveries are pending again.'),
    problems: ['webhook_not_found'],

    async decide({ params: { webhookId = '' } }) {
      const webhook = await loadWebhook(store, webhookId)
      if (!webhook) return noSuchWebhook(webhookId)
      return {
        writes: [resendParked(webhookId, clock())],
        record: recordOf('resendParked', webhook, null, {}),
        answer: { status: 204 },
      }
    },
  })
