import type { Problem } from '../contract/problems.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../platform/http/route/cursor.ts'
import { foreignCursor } from '../platform/http/route/paging.ts'
import { byNameThenId } from './catalog.ts'
import type { Found } from './find-products.ts'
import type { Product } from './product.ts'

export interface ProductPage {
  products: Product[]
  nextCursor: string | null
}

/** Name and id. */
const isPosition = isPairOf(isPlainText, isPlainText)
const isRankedPosition = isPairOf(isCount, isPosition)

interface Position {
  rank: number
  name: string
  id: string
}

/**
 * One page of found products. The cursor is the position of its last product: name and id, after the rank if words are
 * searched for. So it stays valid when products are added or removed.
 */
export function pageOf(
  { products, ranks }: Found,
  cursor: string | null,
  limit: number,
): ProductPage | Problem {
  const position = cursor === null ? null : readPosition(cursor, ranks !== null)
  if (position === undefined) return foreignCursor()
  const isBehind = (place: number) =>
    position === null || compare(position, products[place] as Product, ranks?.[place] ?? 0) < 0
  const start = firstPlace(products.length, isBehind)
  const end = start + limit
  const page = products.slice(start, end)
  const last = end < products.length ? page.at(-1) : undefined
  return { products: page, nextCursor: last ? cursorAt(last, ranks?.[end - 1]) : null }
}

const cursorAt = ({ name, id }: Product, rank: number | undefined) =>
  writeCursor(rank === undefined ? [name, id] : [rank, [name, id]])

function readPosition(cursor: string, isRanked: boolean): Position | undefined {
  if (!isRanked) {
    const read = readCursor(cursor, isPosition)
    return read && { rank: 0, name: read[0], id: read[1] }
  }
  const read = readCursor(cursor, isRankedPosition)
  return read && { rank: read[0], name: read[1][0], id: read[1][1] }
}

const compare = (position: Position, product: Product, rank: number) =>
  position.rank - rank || byNameThenId(position, product)

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
