// Who waits for a connection of a pool, and who has one. Some connections are kept for short work, so that writes that wait for a lock
// stop neither reads nor groups nor the readiness check.
import { type Lane, StoreUnavailable } from '../store.ts'
import type { Connection } from './connections.ts'

/** Groups (group.ts) are writes that hardly wait for locks, and may use the connections that are kept for short work. */
export type Work = Lane | 'group'

export interface Waiting {
  since: number
  refuse: (error: unknown) => void
}

/** How often to look for those that have waited too long, in milliseconds. */
export const sweepEveryMs = 250

/** Refuses the first of a queue, as long as they have waited too long. Nothing of them was sent. */
export function refuseLate(queue: Waiting[], limit: number): void {
  const now = performance.now()
  while (queue[0] && now - queue[0].since > limit) {
    queue.shift()?.refuse(new StoreUnavailable('No connection to the database became free in time.'))
  }
}

interface Borrower extends Waiting {
  take: (connection: Connection) => void
}

const kinds: Work[] = ['read', 'group', 'write']

/** How many of the connections writes may not use. */
const reservedOf = (size: number) => Math.min(4, Math.ceil((size - 1) / 4))

export function keepBorrowers(size: number, onLent?: (lane: Lane, seconds: number) => void) {
  const waiting: Record<Work, Borrower[]> = { read: [], group: [], write: [] }
  const atWork: Record<Work, number> = { read: 0, group: 0, write: 0 }
  const maxWrites = size - reservedOf(size)

  const mayBegin = (kind: Work) => kind !== 'write' || atWork.write < maxWrites
  const firstSince = (kind: Work) => (waiting[kind][0] as Borrower).since

  function begin(connection: Connection, kind: Work, waitedSince: number): void {
    connection.kind = kind
    connection.since = performance.now()
    atWork[kind]++
    onLent?.(kind === 'read' ? 'read' : 'write', (connection.since - waitedSince) / 1000)
  }

  return {
    mayBegin,
    begin,
    end: (connection: Connection) => {
      if (connection.kind) atWork[connection.kind]--
      connection.kind = undefined
      connection.since = performance.now()
    },
    wait: (kind: Work, borrower: Borrower) => waiting[kind].push(borrower),
    /** Gives idle connections to those that wait, first come, first served. */
    serve: (idle: Connection[]) => {
      while (idle.length > 0) {
        const [kind] = kinds
          .filter((each) => waiting[each].length > 0 && mayBegin(each))
          .sort((a, b) => firstSince(a) - firstSince(b))
        if (!kind) return
        const connection = idle.pop() as Connection
        const next = waiting[kind].shift() as Borrower
        begin(connection, kind, next.since)
        next.take(connection)
      }
    },
    /** How many could begin now if they had connections. */
    wanted: () =>
      waiting.read.length + waiting.group.length + Math.min(waiting.write.length, maxWrites - atWork.write),
    refuseAll: (error: unknown) => {
      for (const { refuse } of kinds.flatMap((kind) => waiting[kind].splice(0))) refuse(error)
    },
    refuseLate: (limitMs: number) => {
      for (const kind of kinds) refuseLate(waiting[kind], limitMs)
    },
    waiting: () => ({ read: waiting.read.length, write: waiting.write.length + waiting.group.length }),
    atWork: () => ({ reading: atWork.read, writing: atWork.write + atWork.group }),
  }
}
