import type { InventoryContext } from '../inventory/context.ts'
import type { Advisor } from './advisor/advisor.ts'

/** What routes of the configurator need: catalog, prices, sold-out products and proposals. */
export interface ConfiguratorContext extends InventoryContext {
  /** Computes proposals, in a thread of its own. */
  advisor: Pick<Advisor, 'ask'>
  settings: {
    /** Lines of a draft, with PCs and bundles expanded into their parts. */
    MAX_EXPANDED_LINES: number
    /** Products of all candidates of a batch. */
    MAX_BATCH_PRODUCTS: number
  }
}
