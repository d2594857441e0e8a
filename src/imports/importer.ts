// Background work: claims uploaded imports and runs them, one at a time in each process.
import type { Logger } from 'pino'
import { poked, repeater } from '../platform/background.ts'
import { Conflict, type Store } from '../platform/store/store.ts'
import { claimJob, dueJob } from './job.ts'
import { claimMs, runJob } from './run-job.ts'

const everyMs = 1000
const gatherMs = 20
/** A long import is one run. */
const limitMs = 24 * 3_600_000

export interface ImporterParts {
  store: Store
  clock: () => number
  log: Logger
}

export function createImporter({ store, clock, log }: ImporterParts) {
  let isStopped = false
  const turns = repeater(
    async () => {
      if (isStopped) return
      const now = clock()
      const due = await dueJob(store, now)
      if (!due) return
      const job = { ...due, claimed_until: Math.max(now + claimMs, due.claimed_until + 1) }
      try {
        await store.batch([claimJob(due, job.claimed_until)])
      } catch (error) {
        // Another process was faster.
        if (error instanceof Conflict) return
        throw error
      }
      log.info({ importId: job.id, kind: job.kind, position: job.position }, 'import begins')
      await runJob(store, job, clock, () => isStopped)
      turns.ask()
    },
    (err) =>
      log.warn({ err }, 'an import stopped; unless it failed, it is tried again when its claim has lapsed'),
    limitMs,
  )
  const runs = poked(turns, everyMs, gatherMs)
  return {
    ...runs,
    /** Ends after the current piece; another process goes on. */
    stop: () => {
      isStopped = true
      return runs.stop()
    },
  }
}
