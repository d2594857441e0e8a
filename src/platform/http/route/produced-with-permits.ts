import { Readable } from 'node:stream'
import type { Release } from '../limits/work-limit.ts'

/** A stream that takes a permit for each chunk, and none while its reader has not consumed the last one. */
export const producedWithPermits = (
  source: Readable,
  takePermit: () => Promise<Release | undefined>,
): Readable => Readable.from(pieces(source, takePermit), { objectMode: false })

async function* pieces(
  source: Readable,
  takePermit: () => Promise<Release | undefined>,
): AsyncGenerator<Uint8Array> {
  const iterator: AsyncIterator<Uint8Array> = source[Symbol.asyncIterator]()
  try {
    for (;;) {
      const release = await takePermit()
      if (!release) return
      const { done, value } = await iterator.next().finally(release)
      if (done) return
      yield value
    }
  } finally {
    // Stops the source too.
    source.destroy()
  }
}
