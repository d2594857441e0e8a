// A newer version of the service may upgrade the tables while this process runs. If this process does not work with them,
// it becomes unready and answers 503 until it is replaced.
import { integer } from './row.ts'
import { type Schema, SchemaTooNew } from './schema.ts'
import { readStatement } from './statement.ts'
import { first, type Store, StoreUnavailable } from './store.ts'

const checkEveryMs = 500

const selectVersion = readStatement({
  name: 'schema.version',
  columns: { version: integer },
  sql: 'SELECT version FROM schema_version',
})

export function watchSchema(store: Store, schema: Schema): Store {
  let reason: string | undefined
  let isChecking = false

  async function check(): Promise<void> {
    if (isChecking) return
    isChecking = true
    try {
      const row = await first(store, { statement: selectVersion })
      const isNewer = row !== undefined && row.version > schema.migrations.length
      reason = isNewer ? new SchemaTooNew(row.version, schema).message : undefined
    } catch {
      // Every query of a request meets the same error.
    } finally {
      isChecking = false
    }
  }
  const timer = setInterval(check, checkEveryMs)
  timer.unref()

  return {
    ...store,
    all: (query) => (reason ? Promise.reject(new StoreUnavailable(reason)) : store.all(query)),
    batch: (writes) => (reason ? Promise.reject(new StoreUnavailable(reason)) : store.batch(writes)),
    fault: () => reason ?? store.fault(),
    close: () => {
      clearInterval(timer)
      return store.close()
    },
  }
}
