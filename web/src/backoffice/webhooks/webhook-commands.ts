import type { Schemas } from '@buildorder/client'
import { api } from '../../api/client'
import { idempotencyHeader } from '../shared/use-command'

const at = (webhookId: string, key: string) => ({ ...idempotencyHeader(key), path: { webhookId } })

export const createWebhook = (body: Schemas['WebhookInput'], key: string) =>
  api.POST('/fulfilment/v1/webhooks', { params: idempotencyHeader(key), body })

export const changeWebhook = (webhookId: string, body: Schemas['WebhookChange'], key: string) =>
  api.PATCH('/fulfilment/v1/webhooks/{webhookId}', { params: at(webhookId, key), body })

export const rotateSecret = (webhookId: string, key: string) =>
  api.POST('/fulfilment/v1/webhooks/{webhookId}/rotate-secret', { params: at(webhookId, key) })

export const resendDelivery = (webhookId: string, deliveryId: string, key: string) =>
  api.POST('/fulfilment/v1/webhooks/{webhookId}/deliveries/{deliveryId}/resend', {
    params: { ...idempotencyHeader(key), path: { webhookId, deliveryId } },
  })

export const resendParked = (webhookId: string, key: string) =>
  api.POST('/fulfilment/v1/webhooks/{webhookId}/resend-parked', { params: at(webhookId, key) })
