// Sends due deliveries, signed.
import type { CloudEvent } from '../contract/events.ts'
import { leaseFor } from '../platform/jobs/leases.ts'
import {
  type JobContext,
  type Runner,
  runClaimed,
  type WorkOutcome,
  type WorkResult,
} from '../platform/jobs/runner.ts'
import type { Names } from '../platform/names/names.ts'
import type { TraceOutgoing } from '../platform/telemetry/tracing.ts'
import { claim, finish, isBlocked, renew } from './claim.ts'
import type { WebhookSettings } from './context.ts'
import { dueSendFinder, type Send } from './due-sends.ts'
import { failureOf, isGone } from './judge.ts'
import { createPoster, type Post, type Reply } from './post.ts'
import { signedHeaders } from './signature.ts'
import { disableAt } from './webhook.ts'

export interface SenderContext extends JobContext {
  settings: WebhookSettings
  names: Names
  /** The result of each attempt, and the seconds since the event got its position. */
  onResult?: (result: WorkOutcome, seconds: number) => void
  /** Undefined if requests are not traced. */
  trace: TraceOutgoing | undefined
}

export function createSender(context: SenderContext): Pick<Runner, 'ask' | 'stop'> {
  const { store, settings, clock, names, log, onResult, trace } = context
  const timeoutMs = settings.WEBHOOK_TIMEOUT_MILLISECONDS
  const poster = createPoster(timeoutMs, settings.WEBHOOK_ALLOW_PRIVATE === 'true', names.lookup)
  /** By webhook, the address that answered its last request. */
  const provenAt = new Map<string, string>()
  let isReleased = false

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
      find: dueSendFinder({
        store,
        concurrency: settings.WEBHOOK_CONCURRENCY,
        provenAt,
        onMore: () => sender.ask(),
      }),
      claim,
      isBlocked,
      renew,
      work: async (send) => {
        const reply = await signedPost(send, poster.post, clock(), trace)
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

function signedPost(
  { webhook: { id, url, secrets }, event_id, body, attempts }: Send,
  post: (message: Post) => Promise<Reply>,
  now: number,
  trace: TraceOutgoing | undefined,
): Promise<Reply> {
  const signed = signedHeaders(event_id, body, secrets, now)
  const send = (headers: Record<string, string>) => post({ url, headers, body })
  if (!trace) return send(signed)
  const { traceparent } = JSON.parse(body) as CloudEvent
  const attributes = {
    'buildorder.webhook.id': id,
    'buildorder.event.id': event_id,
    'buildorder.webhook.attempt': attempts + 1,
  }
  return trace({ url, headers: signed, traceparent, attributes }, send)
}
