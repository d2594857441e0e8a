import { Problem } from '../contract/problems.ts'
import { isCount, isPairOf, isPlainText } from '../platform/http/route/cursor.ts'
import { askedPage, type PageQuery } from '../platform/http/route/paging.ts'
import { byNameThenId } from './catalog.ts'
import type { Found } from './find-products.ts'
import type { Product } from './product.ts'

/** Name and id, after the rank if words are searched for. */
const isPosition = isPairOf(isPlainText, isPlainText)
const isRankedPosition = isPairOf(isCount, isPosition)
type NamePosition = [name: string, id: string]
type Position = NamePosition | [rank: number, NamePosition]

const isRanked = (position: Position): position is [number, NamePosition] => typeof position[0] === 'number'

/**
 * One page of found products. The cursor is the position of its last product, so it stays valid when products are added or removed.
 */
export function pageOf(
  { products, ranks }: Found,
  query: PageQuery,
): { products: Product[]; nextCursor: string | null } | Problem {
  const asked = askedPage<Position>(query, ranks === null ? isPosition : isRankedPosition, 50)
  if (asked instanceof Problem) return asked
  const { after, limit, cut } = asked
  const isBehind = (place: number) =>
    after === null || compare(after, products[place] as Product, ranks?.[place] ?? 0) < 0
  const start = firstPlace(products.length, isBehind)
  const { items, nextCursor } = cut(products.slice(start, start + limit), ({ name, id }, index) =>
    ranks === null ? [name, id] : [ranks[start + index] as number, [name, id]],
  )
  return { products: items, nextCursor }
}

function compare(position: Position, product: Product, rank: number): number {
  const [name, id] = isRanked(position) ? position[1] : position
  return (isRanked(position) && position[0] - rank) || byNameThenId({ name, id }, product)
}

/** The place of the first product after a name and id, which no product need have. */
export const placeAfter = (byName: readonly Product[], position: Pick<Product, 'name' | 'id'>): number =>
  firstPlace(byName.length, (place) => byNameThenId(position, byName[place] as Product) < 0)

/** The first place for which it is true; it is true for all later ones. */
function firstPlace(length: number, isTrue: (place: number) => boolean): number {
  let start = 0
  let end = length
  while (start < end) {
    const middle = (start + end) >> 1
    if (isTrue(middle)) end = middle
    else start = middle + 1
  }
  return start
}
