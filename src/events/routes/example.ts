import type { CloudEvent } from '../../contract/events.ts'

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
