import type { Schemas } from '@buildorder/client'
import type { Product } from '../build'

export type Summary = Schemas['Summary']

/** What the price of a PC does not include, by name; the assembly is not among the chosen products. */
export const unpricedNames = (
  { unpricedProducts, assembly }: Summary,
  products: ReadonlyMap<string, Product>,
): string[] =>
  unpricedProducts.map((id) => products.get(id)?.name ?? (assembly?.productId === id ? assembly.name : id))
