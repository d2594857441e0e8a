import type { SnapshotAge, Topic } from './live-snapshot.ts'

/**
 * Topics that must not be stale: a revoked key would still be accepted. Other topics are served from the last state that
 * could be loaded (docs/decisions/snapshots.md).
 */
const mustBeCurrent: ReadonlySet<Topic> = new Set(['callers'])

/** The reason why a process with these snapshots is not ready, as one sentence; otherwise undefined. */
export function staleReason(ages: SnapshotAge[], limitSeconds: number): string | undefined {
  for (const { topic, uncheckedSeconds, ageSeconds } of ages) {
    if (uncheckedSeconds > limitSeconds) {
      return `The database has not said for ${Math.floor(uncheckedSeconds)} s whether ${topic} changed.`
    }
    if (ageSeconds > limitSeconds && mustBeCurrent.has(topic)) {
      return `A change of ${topic} could not be loaded for ${Math.floor(ageSeconds)} s.`
    }
  }
  return undefined
}
