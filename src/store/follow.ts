// What processes keep in memory (catalogue, prices, carriers, callers) follows the database: each topic has a number
// that grows with every change, whoever makes it, and every process looks at the numbers a few times a second.
import type { Store, Write } from './store.ts'

export type Topic = 'catalog' | 'prices' | 'carriers' | 'callers'

/** Goes into the same batch as the change itself. */
export const bump = (topic: Topic): Write => ({
  sql: `INSERT INTO revision (topic, number) VALUES ($1, 1)
    ON CONFLICT (topic) DO UPDATE SET number = revision.number + 1`,
  values: [topic],
  rows: 1,
})

export interface Followed<T> {
  readonly current: T
}

export interface Follower {
  /** Loads now, and again whenever one of the topics changes. */
  follow<T>(topics: Topic[], load: () => Promise<T>): Promise<Followed<T>>
  /** Looks at once instead of at the next turn. */
  refresh(): Promise<void>
  stop(): void
}

interface Subject {
  topics: Topic[]
  seen: string
  restUntil: number
  reload: () => Promise<void>
}

export function startFollowing(store: Store, everyMs: number, onError: (error: unknown) => void): Follower {
  const followed: Subject[] = []

  async function numbers(): Promise<Map<string, number>> {
    const rows = await store.all<{ topic: string; number: number }>({
      sql: 'SELECT topic, number FROM revision',
    })
    return new Map(rows.map(({ topic, number }) => [topic, number]))
  }
  const signature = (topics: Topic[], now: Map<string, number>) =>
    topics.map((topic) => now.get(topic) ?? 0).join()

  async function look(isPatient: boolean) {
    const now = await numbers()
    for (const item of followed) {
      const newest = signature(item.topics, now)
      if (newest === item.seen || (isPatient && performance.now() < item.restUntil)) continue
      const start = performance.now()
      await item.reload()
      item.seen = newest
      // A long import changes things again and again: loading may take a fifth of the time, not all of it.
      item.restUntil = performance.now() + 4 * (performance.now() - start)
    }
  }

  // One look at a time, each caller waiting for a look that began after its call.
  let looking = Promise.resolve()
  const lookNext = (isPatient: boolean) => {
    looking = looking.catch(() => {}).then(() => look(isPatient))
    return looking
  }
  const timer = setInterval(() => lookNext(true).catch(onError), everyMs)
  timer.unref()

  return {
    follow: async (topics, load) => {
      // The number is read before the data: a change in between is loaded twice rather than missed.
      const seen = signature(topics, await numbers())
      const holder = { current: await load() }
      followed.push({
        topics,
        seen,
        restUntil: 0,
        reload: async () => {
          holder.current = await load()
        },
      })
      return holder
    },
    refresh: () => lookNext(false),
    stop: () => clearInterval(timer),
  }
}
