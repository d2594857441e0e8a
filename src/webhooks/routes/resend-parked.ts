import { route } from '../../platform/http/route.ts'
import type { WebhooksContext } from '../context.ts'
import { resendParked } from '../delivery.ts'
import { loadWebhook } from '../webhook.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const resendParkedDeliveries = ({ store, clock }: WebhooksContext) =>
  route({
    operationId: 'resendParkedDeliveries',
    method: 'POST',
    path: '/fulfilment/v1/webhooks/{webhookId}/resend-parked',
    tag: 'Fulfilment',
    summary: 'Send everything again that was parked',
    description:
      'For when a receiver was away for longer than the attempts last. Takes no body; one that is sent is ignored.',
    access: 'fulfilment',
    params: webhookIdParam,
    success: { status: 204, description: 'Everything that was parked is on its way.' },
    problems: ['webhook_not_found'],

    async decide({ params: { webhookId = '' } }) {
      if (!(await loadWebhook(store, webhookId))) return noSuchWebhook(webhookId)
      return { writes: [resendParked(webhookId, clock())], answer: { status: 204 } }
    },
  })
