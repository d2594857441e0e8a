/** A computation that may take long. It stops at every `yield`, so that its caller can do something else in between. */
export type Turns<T> = Generator<undefined, T>

/** Computes to the end at once. */
export const withoutPauses = <T>(work: Turns<T>): T => {
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}
