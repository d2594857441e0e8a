// Made-up events, recorded as commands record them.
import { recordEvent } from '../../src/events/event.ts'
import type { Store } from '../../src/platform/store/store.ts'

let counter = 0
export const newOrderId = () => `ORDER-${++counter}-${process.pid}`

export interface MadeUpEvent {
  orderId?: string
  version?: number
  type?: string
  account?: string
  at?: number
}

/** One change of one order; returns the id of the order. */
export async function recordMadeUpEvent(store: Store, event: MadeUpEvent = {}): Promise<string> {
  const { orderId = newOrderId(), version = 1, type = 'order.placed', account = 'NO-1', at = 1 } = event
  await store.batch([recordEvent({ subject: orderId, version, account, type, occurredAt: at, data: {} })])
  return orderId
}
