import { Worker } from 'node:worker_threads'
import { Conflict, OutcomeUnknown, type StoreObserver, StoreUnavailable, type Write } from '../store.ts'
import type { StorageFailure } from './failures.ts'
import type { BatchOutcome } from './group.ts'
import { groupPacker } from './message.ts'
import type { WriterData, WriterMessage, WriterReply } from './writer.ts'

interface Waiting {
  writes: Write[]
  /** When it began to wait. */
  since: number
  resolve: () => void
  reject: (error: Error) => void
}

export interface WriterThread {
  /** Resolves once the thread has opened all that it needs. */
  started: Promise<void>
  batch(writes: Write[]): Promise<void>
  /** Batches that wait for the next group. */
  waiting(): number
  /** Makes room in the log and tries to write; `onResult` hears whether that worked. */
  tend(): void
  /** Why it takes no writes any more; undefined while it lives. */
  ended(): string | undefined
  close(): Promise<void>
}

export interface WriterOptions extends WriterData {
  /** After every group: why the storage refused it, or undefined. */
  onResult: (failure: StorageFailure | undefined) => void
  observer: () => StoreObserver | undefined
}

/** Beside this file, in the language it is in: TypeScript as it is, or JavaScript once built. */
const writerFile = new URL(import.meta.url.endsWith('.ts') ? './writer.ts' : './writer.js', import.meta.url)

const refused = 'The database refused the write.'
const errors: Record<Exclude<BatchOutcome & string, 'done'>, (reason?: string) => Error> = {
  conflict: () => new Conflict('A write touched another number of rows.'),
  unavailable: (reason) => new StoreUnavailable(reason ? `${refused} ${reason}` : refused),
  unknown: () => new OutcomeUnknown('The database failed while it stored the write.'),
}

const errorOf = (outcome: Exclude<BatchOutcome, 'done'>, reason: string | undefined): Error =>
  typeof outcome === 'string' ? errors[outcome](reason) : new Error(outcome.failed)

/**
 * Batches that arrive while the thread works on a group form the next group.
 *
 * perf: a submit takes 513 µs of processor time in groups and 1,181 µs alone, at 64 clients, in one run.
 * `npm run bench -- submit-checkout sqlite` shows the figure in groups.
 */
export function startWriter({ file, files, onResult, observer }: WriterOptions): WriterThread {
  const thread = new Worker(writerFile, { workerData: { file, files } satisfies WriterData })
  const post = (message: WriterMessage) => thread.postMessage(message)
  const pack = groupPacker()
  let waiting: Waiting[] = []
  let underway: Waiting[] = []
  let isTending = false
  let ended: string | undefined
  const started = Promise.withResolvers<void>()
  // Waiting for it is optional.
  started.promise.catch(() => {})

  function send() {
    if (ended !== undefined || underway.length > 0 || waiting.length === 0) return
    underway = waiting
    waiting = []
    post(pack(underway.map(({ writes }) => writes)))
    const observed = observer()
    if (!observed) return
    const now = performance.now()
    for (const { since } of underway) observed.queueSeconds.observe({ lane: 'write' }, (now - since) / 1000)
  }

  thread.on('message', ({ answers, outcomes, failure, seconds }: WriterReply) => {
    if (answers === 'start') return started.resolve()
    onResult(failure)
    if (answers === 'tend') {
      isTending = false
      return
    }
    const finished = underway
    if (!failure) {
      observer()?.groupBatches.observe(finished.length)
      observer()?.commitSeconds.observe(seconds)
    }
    underway = []
    send()
    finished.forEach(({ resolve, reject }, index) => {
      const outcome = outcomes === 'done' ? outcomes : (outcomes[index] as BatchOutcome)
      if (outcome === 'done') resolve()
      else reject(errorOf(outcome, failure?.reason))
    })
  })

  function end(reason: string) {
    if (ended !== undefined) return
    ended = reason
    started.reject(new StoreUnavailable(reason))
    // The thread may have committed the group it worked on before it could say so.
    for (const { reject } of underway) reject(new OutcomeUnknown(reason))
    for (const { reject } of waiting) reject(new StoreUnavailable(reason))
    underway = []
    waiting = []
  }
  thread.on('error', (error) =>
    end(`The thread that writes to the database failed: ${(error as Error).message}`),
  )
  thread.on('exit', () => end('The thread that writes to the database ended.'))

  return {
    started: started.promise,
    batch: (writes) =>
      new Promise<void>((resolve, reject) => {
        if (ended !== undefined) return reject(new StoreUnavailable(ended))
        waiting.push({ writes, since: performance.now(), resolve, reject })
        // Not at once: requests parsed in the same turn of the event loop join the same group.
        if (waiting.length === 1) setImmediate(send)
      }),
    tend: () => {
      if (isTending || ended !== undefined) return
      isTending = true
      post('tend')
    },
    waiting: () => waiting.length,
    ended: () => ended,
    close: () =>
      new Promise<void>((resolve) => {
        if (ended !== undefined) return resolve()
        thread.once('exit', () => resolve())
        post('close')
      }),
  }
}
