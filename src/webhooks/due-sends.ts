// Finds the deliveries that may be sent now. Requests per webhook and per process are limited (`permits.ts`), so that a slow or
// unreachable receiver delays only its own deliveries.
import type { Store } from '../platform/store/store.ts'
import { type DueDelivery, dueDeliveries, isBlocked, webhooksWithWork } from './claim.ts'
import { sharePermits } from './permits.ts'
import type { Webhook } from './webhook.ts'

/** A delivery with its receiver. */
export interface Send extends DueDelivery {
  webhook: Webhook
  /** Whether the address had answered its last request when this one began. */
  isProven: boolean
}

interface FinderContext {
  store: Store
  /** Of each webhook. */
  concurrency: number
  /** By webhook, the address that answered its last request. */
  provenAt: ReadonlyMap<string, string>
  /** There may be deliveries behind those that were found and wait. */
  onMore: () => void
}

export function dueSendFinder({ store, concurrency, provenAt, onMore }: FinderContext) {
  const isProven = ({ id, url }: Webhook) => provenAt.get(id) === url

  async function dueSendsTo(webhook: Webhook, now: number, permits: number): Promise<Send[]> {
    if (permits === 0) return []
    const window = 2 * permits + 16
    const due = await dueDeliveries(store, webhook.id, now, window)
    const free = due.filter((delivery) => !isBlocked(delivery)).slice(0, permits)
    const waiting = due.filter(({ waits_until, due_at }) => waits_until !== null && waits_until > due_at)
    if (free.length < permits && due.length === window) onMore()
    return [...free, ...waiting]
      .sort((a, b) => a.position - b.position)
      .map((delivery) => ({ ...delivery, webhook, isProven: isProven(webhook) }))
  }

  return async (now: number, open: readonly Send[]): Promise<Send[][]> => {
    const webhooks = await webhooksWithWork(store, now)
    const candidates = webhooks.map((webhook) => ({
      id: webhook.id,
      isProven: isProven(webhook),
      used: open.filter((send) => send.webhook.id === webhook.id).length,
    }))
    const underWay = { all: open.length, unproven: open.filter((send) => !send.isProven).length }
    const shares = sharePermits(candidates, underWay, concurrency)
    return Promise.all(webhooks.map((webhook) => dueSendsTo(webhook, now, shares.get(webhook.id) ?? 0)))
  }
}
