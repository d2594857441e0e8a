// Runs claimed work: rows of a table that any process may take, each by one process at a time. A claim is a guarded write, so that of
// several processes one gets the row, until its lease ends. Leases are renewed during the work; those of a killed process lapse.
import type { Logger } from 'pino'
import { poked, repeater } from '../background.ts'
import { Conflict, type Store, type Write, wins } from '../store/store.ts'
import { waitAtMost } from '../wait-at-most.ts'
import { type Attempt, type Failure, judgeAttempt } from './attempt.ts'
import { keepLeases } from './leases.ts'

/**
 * To add work of another kind:
 * 1. Give its table the columns id, state, attempts, due_at and last_error, and a partial index of the pending rows by due_at.
 * 2. Insert a row ('Pending', 0 attempts, due now) in the batch of the change that causes the work, and `poke` after commits.
 * 3. Get `claim`, `renew` and `finish` from `claimStatements`.
 * 4. `find` reads due rows, at most as many as may begin now. What leaves the shop asks `isSendingOn` (`sending.ts`).
 * 5. `work` does it for one row, in limited time, and answers its failure, if any. It may run twice: send an id that the receiver knows.
 * 6. `app/service.ts` creates, starts and stops it; `app/lags.ts` measures it; `app/cleanup.ts` removes old rows.
 * 7. Add a command that shows parked rows and makes them due again, as for emails.
 */
export interface ClaimedWork<Item, Result extends WorkResult> {
  /** For the log: `email`. */
  name: string
  /** For the log: what identifies an item. */
  about: (item: Item, result?: Result) => object
  leaseMs: number
  /** Items that may begin now, besides the open ones. Each list is claimed as a whole, in its order: ascending, so that no processes deadlock. */
  find: (now: number, open: readonly Item[]) => Promise<Item[][]>
  claim: (item: Item, now: number, until: number) => Write
  /** Whether the claim only postpones the item. */
  isBlocked?: (item: Item) => boolean
  /** Left out if the work renews its lease itself. */
  renew?: (item: Item, until: number) => Write
  /** Undefined if another process goes on with it. If it throws, the item is due again when its lease has ended. */
  work: (item: Item, stopping: AbortSignal) => Promise<Result | undefined>
  failuresBefore: (item: Item) => number
  finish: (item: Item, attempt: Attempt, result: Result) => Write[]
  /** Ends open work early; without it, stopping leaves work that takes too long to its lease. */
  release?: () => void
}

export interface WorkResult {
  failure?: Failure | undefined
}

/** `failed`: it is tried again later. */
export type WorkOutcome = 'done' | 'failed' | 'parked'
const outcomes = { Done: 'done', Pending: 'failed', Parked: 'parked' } as const

export interface JobContext {
  store: Store
  clock: () => number
  log: Logger
}

export interface RunnerContext<Item> extends JobContext {
  everyMs: number
  /** How long pokes are gathered before due items are read. */
  gatherMs: number
  onResult?: ((outcome: WorkOutcome, item: Item, now: number) => void) | undefined
}

export interface Runner {
  /** Checks for due items now. */
  ask(): void
  /** Called after a commit: check soon instead of at the next interval. */
  poke(): void
  start(): void
  /** Begins nothing more, and waits for open work for a limited time. The next process does the rest. */
  stop(): Promise<void>
}

/** How long stopping waits for open work. */
const stopPatienceMs = 5_000

export function runClaimed<Item, Result extends WorkResult>(
  job: ClaimedWork<Item, Result>,
  { store, clock, log, everyMs, gatherMs, onResult }: RunnerContext<Item>,
): Runner {
  const { name, renew } = job
  const leaseEnd = () => clock() + job.leaseMs
  const leases = keepLeases<Item>(store, (items) =>
    renew ? items.map((item) => renew(item, leaseEnd())) : [],
  )
  const open = new Map<Item, Promise<void>>()
  const stopping = new AbortController()

  const claiming = repeater(
    async () => {
      if (stopping.signal.aborted) return
      const now = clock()
      const found = await job.find(now, [...open.keys()])
      await Promise.all(found.map((items) => take(items, now)))
    },
    (err) => log.warn({ err }, `${name}: could not load due work`),
  )

  async function take(items: Item[], now: number): Promise<void> {
    if (items.length === 0) return
    const claims = items.map((item) => job.claim(item, now, leaseEnd()))
    // Another process was faster: load the remaining items.
    if (!(await wins(store, claims))) return claiming.ask()
    for (const item of items) {
      if (job.isBlocked?.(item)) continue
      const run = attempt(item).finally(() => {
        open.delete(item)
        claiming.ask()
      })
      open.set(item, run)
    }
  }

  async function attempt(item: Item): Promise<void> {
    try {
      const result = await leases.hold(item, () => job.work(item, stopping.signal))
      if (!result) return
      const now = clock()
      const judged = judgeAttempt(job.failuresBefore(item), result.failure, now, Math.random())
      await store.batch(job.finish(item, judged, result))
      onResult?.(outcomes[judged.state], item, now)
      const { state, error } = judged
      if (!result.failure) return log.debug(job.about(item, result), `${name} done`)
      const level = state === 'Parked' || result.failure.kind === 'uncounted' ? 'warn' : 'info'
      log[level]({ ...job.about(item, result), error, state }, `${name} failed`)
    } catch (err) {
      // After a conflict another process does it already.
      if (err instanceof Conflict) return
      log.warn({ ...job.about(item), err }, `${name}: broke off; it is done again when its lease has ended`)
    }
  }

  const runs = poked(claiming, everyMs, gatherMs)
  return {
    ...runs,
    ask: claiming.ask,
    stop: async () => {
      stopping.abort()
      await runs.stop()
      const ended = Promise.all(open.values())
      await waitAtMost(stopPatienceMs, ended)
      if (job.release) {
        job.release()
        await ended
      }
      await leases.stop()
    },
  }
}
