import type { SnapshotAge } from './live-snapshot.ts'

/** The reason why a process with these snapshots is not ready, as one sentence; otherwise undefined (docs/decisions/snapshots.md). */
export function staleReason(ages: SnapshotAge[], limitSeconds: number): string | undefined {
  for (const { topic, uncheckedSeconds, ageSeconds } of ages) {
    if (uncheckedSeconds > limitSeconds) {
      return `The database has not said for ${Math.floor(uncheckedSeconds)} s whether ${topic.name} changed.`
    }
    if (ageSeconds > limitSeconds && topic.mustBeCurrent) {
      return `A change of ${topic.name} could not be loaded for ${Math.floor(ageSeconds)} s.`
    }
  }
  return undefined
}
