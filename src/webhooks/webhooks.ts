// Background work: assigns positions to events and sends webhook deliveries.
import { sourceOf } from '../events/cloud-event.ts'
import { placeEvents } from '../events/sequence.ts'
import { poked, repeater } from '../platform/background.ts'
import type { Runner } from '../platform/jobs/runner.ts'
import { storeUntil } from '../platform/store/store.ts'
import { loadWebhookFanOut } from './fan-out.ts'
import { createSender, type SenderContext } from './sender.ts'

/** Events committed within this time get their positions together. */
const gatherMs = 5

export function createWebhooks(context: SenderContext): Omit<Runner, 'ask'> {
  const { store, settings, clock, log } = context
  const source = sourceOf(settings.BASE_PATH)
  const sender = createSender(context)
  const placing = repeater(
    async (signal) => {
      const bounded = storeUntil(store, signal)
      await placeEvents(bounded, () => loadWebhookFanOut(bounded, source, clock()), sender.ask)
      sender.ask()
    },
    (err) => log.warn({ err }, 'could not assign positions to events'),
  )
  const runs = poked(placing, settings.EVENTS_MILLISECONDS, gatherMs)
  return {
    ...runs,
    stop: async () => {
      await runs.stop()
      await sender.stop()
    },
  }
}
