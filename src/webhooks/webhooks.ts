// Background work: assigns positions to events and sends webhook deliveries.

import type { Logger } from 'pino'
import { sourceOf } from '../events/cloud-event.ts'
import { placeEvents } from '../events/sequence.ts'
import { poked, repeater } from '../platform/background.ts'
import type { Names } from '../platform/names/names.ts'
import type { Store } from '../platform/store/store.ts'
import { storeUntil } from '../platform/store/store-until.ts'
import type { WebhookSettings } from './context.ts'
import { loadWebhookFanOut } from './fan-out.ts'
import { createSender, type SenderParts } from './sender.ts'

export interface Webhooks {
  /** Called after a commit: check now instead of at the next interval. */
  poke(): void
  start(): void
  /** Starts nothing new and waits for open requests for a limited time. */
  stop(): Promise<void>
}

export interface WebhookParts {
  store: Store
  settings: WebhookSettings
  clock: () => number
  names: Names
  log: Logger
  random?: () => number
  onResult?: SenderParts['onResult']
  trace?: SenderParts['trace']
}

/** Events committed within this time get their positions together. */
const gatherFor = 5

export function createWebhooks(parts: WebhookParts): Webhooks {
  const { store, settings, clock, names, log, random = Math.random, onResult, trace } = parts
  const source = sourceOf(settings.BASE_PATH)
  const sender = createSender({ store, settings, clock, names, log, random, onResult, trace })
  const placing = repeater(
    async (signal) => {
      const bounded = storeUntil(store, signal)
      await placeEvents(bounded, () => loadWebhookFanOut(bounded, source, clock()), sender.ask)
      sender.ask()
    },
    (err) => log.warn({ err }, 'could not assign positions to events'),
  )
  const runs = poked(placing, settings.EVENTS_MILLISECONDS, gatherFor)
  return {
    ...runs,
    stop: async () => {
      await runs.stop()
      await sender.stop()
    },
  }
}
