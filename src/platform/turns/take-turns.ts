// Long computations share the event loop with requests: each runs for a few milliseconds at a time, and only one of them
// continues per round of the loop, so that requests are answered in between.
import { Problem } from '../../contract/problems.ts'
import { ownerQueue } from './owner-queue.ts'

/** Short enough for requests that wait meanwhile. */
const shortSliceMs = 5

const waiting = ownerQueue<() => void>()

function continueFirst(): void {
  waiting.take()?.()
  if (waiting.size > 0) setImmediate(continueFirst)
}

/** Resolves in a later round of the event loop. Owners with waiting computations take turns, and so do those of one owner. */
export function nextTurn(owner = ''): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(owner, resolve)
    if (waiting.size === 1) setImmediate(continueFirst)
  })
}

export type TurnTaker = ReturnType<typeof takeTurns>

/**
 * Runs the computations of one request, and stops them once its answer is no longer needed. The owner is the caller, so that
 * many requests of one delay another's no more than one does. In a thread that serves no
 * requests, slices may be longer: then short computations end in one, before others take their turn. `now` counts
 * milliseconds: of time, or of the processor time of a thread.
 */
export function takeTurns(
  isWanted: () => boolean = () => true,
  owner = '',
  sliceMs = shortSliceMs,
  now = () => performance.now(),
) {
  let spentMs = 0
  let resumedAt = now()

  const isOver = () => now() - resumedAt >= sliceMs
  async function pause(): Promise<void> {
    spentMs += now() - resumedAt
    await nextTurn(owner)
    resumedAt = now()
    if (!isWanted()) throw new Problem('overloaded')
  }
  /** Starts at once if no other computation waits for its turn. */
  async function begin(): Promise<void> {
    resumedAt = now()
    if (waiting.size > 0) await pause()
  }

  return {
    /** Milliseconds that were spent computing, without those of others in between. */
    spent: () => spentMs + now() - resumedAt,

    /** Runs a computation to its end; it may pause at every `yield`. */
    async run<T>(work: Generator<unknown, T>): Promise<T> {
      await begin()
      for (;;) {
        const { done, value } = work.next()
        if (done) {
          spentMs += now() - resumedAt
          resumedAt = now()
          return value
        }
        if (isOver()) await pause()
      }
    },

    /** The values that a computation yields; undefined is a pause without a value. */
    async *pieces<T>(work: Generator<T | undefined>): AsyncGenerator<T> {
      await begin()
      for (const piece of work) {
        if (piece !== undefined) yield piece
        // The time in which the reader consumed the value counts as a pause.
        if (piece !== undefined || isOver()) await pause()
      }
    },
  }
}
