import type { Product } from '../../src/catalog/product.ts'
import type { KnownProduct } from './read-document.ts'

/** The updated product, or undefined if nothing changes. Values that OpenDB does not have are kept. */
export function changedProduct(known: KnownProduct, before: Product | undefined): Product | undefined {
  const after: Product = {
    ...known,
    description: before?.description ?? null,
    ean: before?.ean ?? null,
    weightGrams: before?.weightGrams ?? null,
    isDiscontinued: before?.isDiscontinued ?? false,
  }
  return before && isSame(before, after) ? undefined : after
}

const isSame = (a: Product, b: Product) =>
  a.name === b.name &&
  a.manufacturer === b.manufacturer &&
  a.partNumber === b.partNumber &&
  a.category === b.category &&
  a.group === b.group &&
  JSON.stringify(a.facts) === JSON.stringify(b.facts)
