// While the service is overloaded, admitted requests begin in turns of their callers instead of in the order in which they
// arrived. What arrived together is read together, up to hundreds of requests in one turn of the event loop: the request of
// another caller would wait for all that the crowd sent before it.
import { ownerQueue } from '../../turns/owner-queue.ts'

/** Then connections are accepted and requests are read again. */
const sliceMs = 5

export interface Turns {
  /** Whether requests wait for their turn now. */
  areTaken(): boolean
  /** Begins in a later turn of the event loop. */
  wait(caller: string, begin: () => void): void
}

export function beginInTurns(isOverloaded: () => boolean): Turns {
  const waiting = ownerQueue<() => void>()

  function beginNext(): void {
    const end = performance.now() + sliceMs
    do waiting.take()?.()
    while (waiting.size > 0 && performance.now() < end)
    if (waiting.size > 0) setImmediate(beginNext)
  }

  return {
    areTaken: () => waiting.size > 0 || isOverloaded(),
    wait(caller, begin) {
      waiting.add(caller, begin)
      if (waiting.size === 1) setImmediate(beginNext)
    },
  }
}
