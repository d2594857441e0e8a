import type { Readable } from 'node:stream'
import { repeat } from '../../platform/background.ts'
import type { Store } from '../../platform/store/store.ts'
import { continueUpload, savePiece } from '../job.ts'
import { lostAfterMs } from '../lost-uploads.ts'
import type { UploadReader } from './splitter.ts'

/** Small, so that services that write to the same database are not delayed. */
const rowsPerPiece = 200
/** Characters of a piece with more than one row. */
const largestPiece = 256 * 1024

/**
 * Stores the rows of an upload while they arrive; the client is read no faster than they are stored. Memory holds a piece and what
 * arrives meanwhile.
 */
export async function storeUpload(
  store: Store,
  jobId: string,
  bytes: Readable,
  { decode, split }: Pick<UploadReader, 'decode' | 'split'>,
  clock: () => number,
): Promise<{ rows: number; pieces: number }> {
  let waiting: string[] = []
  let size = 0
  let list: string | undefined
  let rows = 0
  let pieces = 0
  const flush = async () => {
    if (waiting.length === 0) return
    const piece = waiting
    waiting = []
    size = 0
    await store.batch([continueUpload(jobId), savePiece(jobId, pieces++, piece, clock())])
    rows += piece.length
  }
  const take = async (text: string | null) => {
    for (const row of split(text)) {
      const json = JSON.stringify(row)
      const isFull = waiting.length >= rowsPerPiece || size + json.length > largestPiece
      // Rows of a list may need those of the list before, which must be stored first.
      if (isFull || row.list !== list) await flush()
      list = row.list
      waiting.push(json)
      size += json.length
    }
  }
  // A slow client may take long for a piece. If the upload was given up, the next piece finds it.
  const signs = repeat(
    lostAfterMs / 5,
    () => store.batch([continueUpload(jobId)]),
    () => {},
  )
  try {
    // An upload that cannot be read is answered, which needs its connection.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false })) {
      await take(decode(chunk as Buffer))
    }
    await take(decode(undefined))
    await take(null)
    await flush()
  } finally {
    await signs.stop()
  }
  return { rows, pieces }
}
