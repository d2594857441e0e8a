// Made-up bundles and products, for unit tests.
import type { Bundle, Product } from './build'

export const aBundle = (slots: Record<string, [min: number, max: number]>): Bundle => ({
  bundleId: 'bundle',
  name: 'Bundle',
  description: null,
  purpose: null,
  groups: Object.entries(slots).map(([name, [min, max]]) => ({ productGroupId: name, name, min, max })),
})

export const aProduct = (productId: string, group: string | null, more: Partial<Product> = {}): Product => ({
  productId,
  productGroupId: group,
  kind: group,
  name: productId,
  description: null,
  manufacturer: null,
  manufacturerPartNumber: null,
  ean: null,
  category: 'PHYSICAL_ITEM',
  discontinued: false,
  facts: {},
  images: [],
  price: null,
  availability: { status: 'Unknown', availableAt: null, freeUnits: null },
  ...more,
})
