import type { InventoryContext } from '../inventory/context.ts'

/** What routes of the configurator need: catalog, prices and sold-out products. */
export interface ConfiguratorContext extends InventoryContext {
  settings: {
    /** Lines of a draft, with PCs and bundles expanded into their parts. */
    MAX_EXPANDED_LINES: number
    /** Products of all candidates of a batch. */
    MAX_BATCH_PRODUCTS: number
  }
}
