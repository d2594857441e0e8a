import type { SnapshotAge, Topic } from './live-snapshot.ts'

/**
 * What may never be out of date for long: a key that was revoked would still be accepted. Everything else is better served
 * from the last state that could be loaded than not at all (docs/decisions/0035-snapshots-have-an-age-limit.md).
 */
const mustBeCurrent: ReadonlySet<Topic> = new Set(['callers'])

/** Why a process with these snapshots should get no requests, as one sentence; undefined if it may. */
export function staleReason(ages: SnapshotAge[], limitSeconds: number): string | undefined {
  for (const { topics, uncheckedSeconds, ageSeconds } of ages) {
    const name = topics.join(' and ')
    if (uncheckedSeconds > limitSeconds) {
      return `The database has not said for ${Math.floor(uncheckedSeconds)} s whether ${name} changed.`
    }
    if (ageSeconds > limitSeconds && topics.some((topic) => mustBeCurrent.has(topic))) {
      return `A change of ${name} could not be loaded for ${Math.floor(ageSeconds)} s.`
    }
  }
  return undefined
}
