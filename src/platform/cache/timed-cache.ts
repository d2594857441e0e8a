/** The TTL of an answer is this many times the duration of its computation. */
const factor = 20
/** Maximum TTL, because a busy machine makes every computation slow. */
const longestMs = 30_000

/**
 * Caches a large answer for a multiple of its computation time, so that the computation takes about a twentieth of the
 * time of a process at any number of requests. Concurrent requests share one computation. Small answers are not cached.
 */
export function createTimedCache<T>(
  make: () => Promise<T>,
  isLarge: (answer: T) => boolean,
  clock: () => number = () => performance.now(),
): () => Promise<T> {
  let making: Promise<T> | undefined
  let kept: { answer: T; until: number } | undefined

  async function remake(): Promise<T> {
    const start = clock()
    const answer = await make()
    const end = clock()
    kept = isLarge(answer) ? { answer, until: end + Math.min(factor * (end - start), longestMs) } : undefined
    return answer
  }

  return async () => {
    if (kept && clock() < kept.until) return kept.answer
    making ??= remake().finally(() => {
      making = undefined
    })
    return making
  }
}
