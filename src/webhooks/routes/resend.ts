import { Problem } from '../../contract/problems.ts'
import { route } from '../../platform/http/route.ts'
import type { WebhooksContext } from '../context.ts'
import { resend, webhookOfDelivery } from '../delivery.ts'
import { loadWebhook } from '../webhook.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const resendDelivery = ({ store, clock }: WebhooksContext) =>
  route({
    operationId: 'resendWebhookDelivery',
    method: 'POST',
    path: '/fulfilment/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    tag: 'Fulfilment',
    summary: 'Send one event again',
    description:
      'Sends it at once, whatever its state, with the same `webhook-id`, and with all attempts before it again. Takes no body; one that is sent is ignored.',
    access: 'fulfilment',
    params: { ...webhookIdParam, deliveryId: "Identifier from the webhook's deliveries." },
    success: { status: 204, description: 'It is on its way.' },
    problems: ['webhook_not_found', 'webhook_delivery_not_found'],

    async decide({ params: { webhookId = '', deliveryId = '' } }) {
      if (!(await loadWebhook(store, webhookId))) return noSuchWebhook(webhookId)
      if ((await webhookOfDelivery(store, deliveryId)) !== webhookId) {
        return new Problem('webhook_delivery_not_found', `The webhook has no delivery ${deliveryId}.`)
      }
      return { writes: [resend(deliveryId, clock())], answer: { status: 204 } }
    },
  })
