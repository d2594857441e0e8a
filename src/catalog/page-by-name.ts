import { invalid, type Problem } from '../contract/problems.ts'
import { isPairOf, isPlainText, readCursor, writeCursor } from '../platform/http/cursor.ts'
import type { Product } from './product.ts'
import { placeBehind } from './search.ts'

export interface ProductPage {
  products: Product[]
  nextCursor: string | null
}

/** Name and id. */
const isPosition = isPairOf(isPlainText, isPlainText)

/**
 * One page of matching products, from a list ordered by name. Products after the page are not read, and the cursor stays
 * valid when products are added or removed.
 */
export function pageByName(
  products: readonly Product[],
  cursor: string | null,
  limit: number,
  isWanted: (product: Product, place: number) => boolean = () => true,
): ProductPage | Problem {
  const position = cursor === null ? null : readCursor(cursor, isPosition)
  if (position === undefined) {
    return invalid({ fieldName: 'cursor', message: 'is not a cursor that this list answered' })
  }
  const page: Product[] = []
  let place = position === null ? 0 : placeBehind(products, { name: position[0], id: position[1] })
  for (; place < products.length && page.length <= limit; place++) {
    const product = products[place] as Product
    if (isWanted(product, place)) page.push(product)
  }
  const isLast = page.length <= limit
  if (!isLast) page.pop()
  const last = page.at(-1)
  return { products: page, nextCursor: last && !isLast ? writeCursor([last.name, last.id]) : null }
}
