// Submits that promise dates from the same purchase orders depend on each other: each must know the units claimed before
// it. Inside a process they run one after the other, so that none decides with figures that are about to change.

export interface HeldLocks {
  /** Whether other submits ran first, so that data read before is stale. */
  hasWaited: boolean
  /** Lets the next submit run. Further calls do nothing. */
  release(): void
}

export interface ProductLocks {
  /**
   * Waits for the locks of all products. A retry, which lost a race against another process, runs before first attempts.
   * Undefined if they were not free in time; then none is held.
   */
  take(
    productIds: readonly string[],
    options: { isRetry: boolean; patienceMs: number },
  ): Promise<HeldLocks | undefined>
}

type Wake = () => void

export function createProductLocks(): ProductLocks {
  /** A product is here while its lock is held, with the callbacks of those waiting for it. */
  const held = new Map<string, Wake[]>()

  function releaseOne(productId: string): void {
    const next = held.get(productId)?.shift()
    if (next) next()
    else held.delete(productId)
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
    async take(productIds, { isRetry, patienceMs }) {
      const until = performance.now() + patienceMs
      const taken: string[] = []
      const release = () => {
        for (const productId of taken.splice(0)) releaseOne(productId)
      }
      let hasWaited = false
      // In a fixed order, so that two submits never deadlock.
      for (const productId of [...new Set(productIds)].sort()) {
        const waiting = held.get(productId)
        if (!waiting) held.set(productId, [])
        else if (await wait(waiting, isRetry, until - performance.now())) hasWaited = true
        else {
          release()
          return undefined
        }
        taken.push(productId)
      }
      return { hasWaited, release }
    },
  }
}
