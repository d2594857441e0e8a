// The events in their order, for whoever prefers asking to being told.
import type { Store, Value } from '../platform/store/store.ts'
import { type EventRow, eventColumns } from './cloud-event.ts'
import { type LoadFanOut, placeEvents, readHead } from './sequence.ts'

export interface FeedFilter {
  type: string | null
  account: string | null
  orderId: string | null
}

export interface FeedPage {
  rows: EventRow[]
  /** Where to go on: everything up to here has been told or was not asked for. */
  position: number
}

const columns: [member: keyof FeedFilter, column: string][] = [
  ['type', 'type'],
  ['account', 'account'],
  ['orderId', 'order_id'],
]

/** Places first what was committed, so that a reader sees everything that was answered before it asked. */
export async function readFeed(
  store: Store,
  loadFanOut: LoadFanOut,
  filter: FeedFilter,
  after: number,
  limit: number,
): Promise<FeedPage> {
  await placeEvents(store, loadFanOut)
  const head = await readHead(store)
  const values: Value[] = [after, head, limit]
  const conditions = columns.flatMap(([member, column]) => {
    const wanted = filter[member]
    return wanted === null ? [] : `AND ${column} = $${values.push(wanted)}`
  })
  const rows = await store.all<EventRow & { position: number }>({
    sql: `SELECT position, ${eventColumns} FROM event
      WHERE position > $1 AND position <= $2 ${conditions.join(' ')} ORDER BY position LIMIT $3`,
    values,
  })
  // A page that is not full has seen everything there was.
  const last = rows.length < limit ? head : rows.at(-1)?.position
  return { rows, position: Math.max(after, last ?? after) }
}
