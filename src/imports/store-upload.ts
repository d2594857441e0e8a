import type { Readable } from 'node:stream'
import type { Store } from '../platform/store/store.ts'
import { savePiece } from './job.ts'
import { type SplitRow, type Splitter, UnreadableUpload } from './split-rows.ts'

/** Small, so that services that write to the same database are not delayed. */
const rowsPerPiece = 200

/** Stores the rows of an upload while they arrive; the client is read no faster than they are stored. */
export async function storeUpload(
  store: Store,
  jobId: string,
  bytes: Readable,
  split: Splitter,
  clock: () => number,
): Promise<{ rows: number; pieces: number }> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let waiting: SplitRow[] = []
  let rows = 0
  let pieces = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const piece = waiting
    waiting = []
    await store.batch([savePiece(jobId, pieces++, piece, clock())])
    rows += piece.length
  }
  const take = async (text: string | null) => {
    for (const row of split(text)) {
      // Rows of a list may need those of the list before, which must be stored first.
      const isFull = waiting.length >= rowsPerPiece || (waiting[0]?.list ?? row.list) !== row.list
      if (isFull) await flush()
      waiting.push(row)
    }
  }
  // An upload that cannot be read is answered, which needs its connection.
  for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
    await take(decode(decoder, chunk as Buffer))
  }
  await take(decode(decoder, undefined))
  await take(null)
  await flush()
  return { rows, pieces }
}

function decode(decoder: TextDecoder, chunk: Buffer | undefined): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
  } catch {
    throw new UnreadableUpload('it is not valid UTF-8')
  }
}
