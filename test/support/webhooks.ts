// Helpers for webhook tests.
import type { WebhookDelivery, WebhookView } from '../../src/contract/webhooks.ts'
import { eventually } from './processes.ts'
import type { Receiver } from './receiver.ts'
import type { TestService } from './service.ts'

export const webhooksPath = '/fulfilment/v1/webhooks'

/** Fast turns and short timeouts, for receivers on this machine. */
export const webhookEnv = {
  WEBHOOK_ALLOW_PRIVATE: 'true',
  EVENTS_MILLISECONDS: '20',
  WEBHOOK_TIMEOUT_MILLISECONDS: '1000',
}

/** A webhook to a receiver, with helpers for the test. */
export async function subscribe(
  service: TestService,
  receiver: Pick<Receiver, 'url'>,
  wish: { types?: string[]; account?: string } = {},
) {
  const reply = await service.request<WebhookView & { secret: string }>('POST', webhooksPath, {
    as: 'staff',
    json: { url: receiver.url, ...wish },
  })
  if (reply.status !== 201) throw new Error(`create answered ${reply.status}: ${reply.text}`)
  const { webhookId, secret } = reply.body
  const path = `${webhooksPath}/${webhookId}`
  const ask = async <T>(method: string, rest: string, json?: unknown) =>
    (await service.request<T>(method, path + rest, { as: 'staff', ...(json ? { json } : {}) })).body

  const deliveries = async (query = '') =>
    (await ask<{ deliveries: WebhookDelivery[] }>('GET', `/deliveries?limit=200${query}`)).deliveries
  return {
    id: webhookId,
    secret,
    path,
    change: (json: object) => ask<WebhookView>('PATCH', '', json),
    read: () => ask<WebhookView>('GET', ''),
    rotate: () => ask<{ secret: string; previousSecretUntil: string }>('POST', '/rotate-secret'),
    resend: (deliveryId: string) => ask<undefined>('POST', `/deliveries/${deliveryId}/resend`),
    resendParked: () => ask<undefined>('POST', '/resend-parked'),
    deliveries,
    /** Waits until the log matches. */
    until: (holds: (deliveries: WebhookDelivery[]) => boolean, limit = 20_000) =>
      eventually(
        async () => {
          const log = await deliveries()
          passWaits(service, log)
          return log
        },
        holds,
        limit,
      ),
  }
}

/**
 * A delivery that was made while the result of the one before it was stored is looked at again after a second of the clock, which
 * stands still in a test.
 */
function passWaits({ time }: TestService, log: readonly WebhookDelivery[]): void {
  for (const { state, attempts, nextAttemptAt } of log) {
    const due = Date.parse(nextAttemptAt ?? '')
    if (state === 'Pending' && attempts === 0 && due > time.now && due <= time.now + 1_000) time.now = due
  }
}

export const areDelivered = (count: number) => (deliveries: WebhookDelivery[]) =>
  deliveries.length === count && deliveries.every(({ state }) => state === 'Delivered')

export const haveTried = (attempts: number) => (deliveries: WebhookDelivery[]) =>
  deliveries.some((delivery) => delivery.attempts === attempts && delivery.lastError !== null)
