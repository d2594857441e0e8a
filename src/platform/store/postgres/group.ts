// Group commit: batches that arrive while another group is being committed share one transaction, and so one round trip
// and one flush of the log. If a group fails, nothing of it is stored, and each of its batches becomes a group of its own, so
// that a refused batch takes no other along.
//
// perf: a submit takes 0.60 of the service's processor time (`npm run bench:versions`), and 358–418 µs of the server's instead of
// 573–740 µs, at 64 clients. `npm run bench -- submit-checkout postgres` shows the figure with it.
import type { AddStatement, InsertStatement } from '../statement.ts'
import type { Write } from '../store.ts'
import { addRows } from './add-rows.ts'
import { insertRows, mostRows } from './insert-rows.ts'
import type { Prepared } from './pipeline.ts'

export type Batch = readonly Write[]

export interface GroupOptions {
  /** Stores all batches or none, and fails soon if one needs a row that another transaction holds. */
  commitGroup: (batches: readonly Batch[]) => Promise<void>
  /** Stores one batch, and waits longer for such a row. */
  commitAlone: (batch: Batch) => Promise<void>
  /** Whether an error says that nothing was stored, and may be the fault of a single batch. */
  mayConcernOneBatch: (error: unknown) => boolean
  /** Whether an error says that nothing was stored because of a row that another transaction holds. */
  isLockWait: (error: unknown) => boolean
}

/** More would make those wait long that come next. */
const mostBatches = mostRows
/** Larger batches, such as those of imports, gain nothing and would make the others wait. So would one that may touch many rows. */
const mostWrites = 16

const mayShare = (batch: Batch) =>
  batch.length <= mostWrites && batch.every(({ rows, statement }) => rows !== 'any' && !isRaced(statement))

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

/**
 * The writes of a group. The inserts with which its batches begin, and then the additions, are sent as one statement for all of
 * them; each batch runs its other writes in its own order. If that makes one fail which would not have failed in the order of the
 * batches, the group fails, and each batch runs on its own.
 *
 * perf: with shared inserts, a submit takes 258–288 µs of the server's processor time instead of 358–418 µs, at 64 clients.
 * `npm run bench -- submit-rows-alone postgres` shows the figure with it.
 */
export function writesOf(batches: readonly Batch[]): Write[] {
  const inserts = new Map<InsertStatement, Write[]>()
  const additions = new Map<AddStatement, Write[]>()
  const others: Write[] = []
  for (const batch of batches) {
    const begun = new Set<InsertStatement>()
    let isBeginning = true
    for (const write of batch) {
      const { statement, rows } = write
      // A second insert of the same kind would exceed the rows of one statement.
      if (isBeginning && rows === 1 && statement.kind === 'insert' && !begun.has(statement)) {
        begun.add(statement)
        listIn(inserts, statement).push(write)
      } else if (isBeginning && rows === 1 && statement.kind === 'add') {
        listIn(additions, statement).push(write)
      } else {
        isBeginning = false
        others.push(write)
      }
    }
  }
  const shared = inserts.entries().map(([statement, writes]) => ({
    statement: insertRows(statement, writes.length),
    values: writes.flatMap(({ values = [] }) => values),
    rows: writes.length,
  }))
  const added = additions.entries().flatMap(([statement, writes]) => addRows(statement, writes))
  return [...shared, ...added, ...others]
}

function listIn<K>(lists: Map<K, Write[]>, key: K): Write[] {
  const list = lists.get(key) ?? []
  lists.set(key, list)
  return list
}

interface Waiting {
  batch: Batch
  resolve: () => void
  reject: (error: unknown) => void
}

/** Commits a batch, together with others if others wait. */
export function groupCommit(options: GroupOptions): (batch: Batch) => Promise<void> {
  const { commitGroup, commitAlone, mayConcernOneBatch, isLockWait } = options
  const waiting: Waiting[] = []
  let isCommitting = false

  async function commitGroups(): Promise<void> {
    while (waiting.length > 0) await commitOne(waiting.splice(0, mostBatches))
    isCommitting = false
  }

  async function commitOne(group: Waiting[]): Promise<void> {
    try {
      await commitGroup(group.map(({ batch }) => batch))
      for (const { resolve } of group) resolve()
    } catch (error) {
      const [only, ...others] = group as [Waiting, ...Waiting[]]
      // Not awaited: the next group goes on meanwhile.
      if (others.length > 0 && mayConcernOneBatch(error)) for (const each of group) void commitOne([each])
      else if (others.length === 0 && isLockWait(error))
        commitAlone(only.batch).then(only.resolve, only.reject)
      else for (const { reject } of group) reject(error)
    }
  }

  return (batch) => {
    if (!mayShare(batch)) return commitAlone(batch)
    return new Promise<void>((resolve, reject) => {
      waiting.push({ batch, resolve, reject })
      if (isCommitting) return
      isCommitting = true
      // The other batches of this turn of the event loop come along.
      setImmediate(commitGroups)
    })
  }
}
