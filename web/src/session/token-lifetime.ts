import type { Session } from './session'

/** Whether a session's credential is valid, should be renewed, or has expired. */
export type Lifetime = 'valid' | 'renew' | 'expired'

export function lifetimeOf({ expiresAt, issued }: Session, now: number): Lifetime {
  if (issued?.refreshToken && issued.renewAt !== undefined && issued.renewAt <= now) return 'renew'
  return expiresAt !== undefined && expiresAt <= now ? 'expired' : 'valid'
}

/** When a credential that is valid for so many seconds expires; renewal is due a tenth of its lifetime earlier. */
export function lifetimeFrom(now: number, seconds: number | undefined) {
  if (seconds === undefined) return {}
  return { expiresAt: now + seconds * 1000, renewAt: now + seconds * 900 }
}
