import { Problem } from '../../contract/problems.ts'
import { noContent, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { resend, webhookOfDelivery } from '../delivery.ts'
import { loadWebhook, recordOf } from '../webhook.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const resendDelivery = ({ store, clock }: WebhooksContext) =>
  route({
    operationId: 'resendWebhookDelivery',
    method: 'POST',
    path: '/fulfilment/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    tag: 'Fulfilment',
    summary: 'Resend one delivery',
    description:
      'Sends the event now, in any state, with the same `webhook-id`. The count of attempts starts again. A request body is ignored.',
    access: 'manage-webhooks',
    params: { ...webhookIdParam, deliveryId: "Identifier from the webhook's deliveries." },
    success: noContent('The delivery is pending again.'),
    problems: ['webhook_not_found', 'webhook_delivery_not_found'],

    async decide({ params: { webhookId = '', deliveryId = '' } }) {
      const webhook = await loadWebhook(store, webhookId)
      if (!webhook) return noSuchWebhook(webhookId)
      if ((await webhookOfDelivery(store, deliveryId)) !== webhookId) {
        return new Problem('webhook_delivery_not_found', `The webhook has no delivery ${deliveryId}.`)
      }
      return {
        writes: [resend(deliveryId, clock())],
        record: recordOf('resend', webhook, null, { deliveryId }),
        answer: { status: 204 },
      }
    },
  })
