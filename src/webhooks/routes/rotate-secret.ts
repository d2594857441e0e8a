import { WebhookSecret } from '../../contract/webhooks.ts'
import { ok, route } from '../../platform/http/route/route.ts'
import { isoDate } from '../../platform/time.ts'
import type { WebhooksContext } from '../context.ts'
import { mintSecret, overlapMs } from '../secrets.ts'
import { rotateSecret } from '../subscribe.ts'
import { loadWebhook, recordOf, updateWebhook } from '../webhook.ts'
import { exampleSecret } from './example.ts'
import { noSuchWebhook, webhookIdParam } from './webhook-param.ts'

export const rotateWebhookSecret = ({ store, clock }: WebhooksContext) =>
  route({
    operationId: 'rotateWebhookSecret',
    method: 'POST',
    path: '/fulfilment/v1/webhooks/{webhookId}/rotate-secret',
    tag: 'Fulfilment',
    summary: 'Rotate the secret of a webhook',
    description:
      'Requests are signed with the new secret from now on, and also with the old one for 24 hours, so that the receiver can switch. A request body is ignored.',
    access: 'manage-webhooks',
    params: webhookIdParam,
    success: ok('The new secret.', WebhookSecret, {
      secret: exampleSecret,
      previousSecretUntil: '2026-01-16T09:30:00.000Z',
    }),
    problems: ['webhook_not_found'],

    async decide({ params: { webhookId = '' } }) {
      const webhook = await loadWebhook(store, webhookId)
      if (!webhook) return noSuchWebhook(webhookId)
      const secret = mintSecret()
      const now = clock()
      const previousSecretUntil = isoDate(now + overlapMs)
      return {
        writes: [updateWebhook(webhook, rotateSecret(webhook, secret, now))],
        record: recordOf('rotateSecret', webhook, null, { previousSecretUntil }),
        answer: { status: 200, body: { secret, previousSecretUntil } },
      }
    },
  })
