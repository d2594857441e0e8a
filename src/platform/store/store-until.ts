import { type Store, StoreUnavailable } from './store.ts'

/** The store for work that may be given up: from then on it refuses every query, so that the work ends where it is. */
export function storeUntil(store: Store, signal: AbortSignal): Store {
  const refuse = () => Promise.reject(new StoreUnavailable('The work was given up.'))
  return {
    ...store,
    all: (query) => (signal.aborted ? refuse() : store.all(query)),
    batch: (writes) => (signal.aborted ? refuse() : store.batch(writes)),
  }
}
