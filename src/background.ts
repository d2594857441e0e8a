/** Work that is done again and again beside the requests. */
export interface Background {
  /** Waits for the turn under way; none begins after it. */
  stop(): Promise<void>
}

/** Runs work at an interval, one turn at a time. A turn that fails is reported, and the next one tries again. */
export function repeat(
  everyMs: number,
  work: () => Promise<unknown>,
  onError: (error: unknown) => void,
): Background {
  const turns = repeater(work, onError)
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
export function repeater(work: () => Promise<unknown>, onError: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isAsked = false

  async function run() {
    while (isAsked) {
      isAsked = false
      await work().catch(onError)
    }
    running = undefined
  }

  return {
    ask: () => {
      isAsked = true
      running ??= run()
    },
    /** Resolves when nothing runs. */
    finished: async () => running,
  }
}
