// A PC in the making: a bundle, and the parts chosen for it so far.
import type { Schemas } from '../api/client'

export type Bundle = Schemas['CatalogBundle']
/** A place for parts of one group, such as the memory: from min to max of them. */
export type Slot = Schemas['BundleSlot']
export type Product = Schemas['CatalogProduct']

export interface Build {
  bundleId: string
  /** One entry for each unit: two equal memory kits are two entries. */
  parts: Part[]
}

export interface Part {
  productId: string
  productGroupId: string
}
