// While the service is overloaded, admitted requests begin in turns of their callers instead of in the order in which they
// arrived. What arrived together is read together, up to hundreds of requests in one turn of the event loop: the request of
// another caller would wait for all that the crowd sent before it.
import { ownerQueue } from '../../turns/owner-queue.ts'

/** Then connections are accepted and requests are read again. */
const sliceMs = 5

export interface Turns {
  /** Whether requests wait for their turn now. A value, because every request reads it. */
  areTaken: boolean
  /** Begins in a later turn of the event loop. */
  wait(caller: string, begin: () => void): void
  /** The load was measured. */
  observe(isOverloaded: boolean): void
}

export function beginInTurns(): Turns {
  const waiting = ownerQueue<() => void>()
  let isOverloaded = false

  function beginNext(): void {
    const end = performance.now() + sliceMs
    do waiting.take()?.()
    while (waiting.size > 0 && performance.now() < end)
    if (waiting.size > 0) setImmediate(beginNext)
    else turns.areTaken = isOverloaded
  }

  const turns: Turns = {
    areTaken: false,
    wait(caller, begin) {
      waiting.add(caller, begin)
      if (waiting.size === 1) setImmediate(beginNext)
    },
    observe(overloaded) {
      isOverloaded = overloaded
      turns.areTaken = overloaded || waiting.size > 0
    },
  }
  return turns
}
