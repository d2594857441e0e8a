import type { Store } from '../store/store.ts'
import { tellsOfChange } from './event.ts'

/** The same store, which says so after every batch that committed an event. */
export const announcing = (store: Store, onEvent: () => void): Store => ({
  ...store,
  batch: async (writes) => {
    await store.batch(writes)
    if (tellsOfChange(writes)) onEvent()
  },
})
