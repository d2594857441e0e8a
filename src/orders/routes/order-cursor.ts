import type { Problem } from '../../contract/problems.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../../platform/http/route/cursor.ts'
import { foreignCursor } from '../../platform/http/route/paging.ts'
import type { OrderPosition } from '../order.ts'

/** When the last order of a page was placed, and its id. */
const isPosition = isPairOf(isCount, isPlainText)

export const writeOrderCursor = (position: OrderPosition | null): string | null =>
  position && writeCursor([position.placedAt, position.id])

/** The position in a cursor; null for the first page. */
export function readOrderCursor(cursor: string | null): { after: OrderPosition | null } | Problem {
  if (cursor === null) return { after: null }
  const position = readCursor(cursor, isPosition)
  if (!position) return foreignCursor()
  return { after: { placedAt: position[0], id: position[1] } }
}
