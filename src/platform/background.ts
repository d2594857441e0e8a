/** Repeated background work. */
export interface Background {
  /** Waits for the current run, for a limited time; starts no more. */
  stop(): Promise<void>
}

/** One run of the work. The signal is aborted if the run exceeds its time limit. */
export type Work = (signal: AbortSignal) => Promise<unknown>

/** Time limit of a run, after which the next one may start. */
const runLimitMs = 60_000
/** How long stopping waits for the current run. */
const stopLimitMs = 5_000

/** Runs work at an interval, one run at a time. A failed run is reported, and the next one tries again. */
export function repeat(
  everyMs: number,
  work: Work,
  onError: (error: unknown) => void,
  limitMs = runLimitMs,
): Background {
  const runs = repeater(work, onError, limitMs)
  const timer = setInterval(runs.ask, everyMs)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return runs.finished()
    },
  }
}

/** Runs work on demand, never twice at once: a request during a run causes one more run. */
export function repeater(work: Work, onError: (error: unknown) => void, limitMs = runLimitMs) {
  let running: Promise<void> | undefined
  let isAsked = false
  let giveUp: (() => void) | undefined

  async function runAll() {
    while (isAsked) {
      isAsked = false
      await runOnce().catch(onError)
    }
    running = undefined
  }

  function runOnce(): Promise<unknown> {
    const overdue = new AbortController()
    const givenUp = new Promise((_, reject) => {
      giveUp = () => {
        overdue.abort()
        reject(new RunGivenUp())
      }
    })
    const timer = setTimeout(() => giveUp?.(), limitMs)
    timer.unref()
    return Promise.race([work(overdue.signal), givenUp]).finally(() => clearTimeout(timer))
  }

  return {
    ask: () => {
      isAsked = true
      running ??= runAll()
    },
    /** Resolves when nothing runs. A run that takes too long is abandoned. */
    finished: async () => {
      const timer = setTimeout(() => giveUp?.(), stopLimitMs)
      await running
      clearTimeout(timer)
    },
  }
}

/** Runs a repeater at an interval, and soon after a poke; pokes within `gatherMs` cause one run. */
export function poked({ ask, finished }: ReturnType<typeof repeater>, everyMs: number, gatherMs: number) {
  let every: NodeJS.Timeout | undefined
  let gathering: NodeJS.Timeout | undefined
  return {
    poke: () => {
      if (!every || gathering) return
      gathering = setTimeout(() => {
        gathering = undefined
        ask()
      }, gatherMs)
    },
    start: () => {
      every = setInterval(ask, everyMs)
      every.unref()
      ask()
    },
    /** Waits for the current run. */
    stop: async () => {
      clearInterval(every)
      clearTimeout(gathering)
      every = undefined
      await finished()
    },
  }
}

export class RunGivenUp extends Error {
  override name = 'RunGivenUp'
  constructor() {
    super('The run took too long and was given up.')
  }
}
