import { randomUUIDv7 } from 'node:crypto'
import { loadAccounts } from '../../accounts/account.ts'
import { invalid } from '../../contract/problems.ts'
import { WebhookCreated, WebhookInput } from '../../contract/webhooks.ts'
import { created, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { mintSecret } from '../secrets.ts'
import { inputProblems, newWebhook } from '../subscribe.ts'
import { insertWebhook, recordOf, viewOf } from '../webhook.ts'
import { exampleSecret, exampleWebhook } from './example.ts'

export const createWebhook = ({ store, settings, clock }: WebhooksContext) =>
  route({
    operationId: 'createWebhook',
    method: 'POST',
    path: '/fulfilment/v1/webhooks',
    tag: 'Fulfilment',
    summary: 'Create a webhook',
    description:
      'Future events of these types are sent to the address by POST: CloudEvents JSON, signed according to Standard Webhooks, at least once. The events of one order are sent one after the other: later ones wait while one is retried, and pass it once it is parked. Any 2xx counts as received; otherwise the delivery is retried, at growing intervals up to 24 hours, and then parked. 410 disables the webhook until it is enabled again. Repeats carry the same `webhook-id`.',
    access: 'manage-webhooks',
    body: {
      schema: WebhookInput,
      example: { url: exampleWebhook.url, account: null, types: exampleWebhook.types },
    },
    success: created(
      'The webhook, with its secret.',
      WebhookCreated,
      { ...exampleWebhook, secret: exampleSecret },
      { Location: 'Where the webhook can be read.' },
    ),

    async decide({ body }) {
      const accounts = new Set((await loadAccounts(store)).map(({ id }) => id))
      const errors = inputProblems(body, accounts, settings.WEBHOOK_ALLOW_PRIVATE === 'true')
      if (errors.length > 0) return invalid(...errors)
      const secret = mintSecret()
      const webhook = newWebhook(randomUUIDv7(), body, secret, clock())
      return {
        writes: [insertWebhook(webhook)],
        record: recordOf('create', webhook, null, viewOf(webhook)),
        answer: {
          status: 201,
          headers: { Location: `/fulfilment/v1/webhooks/${webhook.id}` },
          body: { ...viewOf(webhook), secret },
        },
      }
    },
  })
