import { setTimeout as pause } from 'node:timers/promises'
import { openAsker } from '../ask.ts'
import { requestBytes } from '../load.ts'
import { staffKey } from '../world.ts'
import type { Operation } from './operation.ts'

const request = requestBytes('GET', '/fulfilment/v1/dashboard', staffKey)

/** A result is kept for twenty times as long as it took, at most half a minute. */
const isOldAfter = (milliseconds: number) => Math.min(20 * milliseconds, 30_000) + 100

export const dashboard: Operation = {
  about: 'the dashboard after a start, and again',
  // The first count of a database keeps the number of its orders.
  warmUps: 1,
  maxRounds: 3,
  async measure({ restart }, sized) {
    await restart(sized)
    const asker = await openAsker(sized.service)
    const first = await asker.time(request)
    const second = await asker.time(request)
    await pause(isOldAfter(first))
    const again = await asker.time(request)
    asker.close()
    return {
      'dashboard, first request': 1000 / first,
      'dashboard, second request': 1000 / second,
      'dashboard, counted again': 1000 / again,
    }
  },
}
