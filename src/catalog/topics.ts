import type { Topic } from '../platform/store/live-snapshot.ts'

/** Product groups, products and bundles. */
export const catalogTopic: Topic = { name: 'catalog' }
/** Price lists, prices and price rules. */
export const pricesTopic: Topic = { name: 'prices' }
