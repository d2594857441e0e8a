// Which orders changed, for work that follows them: the events after a position name them.
import { isOfOrder } from '../contract/event-types.ts'
import { integer, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'

const select = readStatement({
  name: 'event.changes',
  columns: { position: integer, order_id: text, type: text, data: text },
  sql: 'SELECT position, order_id, type, data FROM event WHERE position > $1 ORDER BY position LIMIT $2',
})

export interface OrderChanges {
  orderIds: string[]
  /** Of the last event that was read; the position that was asked for if there was none. */
  position: number
  /** Whether there may be more. */
  hasMore: boolean
}

/** The orders of the next events: those that changed, and those that got a document. */
export async function readOrderChanges(store: Reader, after: number, limit: number): Promise<OrderChanges> {
  const rows = await store.all({ statement: select, values: [after, limit] })
  const named = rows.flatMap(({ type, order_id, data }) =>
    isOfOrder(type) ? order_id : ((JSON.parse(data) as { orderId?: string }).orderId ?? []),
  )
  return {
    orderIds: [...new Set(named)],
    position: rows.at(-1)?.position ?? after,
    hasMore: rows.length === limit,
  }
}
