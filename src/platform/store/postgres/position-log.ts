// How old the data of a replica are, by positions in the log of the primary and the clock of this process. The time of the
// last replayed transaction, which the replica knows, grows while nothing is written.

interface Entry {
  position: number
  at: number
}

export interface PositionLog {
  /** The primary was at this position or further at this time. */
  add(position: number, at: number): void
  /** Seconds since a time up to which a server that replayed this position has every commit. */
  ageOf(replayed: number, now: number): number
}

/** Remembers positions for so long; what is older counts as infinitely old. */
export function createPositionLog(keepSeconds: number): PositionLog {
  let entries: Entry[] = []
  return {
    add(position, at) {
      // After a failover that lost commits, the new primary is before the old one.
      entries = entries.filter((entry) => entry.position <= position && at - entry.at <= keepSeconds * 1000)
      entries.push({ position, at })
    },
    ageOf(replayed, now) {
      const newest = entries.findLast(({ position }) => position <= replayed)
      return newest ? (now - newest.at) / 1000 : Number.POSITIVE_INFINITY
    },
  }
}
