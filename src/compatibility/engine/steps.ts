/** A long computation as a generator: it pauses at every `yield`, so that the caller can do other work. */
export type Steps<T> = Generator<undefined, T>

/** Runs a computation to its end without pauses. */
export const runSteps = <T>(work: Steps<T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
