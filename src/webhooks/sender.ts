// Sends due deliveries. Requests per webhook and per process are limited
// (`places.ts`), so that a slow or unreachable receiver delays only its own deliveries.

import type { CloudEvent } from '../contract/events.ts'
import { leaseFor } from '../platform/jobs/leases.ts'
import {
  type JobParts,
  type Runner,
  runClaimed,
  type WorkOutcome,
  type WorkResult,
} from '../platform/jobs/runner.ts'
import type { Names } from '../platform/names/names.ts'
import type { TraceOutgoing } from '../platform/telemetry/tracing.ts'
import {
  claim,
  type DueDelivery,
  dueDeliveries,
  finish,
  isBlocked,
  renew,
  webhooksWithWork,
} from './claim.ts'
import type { WebhookSettings } from './context.ts'
import { failureOf, isGone } from './judge.ts'
import { sharePlaces } from './places.ts'
import { createPoster, type Reply } from './post.ts'
import { signedHeaders } from './signature.ts'
import { disableAt, type Webhook } from './webhook.ts'

export interface SenderParts extends JobParts {
  settings: WebhookSettings
  names: Names
  /** The result of each attempt, and the seconds since the event got its position. */
  onResult?: (result: WorkOutcome, seconds: number) => void
  /** Undefined if requests are not traced. */
  trace: TraceOutgoing | undefined
}

/** A delivery with its receiver. */
interface Send extends DueDelivery {
  webhook: Webhook
  /** Whether the address had answered its last request when this one began. */
  isProven: boolean
}

export function createSender(parts: SenderParts): Pick<Runner, 'ask' | 'stop'> {
  const { store, settings, clock, names, log, onResult, trace } = parts
  const timeoutMs = settings.WEBHOOK_TIMEOUT_MILLISECONDS
  const poster = createPoster(timeoutMs, settings.WEBHOOK_ALLOW_PRIVATE === 'true', names.lookup)
  /** By webhook, the address that answered its last request. */
  const provenAt = new Map<string, string>()
  let isReleased = false

  async function dueSends(now: number, open: readonly Send[]): Promise<Send[][]> {
    const webhooks = await webhooksWithWork(store, now)
    const candidates = webhooks.map(({ id, url }) => ({
      id,
      isProven: provenAt.get(id) === url,
      used: open.filter(({ webhook }) => webhook.id === id).length,
    }))
    const underWay = { all: open.length, unproven: open.filter(({ isProven }) => !isProven).length }
    const shares = sharePlaces(candidates, underWay, settings.WEBHOOK_CONCURRENCY)
    return Promise.all(webhooks.map((webhook) => dueSendsTo(webhook, now, shares.get(webhook.id) ?? 0)))
  }

  async function dueSendsTo(webhook: Webhook, now: number, places: number): Promise<Send[]> {
    if (places === 0) return []
    const window = 2 * places + 16
    const due = await dueDeliveries(store, webhook.id, now, window)
    const free = due.filter((delivery) => !isBlocked(delivery)).slice(0, places)
    const waiting = due.filter(({ waits_until, due_at }) => waits_until !== null && waits_until > due_at)
    // There may be free ones behind those that wait.
    if (free.length < places && due.length === window) sender.ask()
    const isProven = provenAt.get(webhook.id) === webhook.url
    return [...free, ...waiting]
      .sort((a, b) => a.position - b.position)
      .map((delivery) => ({ ...delivery, webhook, isProven }))
  }

  async function post({ webhook: { id, url, secrets }, event_id, body, attempts }: Send): Promise<Reply> {
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

  const sender = runClaimed<Send, Reply & WorkResult>(
    {
      name: 'webhook',
      about: ({ webhook, id, event_id }, reply) => ({
        webhookId: webhook.id,
        deliveryId: id,
        eventId: event_id,
        status: reply?.status,
      }),
      leaseMs: leaseFor(timeoutMs),
      find: dueSends,
      claim,
      isBlocked,
      renew,
      work: async (send) => {
        const reply = await post(send)
        const { id, url } = send.webhook
        if (reply.status === null) provenAt.delete(id)
        else provenAt.set(id, url)
        return { ...reply, failure: failureOf(reply, isReleased) }
      },
      failuresBefore: ({ failures }) => failures,
      finish: (send, attempt, reply) => [
        ...finish(send, attempt, reply.status),
        ...(isGone(reply) ? [disableAt(send.webhook.id, send.webhook.url)] : []),
      ],
      release: () => {
        isReleased = true
        poster.release()
      },
    },
    {
      store,
      clock,
      log,
      everyMs: settings.EVENTS_MILLISECONDS,
      gatherMs: 0,
      onResult: (outcome, { created_at }, now) => onResult?.(outcome, (now - created_at) / 1000),
    },
  )
  return {
    ask: sender.ask,
    stop: async () => {
      await sender.stop()
      poster.close()
    },
  }
}
