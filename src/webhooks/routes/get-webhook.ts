import { WebhookView } from '../../contract/webhooks.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { loadWebhook, viewOf } from '../webhook.ts'
import { exampleWebhook } from './example.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const getWebhook = ({ store }: WebhooksContext) =>
  route({
    operationId: 'getWebhook',
    method: 'GET',
    path: '/fulfilment/v1/webhooks/{webhookId}',
    tag: 'Fulfilment',
    summary: 'Read a webhook',
    description: 'The webhook, without its secret.',
    access: 'manage-webhooks',
    params: webhookIdParam,
    success: ok('The webhook.', WebhookView, exampleWebhook),
    problems: ['webhook_not_found'],

    async read({ params: { webhookId = '' } }) {
      const webhook = await loadWebhook(store, webhookId)
      return webhook ? { status: 200, body: viewOf(webhook) } : noSuchWebhook(webhookId)
    },
  })
