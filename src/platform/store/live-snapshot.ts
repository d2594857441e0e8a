// What processes keep in memory, such as a catalog, follows the database: each topic has a number
// that grows with every change, whichever process makes it, and every process reads the numbers a few times a second.
// Each topic is followed on its own: one that cannot be loaded, or whose query hangs, does not hold up the others.
import { integer } from './row.ts'
import { readStatement, writeStatement } from './statement.ts'
import { first, type Store, type Write, write } from './store.ts'

/** Something that processes keep in memory. The folder that loads it defines its topic. */
export interface Topic {
  readonly name: string
  /** A process whose data are stale is not ready. Other topics are served from the last state that could be loaded. */
  readonly mustBeCurrent?: true
}

const increment = writeStatement({
  name: 'revision.increment',
  sql: `INSERT INTO revision (topic, number) VALUES ($1, 1)
    ON CONFLICT (topic) DO UPDATE SET number = revision.number + 1`,
})

const selectNumber = readStatement({
  name: 'revision.byTopic',
  columns: { number: integer },
  sql: 'SELECT number FROM revision WHERE topic = $1',
})

/** Goes into the same batch as the change itself. */
export const bump = (topic: Topic): Write => write(increment, [topic.name])

export interface LiveSnapshot<T> {
  readonly current: T
}

/** How far what is kept in memory may be behind the database, in seconds. */
export interface SnapshotAge {
  topic: Topic
  /** Since the database last answered whether something changed. */
  uncheckedSeconds: number
  /** Since it was last known that no change is missing. */
  ageSeconds: number
}

export interface SnapshotPoller {
  /** Loads now, and again whenever the topic changes. */
  follow<T>(topic: Topic, load: () => Promise<T>): Promise<LiveSnapshot<T>>
  /** Checks everything at once instead of at the next interval; rejects if something could not be checked or loaded. */
  refresh(): Promise<void>
  ages(): SnapshotAge[]
  /** The number of what is loaded, 0 before; equal in all processes that have loaded the same. */
  loaded(topic: Topic): number
  stop(): void
}

export interface PollOptions {
  store: Store
  everyMs: number
  onError: (topic: Topic, error: unknown) => void
}

/** The longest pause between two loads. After each failure the pause doubles. */
const maxPauseMs = 5_000

export function startSnapshotPoller({ store, everyMs, onError }: PollOptions): SnapshotPoller {
  const subjects: Subject[] = []
  const timer = setInterval(() => {
    for (const subject of subjects) subject.checkUnlessRunning()
  }, everyMs)
  timer.unref()

  return {
    follow: async (topic, load) => {
      const since = performance.now()
      // The number is read before the data: a change in between is loaded twice rather than missed.
      const seen = await numberOf(store, topic)
      const holder = { current: await load() }
      const reload = async () => {
        holder.current = await load()
      }
      subjects.push(followSubject({ store, everyMs, onError, topic, reload, seen, since }))
      return holder
    },
    refresh: async () => {
      const outcomes = await Promise.allSettled(subjects.map((subject) => subject.check()))
      const failed = outcomes.find((outcome) => outcome.status === 'rejected')
      if (failed) throw failed.reason
    },
    ages: () => subjects.map((subject) => subject.age()),
    loaded: (topic) => subjects.find((subject) => subject.topic === topic)?.loaded() ?? 0,
    stop: () => clearInterval(timer),
  }
}

/** 0 before the first change. */
const numberOf = async (store: Store, topic: Topic): Promise<number> =>
  (await first(store, { statement: selectNumber, values: [topic.name] }))?.number ?? 0

interface Subject {
  topic: Topic
  loaded(): number
  /** Not while a check is under way. Failures are reported. */
  checkUnlessRunning(): void
  /** A check that begins after this call, without regard to pauses. */
  check(): Promise<void>
  age(): SnapshotAge
}

interface SubjectOptions extends PollOptions {
  topic: Topic
  reload: () => Promise<void>
  /** The number of what is loaded, and a moment before it was read. */
  seen: number
  since: number
}

function followSubject({ store, everyMs, onError, topic, reload, ...loaded }: SubjectOptions): Subject {
  let { seen } = loaded
  let checkedAt = loaded.since
  let currentAt = loaded.since
  let failures = 0
  /** Until then nothing is loaded, except when asked for, and no further failure is reported. */
  let pausedUntil = 0

  async function compare(respectsPause: boolean): Promise<void> {
    const start = performance.now()
    const newest = await numberOf(store, topic)
    checkedAt = start
    if (newest !== seen) {
      if (respectsPause && start < pausedUntil) return
      await reload()
      seen = newest
      // A long import changes things again and again: loading may take a fifth of the time, not all of it.
      pauseFor(4 * (performance.now() - start))
    }
    currentAt = start
    failures = 0
  }

  const pauseFor = (milliseconds: number) => {
    pausedUntil = performance.now() + Math.min(milliseconds, maxPauseMs)
  }

  function report(error: unknown, start: number): void {
    if (start < pausedUntil) return
    const took = performance.now() - start
    pauseFor(Math.max(everyMs * 2 ** failures++, 4 * took))
    onError(topic, error)
  }

  // One check at a time.
  let running: Promise<void> | undefined
  function next(respectsPause: boolean): Promise<void> {
    const check = (running ?? Promise.resolve()).catch(() => {}).then(() => compare(respectsPause))
    running = check
    const done = () => {
      if (running === check) running = undefined
    }
    check.then(done, done)
    return check
  }

  return {
    topic,
    loaded: () => seen,
    checkUnlessRunning: () => {
      if (running) return
      const start = performance.now()
      next(true).catch((error) => report(error, start))
    },
    check: () => next(false),
    age: () => {
      const now = performance.now()
      return {
        topic,
        uncheckedSeconds: (now - checkedAt) / 1000,
        ageSeconds: (now - currentAt) / 1000,
      }
    },
  }
}
