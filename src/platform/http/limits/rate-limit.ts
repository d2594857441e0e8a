const windowMs = 60_000

export interface Allowance {
  isExhausted: boolean
  headers: Record<string, string>
}

/** Counts the requests of each caller per minute, in this process. */
export function rateLimiter(perMinute: number, clock: () => number): (caller: string) => Allowance {
  let windowStart = 0
  let used = new Map<string, number>()

  return (caller) => {
    const now = clock()
    if (now >= windowStart + windowMs) {
      windowStart = now - (now % windowMs)
      used = new Map()
    }
    const count = (used.get(caller) ?? 0) + 1
    used.set(caller, count)
    const seconds = Math.ceil((windowStart + windowMs - now) / 1000)
    const isExhausted = count > perMinute
    return {
      isExhausted,
      headers: {
        'RateLimit-Policy': `"caller";q=${perMinute};w=${windowMs / 1000}`,
        RateLimit: `"caller";r=${Math.max(0, perMinute - count)};t=${seconds}`,
        ...(isExhausted ? { 'Retry-After': String(seconds) } : {}),
      },
    }
  }
}
