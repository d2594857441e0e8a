// Background work: runs uploaded imports, one at a time in each process. Uploads whose process is gone end here.
import { type JobContext, type Runner, runClaimed } from '../platform/jobs/runner.ts'
import { wins } from '../platform/store/store.ts'
import { claimJob, claimMs, dueJob, finishJob, giveUpUpload, type ImportJob, nextClaim } from './job.ts'
import { lostUploadFinder } from './lost-uploads.ts'
import { type RunResult, runJob } from './run-job.ts'

const everyMs = 1000
const gatherMs = 20

const lostUpload =
  'This upload did not end, so nothing of it was imported. Send the rows again, unless a repeat of it was answered already.'

const logged = ({ id, kind, position }: ImportJob) => ({ importId: id, kind, position })

/** A job that is due, and as it is once this process has claimed it. */
interface Run {
  due: ImportJob
  job: ImportJob
}

export function createImporter({ store, clock, log }: JobContext): Runner {
  const findLostUploads = lostUploadFinder()

  async function endLostUploads(): Promise<void> {
    for (const upload of await findLostUploads(store)) {
      if (await wins(store, giveUpUpload(upload, lostUpload)))
        log.warn(logged(upload), 'an upload did not end')
    }
  }

  return runClaimed<Run, RunResult>(
    {
      name: 'import',
      about: ({ job }, result) => ({ ...logged(job), err: result?.cause }),
      // Every stored piece renews it.
      leaseMs: claimMs,
      find: async (now, open) => {
        if (open.length > 0) return []
        await endLostUploads()
        const due = await dueJob(store, now)
        return due ? [[{ due, job: { ...due, claimed_until: nextClaim(due, now) } }]] : []
      },
      claim: ({ due, job }) => claimJob(due, job.claimed_until),
      work: ({ job }, stopping) => {
        log.info(logged(job), 'import begins')
        return runJob(store, job, clock, stopping)
      },
      failuresBefore: () => 0,
      finish: (_run, _attempt, { job, failure }) => finishJob(job, failure?.message ?? null),
    },
    { store, clock, log, everyMs, gatherMs },
  )
}
