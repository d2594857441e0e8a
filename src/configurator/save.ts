// The decision to save a PC: it may be incomplete or incompatible, but its bundle, groups and products must exist and
// match.
import type { Catalog } from '../catalog/catalog.ts'
import type { PcConfiguration } from '../contract/pcconfig.ts'
import { invalid, Problem } from '../contract/problems.ts'

export function refuseConfiguration(
  { bundleId, products }: PcConfiguration,
  catalog: Catalog,
): Problem | undefined {
  const bundle = catalog.bundles.get(bundleId)
  if (!bundle) return new Problem('bundle_not_found', `There is no bundle ${bundleId}.`)
  for (const { productId, productGroupId } of products) {
    if (!catalog.products.has(productId)) {
      return new Problem('product_not_found', `There is no product ${productId}.`)
    }
    if (!catalog.groups.has(productGroupId)) {
      return new Problem('product_group_not_found', `There is no product group ${productGroupId}.`)
    }
  }
  const taken = new Set(bundle.groups.map(({ productGroupId }) => productGroupId))
  const errors = products.flatMap(({ productId, productGroupId }, index) => {
    const fieldName = `products[${index}].productGroupId`
    if (catalog.products.get(productId)?.group !== productGroupId) {
      return [{ fieldName, message: `is not the group of the product ${productId}` }]
    }
    if (!taken.has(productGroupId))
      return [{ fieldName, message: `is a group that the bundle ${bundleId} does not take` }]
    return []
  })
  return errors.length > 0 ? invalid(...errors.slice(0, 100)) : undefined
}
