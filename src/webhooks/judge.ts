// Decides the next state of a delivery from the result of an attempt.
import { waitAfter } from '../platform/back-off.ts'
import type { DeliveryResult } from './claim.ts'
import type { Reply } from './post.ts'

const longestError = 500

export const isSuccess = ({ status }: Reply) => status !== null && status >= 200 && status < 300
/** 410 Gone: the receiver wants no more requests. */
export const isGone = ({ status }: Reply) => status === 410

/** Delivered, to be retried, or parked after the last attempt. `chance` is from 0 to 1. */
export function judge(failuresBefore: number, reply: Reply, now: number, chance: number): DeliveryResult {
  const { status } = reply
  if (isSuccess(reply)) return { state: 'Delivered', failures: 0, dueAt: now, status, error: null }
  const error = (reply.error ?? `The answer was ${status}.`).slice(0, longestError)
  // The delivery stays pending until the webhook is enabled again.
  if (isGone(reply)) return { state: 'Pending', failures: failuresBefore, dueAt: now, status, error }
  const failures = failuresBefore + 1
  const wait = waitAfter(failures, chance)
  return wait === undefined
    ? { state: 'Parked', failures, dueAt: now, status, error }
    : { state: 'Pending', failures, dueAt: now + wait, status, error }
}
