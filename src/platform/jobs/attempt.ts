// Decides what follows an attempt at claimed work: it is done, tried again after a growing pause, or parked.
const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Pauses after the first failure, the second, …; after the last one the item is parked. */
export const waits = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  16 * hour,
  24 * hour,
]

const maxErrorLength = 500

export interface Failure {
  message: string
  /** `final`: another attempt is useless. `uncounted`: it is due again at once, and this was no attempt. */
  kind?: 'final' | 'uncounted' | undefined
}

export interface Attempt {
  state: 'Done' | 'Pending' | 'Parked'
  /** Failed attempts, this one included. */
  failures: number
  /** The time of the next attempt if it is pending, else that of this one. */
  dueAt: number
  error: string | null
}

/** `failure` is undefined if the work is done. `chance` is from 0 to 1. */
export function judgeAttempt(
  failuresBefore: number,
  failure: Failure | undefined,
  now: number,
  chance: number,
): Attempt {
  if (!failure) return { state: 'Done', failures: 0, dueAt: now, error: null }
  const error = failure.message.slice(0, maxErrorLength)
  if (failure.kind === 'uncounted') return { state: 'Pending', failures: failuresBefore, dueAt: now, error }
  const failures = failuresBefore + 1
  const wait = failure.kind === 'final' ? undefined : waitAfter(failures, chance)
  return wait === undefined
    ? { state: 'Parked', failures, dueAt: now, error }
    : { state: 'Pending', failures, dueAt: now + wait, error }
}

/** Adds up to 10 % jitter, so that those that failed together are not retried together. */
function waitAfter(failures: number, chance: number): number | undefined {
  const wait = waits[failures - 1]
  return wait && Math.round(wait * (0.9 + 0.2 * chance))
}
