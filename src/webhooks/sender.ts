// Sends due deliveries: claims them, posts them, stores the results. Requests per webhook and per process are limited
// (`places.ts`), so that a slow or unreachable receiver delays only its own deliveries.

import type { Logger } from 'pino'
import type { CloudEvent } from '../contract/events.ts'
import { repeater } from '../platform/background.ts'
import { keepLeases, leaseFor } from '../platform/jobs/leases.ts'
import type { Names } from '../platform/names/names.ts'
import { Conflict, type Store } from '../platform/store/store.ts'
import type { TraceOutgoing } from '../platform/telemetry/tracing.ts'
import {
  claim,
  type DueDelivery,
  dueDeliveries,
  finish,
  moveBehind,
  renew,
  webhooksWithWork,
} from './claim.ts'
import type { WebhookSettings } from './context.ts'
import { isGone, judge } from './judge.ts'
import { sharePlaces } from './places.ts'
import { createPoster, type Reply } from './post.ts'
import { signedHeaders } from './signature.ts'
import { disableAt, type Webhook } from './webhook.ts'

export interface SenderParts {
  store: Store
  settings: WebhookSettings
  clock: () => number
  names: Names
  log: Logger
  /** From 0 to 1. */
  random: () => number
  /** The result of each attempt, and the seconds since the event got its position. */
  onResult?: ((result: DeliveryOutcome, seconds: number) => void) | undefined
  /** Undefined if requests are not traced. */
  trace?: TraceOutgoing | undefined
}

/** `failed`: it is tried again later. */
export type DeliveryOutcome = 'delivered' | 'failed' | 'parked'
const outcomes = { Delivered: 'delivered', Pending: 'failed', Parked: 'parked' } as const

/** How long stopping waits for answers. Unfinished deliveries are sent again by the next process. */
const patience = 5_000

export function createSender({ store, settings, clock, names, log, random, onResult, trace }: SenderParts) {
  const timeout = settings.WEBHOOK_TIMEOUT_MILLISECONDS
  const leases = keepLeases({ store, clock, leaseMs: leaseFor(timeout), renew })
  const poster = createPoster(timeout, settings.WEBHOOK_ALLOW_PRIVATE === 'true', names.lookup)
  const sends = new Set<Promise<void>>()
  const busy = new Map<string, number>()
  /** By webhook, the address that answered its last request. */
  const provenAt = new Map<string, string>()
  let unprovenSends = 0
  let isStopped = false
  let isLetGo = false

  const turns = repeater(
    async () => {
      if (isStopped) return
      const webhooks = await webhooksWithWork(store, clock())
      await Promise.all(share(webhooks).map(({ webhook, places }) => take(webhook, places)))
    },
    (err) => log.warn({ err }, 'could not load due webhook deliveries'),
  )

  const isProven = ({ id, url }: Webhook) => provenAt.get(id) === url

  function share(webhooks: Webhook[]): { webhook: Webhook; places: number }[] {
    const candidates = webhooks.map((webhook) => ({
      id: webhook.id,
      isProven: isProven(webhook),
      used: busy.get(webhook.id) ?? 0,
    }))
    const underWay = { all: sends.size, unproven: unprovenSends }
    const shares = sharePlaces(candidates, underWay, settings.WEBHOOK_CONCURRENCY)
    return webhooks.flatMap((webhook) => {
      const places = shares.get(webhook.id)
      return places === undefined ? [] : [{ webhook, places }]
    })
  }

  async function take(webhook: Webhook, places: number): Promise<void> {
    const now = clock()
    const window = 2 * places + 16
    const due = await dueDeliveries(store, webhook.id, now, window)
    const free = due.filter(({ waits_until }) => waits_until === null).slice(0, places)
    const waiting = due.filter(({ waits_until, due_at }) => waits_until !== null && waits_until > due_at)
    if (free.length === 0 && waiting.length === 0) return
    try {
      // Every process updates rows in ascending order, so that no two processes deadlock.
      const upwards = [...free, ...waiting].sort((a, b) => a.position - b.position)
      await store.batch(
        upwards.map((delivery) =>
          delivery.waits_until === null ? claim(delivery, now, leases.until()) : moveBehind(delivery),
        ),
      )
    } catch (error) {
      if (!(error instanceof Conflict)) throw error
      // Another process was faster; load the remaining deliveries.
      return turns.ask()
    }
    for (const delivery of free) begin(webhook, delivery)
    if (free.length < places && due.length === window) turns.ask()
  }

  function begin(webhook: Webhook, delivery: DueDelivery): void {
    busy.set(webhook.id, (busy.get(webhook.id) ?? 0) + 1)
    const unproven = isProven(webhook) ? 0 : 1
    unprovenSends += unproven
    const send = deliver(webhook, delivery).finally(() => {
      unprovenSends -= unproven
      const left = (busy.get(webhook.id) ?? 1) - 1
      if (left > 0) busy.set(webhook.id, left)
      else busy.delete(webhook.id)
      sends.delete(send)
      turns.ask()
    })
    sends.add(send)
  }

  async function post(
    { id, url, secrets }: Webhook,
    { event_id, body, attempts }: DueDelivery,
  ): Promise<Reply> {
    const signed = signedHeaders(event_id, body, secrets, clock())
    const send = (headers: Record<string, string>) => poster.post({ url, headers, body })
    if (!trace) return send(signed)
    const { traceparent } = JSON.parse(body) as CloudEvent
    const attributes = {
      'buildorder.webhook.id': id,
      'buildorder.event.id': event_id,
      'buildorder.webhook.attempt': attempts + 1,
    }
    return trace({ url, headers: signed, traceparent, attributes }, send)
  }

  async function deliver(webhook: Webhook, delivery: DueDelivery): Promise<void> {
    const about = { webhookId: webhook.id, deliveryId: delivery.id, eventId: delivery.event_id }
    try {
      const { failures } = delivery
      const reply = await leases.hold(delivery, () => post(webhook, delivery))
      if (reply.status === null) provenAt.delete(webhook.id)
      else provenAt.set(webhook.id, webhook.url)
      const now = clock()
      // Not the receiver's fault.
      const outcome =
        isLetGo && reply.status === null
          ? { state: 'Pending' as const, failures, dueAt: now, ...reply }
          : judge(failures, reply, now, random())
      const gone = isGone(reply) ? [disableAt(webhook.id, webhook.url)] : []
      await store.batch([...finish(delivery, outcome, now), ...gone])
      onResult?.(outcomes[outcome.state], (now - delivery.created_at) / 1000)
      if (outcome.state === 'Delivered') return log.debug(about, 'webhook delivered')
      const level = outcome.state === 'Parked' || gone.length > 0 ? 'warn' : 'info'
      log[level](
        { ...about, status: outcome.status, error: outcome.error, state: outcome.state },
        'webhook failed',
      )
    } catch (err) {
      // The claim expires, and the delivery is sent again.
      if (!(err instanceof Conflict))
        log.warn({ ...about, err }, 'could not store the result of a webhook delivery')
    }
  }

  return {
    /** Checks for due deliveries now. */
    ask: turns.ask,
    /** Starts no more requests, and waits for open ones for a limited time. */
    stop: async () => {
      isStopped = true
      await turns.finished()
      const timer = setTimeout(() => {
        isLetGo = true
        poster.letGo()
      }, patience)
      await Promise.all(sends)
      clearTimeout(timer)
      await leases.stop()
      poster.close()
    },
  }
}
