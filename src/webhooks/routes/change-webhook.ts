import { invalid } from '../../contract/problems.ts'
import { WebhookChange, WebhookView } from '../../contract/webhooks.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { changeWebhook, inputProblems } from '../subscribe.ts'
import { loadWebhook, recordOf, updateWebhook, viewOf } from '../webhook.ts'
import { exampleWebhook } from './example.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const patchWebhook = ({ store, settings }: WebhooksContext) =>
  route({
    operationId: 'changeWebhook',
    method: 'PATCH',
    path: '/fulfilment/v1/webhooks/{webhookId}',
    tag: 'Fulfilment',
    summary: 'Change a webhook, or switch it off and on',
    description:
      'Changes the given members. Pending deliveries go to the new address; new types apply to future events.',
    access: 'manage-webhooks',
    params: webhookIdParam,
    body: { schema: WebhookChange, example: { active: false } },
    success: ok('The changed webhook.', WebhookView, { ...exampleWebhook, active: false }),
    problems: ['webhook_not_found'],

    async decide({ params: { webhookId = '' }, body }) {
      const allowPrivate = settings.WEBHOOK_ALLOW_PRIVATE === 'true'
      const errors = inputProblems({ ...body, account: null }, new Set(), allowPrivate)
      if (errors.length > 0) return invalid(...errors)
      const webhook = await loadWebhook(store, webhookId)
      if (!webhook) return noSuchWebhook(webhookId)
      const changed = changeWebhook(webhook, body)
      return {
        writes: [updateWebhook(webhook, changed)],
        record: recordOf('change', webhook, viewOf(webhook), viewOf(changed)),
        answer: { status: 200, body: viewOf(changed) },
      }
    },
  })
