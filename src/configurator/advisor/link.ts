import { Worker } from 'node:worker_threads'
import type { Prices } from '../../catalog/prices.ts'
import { takeTurns } from '../../platform/turns/take-turns.ts'
import { sameIds } from '../same-ids.ts'
import type { FromThread, SnapshotPiece, ToThread } from './messages.ts'
import { type AdvisorCatalog, catalogPieces, noShortage, pricesPieces, type Shortage } from './snapshots.ts'

/** Beside this file, in the language it is in: TypeScript as it is, or JavaScript once built. */
const threadFile = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url)

export interface LinkOptions {
  onMessage: (message: FromThread) => void
  /** Once, however the thread ended. */
  onEnd: (reason: string) => void
}

export type Link = ReturnType<typeof openLink>

/** One thread, and what was sent to it. */
export function openLink({ onMessage, onEnd }: LinkOptions) {
  const thread = new Worker(threadFile)
  const post = (message: ToThread) => thread.postMessage(message)
  let isEnded = false
  let sending = Promise.resolve()
  let shortage = noShortage
  let sentPrices: Prices = new Map()
  let sentCatalog: AdvisorCatalog | undefined

  function end(reason: string) {
    if (isEnded) return
    isEnded = true
    onEnd(reason)
  }
  thread.on('message', onMessage)
  thread.on('error', (error) => end((error as Error).message))
  thread.on('exit', () => end('It was stopped.'))

  function* posted(pieces: Generator<SnapshotPiece | undefined>): Generator<undefined, void> {
    for (const piece of pieces) {
      if (isEnded) return
      if (piece) post({ piece })
      yield
    }
  }
  /** One snapshot after the other: their pieces must not mix. */
  function send(pieces: Generator<SnapshotPiece | undefined>): Promise<void> {
    sending = sending.then(() => takeTurns().run(posted(pieces)))
    return sending
  }

  return {
    post,
    sendCatalog(catalog: AdvisorCatalog): Promise<void> {
      const before = sentCatalog
      sentCatalog = catalog
      return send(catalogPieces(catalog, before))
    },
    sendPrices(prices: Prices): Promise<void> {
      const before = sentPrices
      sentPrices = prices
      return send(pricesPieces(prices, before))
    },
    /** Nothing, if the thread has the same products already. */
    sendShortage(newest: Shortage): void {
      const { soldOut, undated } = newest
      const isSame = sameIds(soldOut, shortage.soldOut) && sameIds(undated, shortage.undated)
      shortage = newest
      if (!isSame) post({ shortage: { soldOut: [...soldOut], undated: [...undated] } })
    },
    stop: async () => {
      await thread.terminate()
    },
  }
}
