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
  let isStopped = false
  let turn: Promise<unknown> = Promise.resolve()
  let timer: NodeJS.Timeout

  const schedule = () => {
    timer = setTimeout(() => {
      turn = work()
        .catch(onError)
        .finally(() => {
          if (!isStopped) schedule()
        })
    }, everyMs)
    timer.unref()
  }
  schedule()

  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await turn
    },
  }
}
