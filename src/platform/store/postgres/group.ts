// Group commit: batches that arrive while another group is being committed share one transaction, and so one round trip
// and one flush of the log. If a group fails, nothing of it is stored, and each of its batches becomes a group of its own, so
// that a refused batch takes no other along.
//
// perf: a submit takes 0.60 of the service's processor time (`npm run bench:versions`), and 358–418 µs of the server's instead of
// 573–740 µs, at 64 clients. `npm run bench -- submit-checkout postgres` shows the figure with it.
import { type Batch, maxRows } from '../several-rows.ts'
import type { Write } from '../store.ts'
import { sweepEveryMs } from './connections.ts'

import type { Prepared } from './pipeline.ts'
import { refuseLate, type Waiting } from './pool.ts'

export interface GroupOptions {
  /**
   * Stores all batches or none, and fails soon if one needs a row that another transaction holds. They have waited since the
   * given time, which counts for the wait for a connection.
   */
  commitGroup: (batches: readonly Batch[], since: number) => Promise<void>
  /** Stores one batch, and waits longer for such a row. */
  commitAlone: (batch: Batch) => Promise<void>
  /** Whether an error says that nothing was stored, and may be the fault of a single batch. */
  mayConcernOneBatch: (error: unknown) => boolean
  /** Whether an error says that nothing was stored because of a row that another transaction holds. */
  isLockWait: (error: unknown) => boolean
  /** How long a batch waits for its group, and a group for its connection, in milliseconds. */
  waitLimit: number
}

export interface Groups {
  /** Commits a batch, together with others if others wait. */
  commit: (batch: Batch) => Promise<void>
  /** How many batches wait for their group. */
  waiting: () => number
}

/** A group that takes longer no longer makes the next one wait, in milliseconds. */
const slowAfterMs = 1_000
/** At once: a slow one and those that pass it. More could take all connections while commits hang, also those of reads. */
const maxGroups = 2
/** More would make those wait long that come next. */
const maxBatches = maxRows
/** Larger batches, such as those of imports, gain nothing and would make the others wait. So would one that may touch many rows. */
const maxWrites = 16

const mayShare = (batch: Batch) =>
  batch.length <= maxWrites && batch.every(({ rows, statement }) => rows !== 'any' && !isRaced(statement))

const isRaced = (statement: Write['statement']) => statement.kind === 'write' && statement.isRaced

/**
 * A group waits for a row that another transaction holds hardly longer than a commit takes, and so does each of its batches after
 * that. Those that need the row then wait on a connection of their own; the others go on. This also resolves deadlocks between
 * groups of two processes.
 */
export const shortLockWait: Prepared = {
  name: 'group.lockWait',
  text: `SELECT set_config('lock_timeout', '100', true)`,
  values: [],
}

interface WaitingBatch extends Waiting {
  batch: Batch
  resolve: () => void
}

export function groupCommit(options: GroupOptions): Groups {
  const { commitGroup, commitAlone, mayConcernOneBatch, isLockWait, waitLimit } = options
  const groupLimitMs = Math.min(slowAfterMs, waitLimit / 2)
  const waiting: WaitingBatch[] = []
  const underWay = new Set<Promise<void>>()
  /** The newest group that began, and how to begin the next one while it is under way. */
  let newest = { since: 0, pass: () => {} }
  let isCommitting = false
  let isSwept = false

  async function commitGroups(): Promise<void> {
    while (waiting.length > 0) {
      const oldest = (waiting[0] as WaitingBatch).since
      const group = commitOne(waiting.splice(0, maxBatches), oldest)
      underWay.add(group)
      void group.then(() => underWay.delete(group))
      const slow = Promise.withResolvers<void>()
      newest = { since: performance.now(), pass: slow.resolve }
      await Promise.race([group, slow.promise])
      if (underWay.size === maxGroups) await Promise.race(underWay)
    }
    isCommitting = false
  }

  async function commitOne(group: WaitingBatch[], since = performance.now()): Promise<void> {
    try {
      await commitGroup(
        group.map(({ batch }) => batch),
        since,
      )
      for (const { resolve } of group) resolve()
    } catch (error) {
      const [only, ...others] = group as [WaitingBatch, ...WaitingBatch[]]
      // Not awaited: the next group goes on meanwhile.
      if (others.length > 0 && mayConcernOneBatch(error)) for (const each of group) void commitOne([each])
      else if (others.length === 0 && isLockWait(error))
        commitAlone(only.batch).then(only.resolve, only.refuse)
      else for (const { refuse } of group) refuse(error)
    }
  }

  /** Only those that wait need it, so a group needs no timer of its own. */
  function sweep(): void {
    refuseLate(waiting, waitLimit)
    if (performance.now() - newest.since >= groupLimitMs) newest.pass()
    isSwept = waiting.length > 0
    if (isSwept) setTimeout(sweep, sweepEveryMs).unref()
  }

  return {
    commit: (batch) => {
      if (!mayShare(batch)) return commitAlone(batch)
      return new Promise<void>((resolve, reject) => {
        waiting.push({ batch, since: performance.now(), resolve, refuse: reject })
        if (!isSwept) sweep()
        if (isCommitting) return
        isCommitting = true
        // The other batches of this turn of the event loop come along.
        setImmediate(commitGroups)
      })
    },
    waiting: () => waiting.length,
  }
}
