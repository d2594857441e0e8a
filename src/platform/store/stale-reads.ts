// Reads that may lack the last commits: lists and the dashboard. Everything that a decision depends on reads the store.
import type { Reader } from './store.ts'

export interface Dated<T> {
  value: T
  /** The value has every change that was committed so long ago. Undefined if the primary was read. */
  ageSeconds?: number
}

export interface StaleReads {
  /** Runs reads on a replica, or on the primary if no replica has data that are young enough. */
  read<T>(work: (reader: Reader) => Promise<T>, maxAgeSeconds?: number): Promise<Dated<T>>
}

/** Without a replica, every read is one of the store. */
export const freshReads = (store: Reader): StaleReads => ({
  read: async (work) => ({ value: await work(store) }),
})
