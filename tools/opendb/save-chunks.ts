import { bump, type Topic } from '../../src/platform/store/live-snapshot.ts'
import { Conflict, type Store, type Write } from '../../src/platform/store/store.ts'

/** Products per batch: few enough that a service on the same database hardly notices. */
const chunkSize = 200
/** Chunks under way at a time: while the database works on one, the next is made ready. */
const chunksAtOnce = 3
const tries = 5

/** How often those who follow a topic are told, so that an import that is broken off still shows. */
const bumpEveryMs = 3_000

/**
 * Saves things in chunks, each chunk whole or not at all, and tells the followers of a topic: now and then, and at
 * the end.
 */
export function chunkSaver(store: Store, topic: Topic, clock: () => number) {
  let toldAt = clock()

  async function batch(writes: Write[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await store.batch(writes)
      } catch (error) {
        if (!(error instanceof Conflict) || attempt === tries) throw error
      }
    }
  }

  async function tell(): Promise<void> {
    await batch([bump(topic)])
    toldAt = clock()
  }

  return {
    async save<T>(things: readonly T[], writesOf: (thing: T) => Write[], onSaved: (count: number) => void) {
      const step = chunkSize * chunksAtOnce
      for (let start = 0; start < things.length; start += step) {
        const wave = things.slice(start, start + step)
        const chunks = Array.from({ length: Math.ceil(wave.length / chunkSize) }, (_, place) =>
          wave.slice(place * chunkSize, (place + 1) * chunkSize),
        )
        await Promise.all(chunks.map((chunk) => batch(chunk.flatMap(writesOf))))
        if (clock() - toldAt >= bumpEveryMs) await tell()
        onSaved(start + wave.length)
      }
    },
    /** Tells, also when nothing was written: a run that was broken off may have saved what it never told. */
    finish: tell,
  }
}
