// Where a product goes in a build: beside the other parts, or instead of one.
import type { Bundle, Product } from '../builder/build'
import { withPart, withReplaced } from '../builder/change-build'

export interface Place {
  bundle: Bundle
  /** The build with the product, one entry per unit. */
  productIds: string[]
  /** The part that it replaces, because its slot is full. */
  replacing: string | undefined
}

/** Undefined if the bundle takes no such parts. */
export function placeIn(
  bundle: Bundle,
  productIds: string[],
  groupOf: (productId: string) => string | null | undefined,
  { productId, productGroupId }: Pick<Product, 'productId' | 'productGroupId'>,
): Place | undefined {
  const slot = bundle.groups.find((each) => each.productGroupId === productGroupId)
  if (!slot) return undefined
  const inSlot = productIds.filter((id) => groupOf(id) === productGroupId)
  // The last one: the first may be the drive that holds the system.
  const replacing = inSlot.length >= slot.max ? inSlot.at(-1) : undefined
  const next =
    replacing === undefined ? withPart(productIds, productId) : withReplaced(productIds, replacing, productId)
  return { bundle, productIds: next, replacing }
}
