// Background work: claims uploaded imports and runs them, one at a time in each process. Uploads whose process is gone end here.
import type { Logger } from 'pino'
import { poked, repeater } from '../platform/background.ts'
import { Conflict, type Store } from '../platform/store/store.ts'
import { claimJob, dueJob, giveUpUpload } from './job.ts'
import { claimMs, runJob } from './run-job.ts'

const everyMs = 1000
const gatherMs = 20
/** A long import is one run. */
const limitMs = 24 * 3_600_000

const lostUpload =
  'The upload did not end, because the service that received it stopped or lost the database. Nothing of it was imported: send it again.'

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
      const isLost = due.state === 'Uploading'
      try {
        await store.batch(isLost ? giveUpUpload(due, lostUpload) : [claimJob(due, job.claimed_until)])
      } catch (error) {
        // Another process was faster.
        if (error instanceof Conflict) return
        throw error
      }
      const { id: importId, kind, position } = job
      log.info({ importId, kind, position }, isLost ? 'an upload did not end' : 'import begins')
      if (!isLost) await runJob(store, job, clock, () => isStopped)
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
