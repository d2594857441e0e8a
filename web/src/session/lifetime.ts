import type { Session } from './session'

/** Whether a session's credential can be sent, should be renewed first, or is over. */
export type Lifetime = 'good' | 'due' | 'over'

export function lifetimeOf({ expiresAt, issued }: Session, now: number): Lifetime {
  if (issued?.refreshToken && issued.renewAt !== undefined && issued.renewAt <= now) return 'due'
  return expiresAt !== undefined && expiresAt <= now ? 'over' : 'good'
}

/** When a credential that lasts so many seconds ends, and from when on to renew it: a tenth of its life before. */
export function lifetimeFrom(now: number, seconds: number | undefined) {
  if (seconds === undefined) return {}
  return { expiresAt: now + seconds * 1000, renewAt: now + seconds * 900 }
}
