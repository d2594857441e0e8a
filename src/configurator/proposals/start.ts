import type { Part } from '../../compatibility/index.ts'
import type { Offer, Shelf } from './offer.ts'

/** Parts that stay, and shelves from each of which one part is to be added. */
export interface Start {
  kept: readonly Part[]
  /** The most telling first; shelves of one kind beside each other. */
  open: readonly Shelf[]
  /** Gross, of what is kept. */
  price: number
  /** Products that must not come back. */
  removed: ReadonlySet<string>
}

/** A start with all its places filled. */
export interface Filled<S extends Start = Start> {
  start: S
  added: readonly Offer[]
  /** Gross, of everything. */
  price: number
}

export interface SearchLimits {
  /** True when the time is over. */
  deadline: () => boolean
  /** How many steps a search may take at most. */
  steps: number
}
