import { WebhookList } from '../../contract/webhooks.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { loadWebhooks, viewOf } from '../webhook.ts'
import { exampleWebhook } from './example.ts'

export const listWebhooks = ({ store }: WebhooksContext) =>
  route({
    operationId: 'listWebhooks',
    method: 'GET',
    path: '/fulfilment/v1/webhooks',
    tag: 'Fulfilment',
    summary: 'List the webhooks',
    description: 'All webhooks, oldest first, without their secrets.',
    access: 'manage-webhooks',
    success: ok('The webhooks.', WebhookList, { webhooks: [exampleWebhook] }),

    async read() {
      return { status: 200, body: { webhooks: (await loadWebhooks(store)).map(viewOf) } }
    },
  })
