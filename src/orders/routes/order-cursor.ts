import type { Problem } from '../../contract/problems.ts'
import { isCount, isPairOf, isPlainText, readCursor, writeCursor } from '../../platform/http/route/cursor.ts'
import { foreignCursor } from '../../platform/http/route/paging.ts'
import type { OrderPosition } from '../order.ts'
import type { QueuePosition } from './staff/work-queue.ts'

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

/** When the last order of a page of the work queue should leave, and its position among those of this time. */
const isQueuePosition = isPairOf(isCount, isPosition)

export const writeQueueCursor = (position: QueuePosition | null): string | null =>
  position && writeCursor([position.leavesAt, [position.placedAt, position.id]])

export function readQueueCursor(cursor: string | null): { after: QueuePosition | null } | Problem {
  if (cursor === null) return { after: null }
  const position = readCursor(cursor, isQueuePosition)
  if (!position) return foreignCursor()
  const [leavesAt, [placedAt, id]] = position
  return { after: { leavesAt, placedAt, id } }
}
