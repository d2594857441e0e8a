import type { Route } from '../../platform/http/route/route.ts'
import type { WebhooksContext } from '../context.ts'
import { patchWebhook } from './change-webhook.ts'
import { createWebhook } from './create-webhook.ts'
import { listWebhookDeliveries } from './deliveries.ts'
import { getWebhook } from './get-webhook.ts'
import { listWebhooks } from './list-webhooks.ts'
import { resendDelivery } from './resend.ts'
import { resendParkedDeliveries } from './resend-parked.ts'
import { rotateWebhookSecret } from './rotate-secret.ts'

export const webhookRoutes = (context: WebhooksContext): Route[] => [
  createWebhook(context),
  listWebhooks(context),
  getWebhook(context),
  patchWebhook(context),
  rotateWebhookSecret(context),
  listWebhookDeliveries(context),
  resendDelivery(context),
  resendParkedDeliveries(context),
]
