// What the reply of a receiver means for a delivery.
import type { Failure } from '../platform/jobs/attempt.ts'
import type { Reply } from './post.ts'

/** 410 Gone: the receiver wants no more requests. */
export const isGone = ({ status }: Reply) => status === 410

/** Undefined if it was received. `isReleased`: the service ended the request because it stops. */
export function failureOf(reply: Reply, isReleased: boolean): Failure | undefined {
  const { status, error } = reply
  if (status !== null && status >= 200 && status < 300) return undefined
  // After 410 the delivery stays pending until the webhook is enabled again.
  const isUncounted = isGone(reply) || (isReleased && status === null)
  return { message: error ?? `The answer was ${status}.`, kind: isUncounted ? 'uncounted' : undefined }
}
