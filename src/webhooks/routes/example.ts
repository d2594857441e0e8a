import type { CloudEvent } from '../../contract/events.ts'
import type { WebhookDelivery, WebhookView } from '../../contract/webhooks.ts'

export const exampleEvent: CloudEvent = {
  specversion: '1.0',
  id: '019bc0f4-6f50-7c3a-9d1e-2f6b8a4c5d10',
  source: '/orders',
  type: 'order.placed',
  subject: '7K3MX-9QF2T',
  time: '2026-01-15T09:30:00.000Z',
  datacontenttype: 'application/json',
  data: { orderId: '7K3MX-9QF2T', orderVersion: 1, account: '100001' },
}

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
