/** An answer is kept so many times as long as it took to make. */
const factor = 20
/** But no longer than this: a machine that is busy with other things makes everything look costly. */
const longestMs = 30_000

/**
 * Keeps a large answer the longer, the more it cost: however much there is to count and however many ask, that takes
 * about a twentieth of the time of a process. Whoever asks while it is made gets the same answer; one that is not large
 * is made anew for the next who asks.
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
