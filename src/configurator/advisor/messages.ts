// The messages between the service and the thread that computes proposals.
import type { Bundle, ProductGroup } from '../../catalog/bundle.ts'
import type { PriceList } from '../../catalog/prices.ts'
import type { Purpose } from '../../contract/purpose.ts'
import type { BasisPoints } from '../../platform/money.ts'

interface AccountTerms {
  priceListId: string
  vatRate: BasisPoints
  productIds: string[]
}

export interface FixesQuestion extends AccountTerms {
  asksFor: 'fixes'
}

export interface CompletionsQuestion extends AccountTerms {
  asksFor: 'completions'
  bundleId: string
  /** Gross, in the currency of the price list; null: three levels of spending. */
  budget: number | null
  /** Whether budget and prices include the assembly service of the bundle. */
  withAssembly: boolean
  /** Null: that of the bundle. */
  purpose: Purpose | null
}

export type Question = FixesQuestion | CompletionsQuestion

/** The JSON of the answer, or why there is none. */
export type Advice =
  | { json: string }
  | { refusal: 'bundle_not_found' | 'price_list_missing'; detail?: string }

/**
 * A piece of the catalog or of the prices. Pieces are small, so that neither thread stops for long; lists are JSON texts,
 * which are cheaper to copy than objects.
 */
export type SnapshotPiece =
  | { catalog: 'begin'; groups: ProductGroup[]; bundles: Bundle[] }
  | { catalog: 'products'; json: string }
  | { catalog: 'end' }
  /** The thread has all other products as they are. */
  | { catalog: 'change'; bundles: Bundle[]; json: string; goneIds: string[] }
  | { prices: 'begin' }
  | { prices: 'list'; list: Omit<PriceList, 'net' | 'rules'>; json: string }
  /** The thread has this list as it is. */
  | { prices: 'same'; id: string }
  | { prices: 'end' }

/** In the order of sending: a question is answered from the snapshots that were complete before it. */
export type ToThread =
  | { piece: SnapshotPiece }
  | { shortage: { soldOut: string[]; undated: string[] } }
  | { ask: number; question: Question }
  | { cancel: number }

/** The answer to a question; `failure` is an unexpected error. */
export interface FromThread {
  answers: number
  outcome: Advice | { failure: string }
}
