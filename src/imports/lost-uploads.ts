// Finds uploads whose process is gone, or could not store them: they give no sign of life while this process looks on. So the clocks of
// processes do not matter.
import type { Reader } from '../platform/store/store.ts'
import { findUploads, type ImportJob } from './job.ts'

/** An upload that gives no sign for so long has ended. */
export const lostAfterMs = 15_000
/** After a longer pause between two looks the database was gone, and uploads could give no sign either. */
const maxPauseMs = 5_000

export function lostUploadFinder(elapsedMs: () => number = () => performance.now()) {
  let watched = new Map<string, { signs: number; since: number }>()
  let lookedAt = Number.NEGATIVE_INFINITY
  return async (store: Reader): Promise<ImportJob[]> => {
    const uploads = await findUploads(store)
    const now = elapsedMs()
    const before = now - lookedAt > maxPauseMs ? new Map() : watched
    lookedAt = now
    watched = new Map(
      uploads.map(({ id, claimed_until: signs }) => {
        const known = before.get(id)
        return [id, known?.signs === signs ? known : { signs, since: now }]
      }),
    )
    return uploads.filter(({ id }) => now - (watched.get(id)?.since ?? now) >= lostAfterMs)
  }
}
