import type { Store } from './store/store.ts'

/** What nearly every route needs. Each folder adds its own needs in its `context.ts`; `app/context.ts` has them all. */
export interface BaseContext {
  store: Store
  /** Milliseconds since 1970. */
  clock: () => number
}
