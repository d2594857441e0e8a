// Submits that promise dates from the same purchase orders depend on each other: each must know the units claimed before
// it. Inside a process they run one after the other, so that none decides with figures that are about to change.

export interface Turn {
  /** Whether other submits ran first, so that data read before is stale. */
  hasWaited: boolean
  /** Lets the next submit run. Further calls do nothing. */
  end(): void
}

export interface Turns {
  /**
   * Waits for the turn of all keys. A retry, which lost a race against another process, runs before first attempts.
   * Undefined if the turn did not come in time; then no key is held.
   */
  take(keys: readonly string[], options: { isRetry: boolean; patienceMs: number }): Promise<Turn | undefined>
}

type Wake = () => void

export function createTurns(): Turns {
  /** A key is here while it is held, with the callbacks of those waiting for it. */
  const held = new Map<string, Wake[]>()

  function release(key: string): void {
    const next = held.get(key)?.shift()
    if (next) next()
    else held.delete(key)
  }

  /** False if it took too long. */
  function wait(waiting: Wake[], isRetry: boolean, patienceMs: number): Promise<boolean> {
    return new Promise((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(wake), 1)
        resolve(false)
      }, patienceMs)
      if (isRetry) waiting.unshift(wake)
      else waiting.push(wake)
    })
  }

  return {
    async take(keys, { isRetry, patienceMs }) {
      const until = performance.now() + patienceMs
      const taken: string[] = []
      const end = () => {
        for (const key of taken.splice(0)) release(key)
      }
      let hasWaited = false
      // In a fixed order, so that two submits never deadlock.
      for (const key of [...new Set(keys)].sort()) {
        const waiting = held.get(key)
        if (!waiting) held.set(key, [])
        else if (await wait(waiting, isRetry, until - performance.now())) hasWaited = true
        else {
          end()
          return undefined
        }
        taken.push(key)
      }
      return { hasWaited, end }
    },
  }
}
