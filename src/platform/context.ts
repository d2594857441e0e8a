import type { Store } from './store/store.ts'

/** What nearly every route needs. Each folder extends it in its `context.ts`; `app/context.ts` combines them. */
export interface BaseContext {
  store: Store
  /** Milliseconds since 1970, by the clock of the database. */
  clock: () => number
}
