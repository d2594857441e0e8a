import { bump, type Topic } from '../../src/platform/store/live-snapshot.ts'
import { Conflict, type Store, type Write } from '../../src/platform/store/store.ts'

/** Products per batch: small, so that services on the same database are not delayed. */
const chunkSize = 200
/** Concurrent chunks: while the database writes one, the next is prepared. */
const chunksAtOnce = 3
const tries = 5

/** Chunks between two bumps of the snapshot, so that services also see an interrupted import. */
const bumpEveryMs = 3_000

/**
 * Saves items in chunks, each completely or not at all, and bumps the snapshot of a topic regularly and at the end.
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
    /** Bumps the snapshot, also if nothing was written: an interrupted run may have saved items without it. */
    finish: tell,
  }
}
