// Background work: claims uploaded imports and runs them, one at a time in each process. Uploads whose process is gone end here.
import type { Logger } from 'pino'
import { poked, repeater } from '../platform/background.ts'
import type { Store } from '../platform/store/store.ts'
import { wins } from '../platform/store/wins.ts'
import { claimJob, dueJob, giveUpUpload, nextClaim } from './job.ts'
import { lostUploadFinder } from './lost-uploads.ts'
import { runJob } from './run-job.ts'

const everyMs = 1000
const gatherMs = 20
/** A long import is one run. */
const limitMs = 24 * 3_600_000

const lostUpload =
  'This upload did not end, so nothing of it was imported. Send the rows again, unless a repeat of it was answered already.'

export interface ImporterParts {
  store: Store
  clock: () => number
  log: Logger
}

export function createImporter({ store, clock, log }: ImporterParts) {
  let isStopped = false
  const findLostUploads = lostUploadFinder()
  const turns = repeater(
    async () => {
      if (isStopped) return
      for (const upload of await findLostUploads(store)) {
        if (await wins(store, giveUpUpload(upload, lostUpload)))
          log.warn({ importId: upload.id, kind: upload.kind }, 'an upload did not end')
      }
      const now = clock()
      const due = await dueJob(store, now)
      if (!due) return
      const job = { ...due, claimed_until: nextClaim(due, now) }
      if (!(await wins(store, [claimJob(due, job.claimed_until)]))) return
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
