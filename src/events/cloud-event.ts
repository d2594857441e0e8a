// Events in the format CloudEvents 1.0, for the feed and for webhooks.
import { isOfOrder } from '../contract/event-types.ts'
import type { CloudEvent } from '../contract/events.ts'
import { isoDate } from '../platform/time.ts'

/** A row of the event table. */
export interface EventRow {
  id: string
  order_id: string
  order_version: number
  account: string
  type: string
  occurred_at: number
  data: string
}

export function cloudEvent(row: EventRow, source: string): CloudEvent {
  // Stored with the data (event.ts), and an attribute of the event by the extension "distributed tracing".
  const { traceparent, ...data } = JSON.parse(row.data)
  return {
    specversion: '1.0',
    id: row.id,
    source,
    type: row.type,
    subject: row.order_id,
    time: isoDate(row.occurred_at),
    datacontenttype: 'application/json',
    ...(traceparent === undefined ? {} : { traceparent }),
    data: {
      ...(isOfOrder(row.type) && { orderId: row.order_id, orderVersion: row.order_version }),
      account: row.account || null,
      ...data,
    },
  }
}

/** The `source` of events: the path of the orders of this service. */
export const sourceOf = (basePath: string) => `${basePath}/orders`
