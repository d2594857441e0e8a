/** Computing may take one of so many milliseconds. */
const factor = 20
/** Maximum age of a kept answer, because a busy machine makes every computation slow. */
const maxAgeMs = 30_000

/**
 * Computes an answer anew for each request, until the computing took `freeMs`; then it takes about a twentieth of the time of a
 * process at any number of requests, and the others get the last answer. Free computing time comes back at the same pace.
 * Concurrent requests share one computation. `freeMs` may depend on the answer: none for a large one, any for a small one.
 */
export function createTimedCache<T>(
  make: () => Promise<T>,
  freeMs: (answer: T) => number,
  clock: () => number = () => performance.now(),
): () => Promise<T> {
  let making: Promise<T> | undefined
  let kept: { answer: T; freeMs: number } | undefined
  /** Computing time that later requests have not waited for yet. */
  let owedMs = 0
  let owedAt = clock()

  function settle(): void {
    const now = clock()
    owedMs = Math.max(0, owedMs - (now - owedAt) / factor)
    owedAt = now
  }
  async function remake(): Promise<T> {
    const start = clock()
    const answer = await make()
    settle()
    kept = { answer, freeMs: freeMs(answer) }
    owedMs = Math.min(owedMs + clock() - start, kept.freeMs + maxAgeMs / factor)
    return answer
  }

  return async () => {
    settle()
    if (kept && owedMs > kept.freeMs) return kept.answer
    making ??= remake().finally(() => {
      making = undefined
    })
    return making
  }
}
