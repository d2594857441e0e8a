import type { WebhookDelivery, WebhookView } from '../../contract/webhooks.ts'
import { exampleEvent } from '../../events/routes/example.ts'

export const exampleWebhook: WebhookView = {
  webhookId: '019bc0f4-6f50-7c3a-9d1e-1a2b3c4d5e6f',
  url: 'https://example.com/hooks/orders',
  account: null,
  types: ['order.placed', 'order.cancelled'],
  active: true,
  createdAt: '2026-01-15T09:00:00.000Z',
}

export const exampleSecret = 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD4wZ2T5r4m1s='

export const exampleDelivery: WebhookDelivery = {
  deliveryId: '019bc0f4-7011-7d2b-8a3c-9e8d7c6b5a40',
  eventId: exampleEvent.id,
  type: 'order.placed',
  orderId: '7K3MX-9QF2T',
  state: 'Pending',
  attempts: 2,
  createdAt: '2026-01-15T09:30:00.010Z',
  nextAttemptAt: '2026-01-15T09:30:35.000Z',
  lastAttemptAt: '2026-01-15T09:30:05.000Z',
  lastStatus: 503,
  lastError: 'The answer was 503.',
}
