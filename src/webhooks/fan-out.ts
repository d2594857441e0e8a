import { cloudEvent } from '../events/cloud-event.ts'
import type { FanOut } from '../events/sequence.ts'
import type { Store } from '../platform/store/store.ts'
import { insertDelivery } from './delivery.ts'
import { wants } from './subscription.ts'
import { loadActiveWebhooks, type Webhook } from './webhook.ts'

/** A delivery of each event to every active webhook that subscribed to it. */
export const loadWebhookFanOut = async (store: Store, source: string, now: number): Promise<FanOut> =>
  webhookFanOut(await loadActiveWebhooks(store), source, now)

export const webhookFanOut = (webhooks: Webhook[], source: string, now: number): FanOut => ({
  size: webhooks.length,
  writesFor: (row, position) => {
    const interested = webhooks.filter((webhook) => wants(webhook, row))
    const body = interested.length > 0 ? JSON.stringify(cloudEvent(row, source)) : ''
    return interested.map(({ id }) =>
      insertDelivery({ webhookId: id, eventId: row.id, orderId: row.order_id, position, body, now }),
    )
  },
})
