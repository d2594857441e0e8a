// Decides the next state of an email from the result of an attempt.
import { waitAfter } from '../platform/back-off.ts'
import type { MailResult } from './mail.ts'

/** Why an email was not accepted. */
export interface MailFailure {
  message: string
  /** The server refused the recipient for good, so that another attempt is useless. */
  isFinal: boolean
}

const longestError = 500

/** Sent, to be tried again, or parked. `attempts` includes this one; `chance` is from 0 to 1. */
export function judge(
  attempts: number,
  failure: MailFailure | undefined,
  now: number,
  chance: number,
): MailResult {
  if (!failure) return { state: 'Sent', dueAt: now, error: null, sentAt: now }
  const error = failure.message.slice(0, longestError)
  const wait = failure.isFinal ? undefined : waitAfter(attempts, chance)
  return wait === undefined
    ? { state: 'Parked', dueAt: now, error, sentAt: null }
    : { state: 'Pending', dueAt: now + wait, error, sentAt: null }
}
