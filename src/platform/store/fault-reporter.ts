import type { Logger } from 'pino'
import type { Store } from './store.ts'

/** Logs when writing begins to fail, when the reason changes, and when it works again. Call it at an interval. */
export function faultReporter(store: Pick<Store, 'engine' | 'fault'>, log: Logger): () => Promise<void> {
  let reported: string | undefined
  return async () => {
    const reason = store.fault()
    if (reason === reported) return
    reported = reason
    const { engine } = store
    if (reason === undefined) log.warn({ engine }, 'the database takes writes again')
    else log.error({ engine, reason }, `the database takes no writes: ${reason}`)
  }
}
