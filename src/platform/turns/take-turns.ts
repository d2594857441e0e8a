// Long computations share the event loop with everything else: each runs for a few milliseconds at a time, and of all
// that are under way only one continues per round of the loop, so that requests are answered in between.
import { Problem } from '../../contract/problems.ts'

const sliceMs = 5

const waiting: (() => void)[] = []

function continueFirst(): void {
  waiting.shift()?.()
  if (waiting.length > 0) setImmediate(continueFirst)
}

/** Resolves in a later round of the event loop; computations that wait at the same time take turns. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    if (waiting.length === 1) setImmediate(continueFirst)
  })
}

export type TurnTaker = ReturnType<typeof takeTurns>

/** Runs the computations of one request. It ends them once the answer is no longer wanted. */
export function takeTurns(isWanted: () => boolean = () => true) {
  let spentMs = 0
  let resumedAt = performance.now()

  const isOver = () => performance.now() - resumedAt >= sliceMs
  async function pause(): Promise<void> {
    spentMs += performance.now() - resumedAt
    await nextTurn()
    resumedAt = performance.now()
    if (!isWanted()) throw new Problem('overloaded')
  }
  /** Begins at once when nothing else waits for its turn. */
  async function begin(): Promise<void> {
    resumedAt = performance.now()
    if (waiting.length > 0) await pause()
  }

  return {
    /** Milliseconds that were spent computing, without those of others in between. */
    spent: () => spentMs + performance.now() - resumedAt,

    /** Runs a computation to its end; it may pause at every `yield`. */
    async run<T>(work: Generator<unknown, T>): Promise<T> {
      await begin()
      for (;;) {
        const { done, value } = work.next()
        if (done) {
          spentMs += performance.now() - resumedAt
          resumedAt = performance.now()
          return value
        }
        if (isOver()) await pause()
      }
    },

    /** What a computation yields, as it comes; undefined is a pause without a piece. */
    async *pieces<T>(work: Generator<T | undefined>): AsyncGenerator<T> {
      await begin()
      for (const piece of work) {
        if (piece !== undefined) yield piece
        // Its reader took its time for a piece: that was a pause of unknown length.
        if (piece !== undefined || isOver()) await pause()
      }
    },
  }
}
