import type { Logger } from 'pino'
import type { DatabaseClock } from './database-clock.ts'

/** Checks the clock; logs when it begins to differ and when it agrees again. Call it at an interval. */
export function clockReporter(clock: DatabaseClock, log: Logger): () => Promise<void> {
  let isReported = false
  return async () => {
    await clock.check()
    const fault = clock.fault()
    const differenceSeconds = Math.round(clock.differenceMs() / 1000)
    if (fault && !isReported) log.error({ differenceSeconds }, fault)
    if (!fault && isReported) log.warn('the clock agrees with the database again')
    isReported = fault !== undefined
  }
}
