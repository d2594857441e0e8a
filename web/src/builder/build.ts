// A PC in progress: a bundle and the parts chosen so far.
import type { Schemas } from '@buildorder/client'

export type Bundle = Schemas['CatalogBundle']
/** Takes parts of one product group, such as memory: at least min, at most max. */
export type Slot = Schemas['BundleSlot']
export type Product = Schemas['CatalogProduct']

export interface Build {
  bundleId: string
  /** One entry per unit: two equal memory kits are two entries. */
  parts: Part[]
}

export interface Part {
  productId: string
  productGroupId: string
}
