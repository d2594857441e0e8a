// How often an address may try to sign in, and an email may be tried, in this process. failures.ts counts across processes.
import { Problem } from '../contract/problems.ts'
import { rateLimiter } from '../platform/http/limits/rate-limit.ts'

const perMinute = { address: 60, email: 10 }

/** Whether somebody has the email makes no difference. */
export type RefuseAttempt = (address: string, email?: string) => Problem | undefined

export function attemptLimits(clock: () => number): RefuseAttempt {
  const ofAddress = rateLimiter(perMinute.address, clock)
  const ofEmail = rateLimiter(perMinute.email, clock)
  return (address, email) => {
    const allowances = [ofAddress(address), ...(email === undefined ? [] : [ofEmail(email)])]
    const exhausted = allowances.find(({ isExhausted }) => isExhausted)
    if (!exhausted) return undefined
    return new Problem('too_many_requests', 'There were too many attempts within a minute.', [], {
      'Retry-After': exhausted.headers['Retry-After'] ?? '60',
    })
  }
}
