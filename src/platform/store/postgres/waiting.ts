// The end of every wait for a connection.
import { StoreUnavailable } from '../store.ts'

export interface Waiting {
  since: number
  refuse: (error: unknown) => void
}

/** How often to look for those that have waited too long, in milliseconds. */
export const sweepEveryMs = 250

/** Refuses the first of a queue, as long as they have waited too long. Nothing of them was sent. */
export function refuseLate(queue: Waiting[], limit: number): void {
  const now = performance.now()
  while (queue[0] && now - queue[0].since > limit) {
    queue.shift()?.refuse(new StoreUnavailable('No connection to the database became free in time.'))
  }
}
