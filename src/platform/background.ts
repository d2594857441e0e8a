/** Work that is done again and again beside the requests. */
export interface Background {
  /** Waits for the turn under way, a bounded time; none begins after it. */
  stop(): Promise<void>
}

/** One turn of the work. The signal is aborted when the turn took too long and was given up. */
export type Work = (signal: AbortSignal) => Promise<unknown>

/** How long a turn may take before the next one may begin. */
const turnLimit = 60_000
/** How long stopping waits for the turn under way. */
const stopLimit = 5_000

/** Runs work at an interval, one turn at a time. A turn that fails is reported, and the next one tries again. */
export function repeat(
  everyMs: number,
  work: Work,
  onError: (error: unknown) => void,
  limitMs = turnLimit,
): Background {
  const turns = repeater(work, onError, limitMs)
  const timer = setInterval(turns.ask, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return turns.finished()
    },
  }
}

/** Runs work whenever asked, never twice at once: asking while it runs makes it run once more. */
export function repeater(work: Work, onError: (error: unknown) => void, limitMs = turnLimit) {
  let running: Promise<void> | undefined
  let isAsked = false
  let giveUp: (() => void) | undefined

  async function run() {
    while (isAsked) {
      isAsked = false
      await turn().catch(onError)
    }
    running = undefined
  }

  function turn(): Promise<unknown> {
    const overdue = new AbortController()
    const givenUp = new Promise((_, reject) => {
      giveUp = () => {
        overdue.abort()
        reject(new TurnGivenUp())
      }
    })
    const timer = setTimeout(() => giveUp?.(), limitMs)
    timer.unref()
    return Promise.race([work(overdue.signal), givenUp]).finally(() => clearTimeout(timer))
  }

  return {
    ask: () => {
      isAsked = true
      running ??= run()
    },
    /** Resolves when nothing runs. A turn that takes too long by then is given up. */
    finished: async () => {
      const timer = setTimeout(() => giveUp?.(), stopLimit)
      await running
      clearTimeout(timer)
    },
  }
}

export class TurnGivenUp extends Error {
  override name = 'TurnGivenUp'
  constructor() {
    super('The turn took too long and was given up.')
  }
}
