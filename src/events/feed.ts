// The feed of events, for clients that poll.
import { Problem } from '../contract/problems.ts'
import { writeCursor } from '../platform/http/route/cursor.ts'
import { integer, namesOf } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { OutcomeUnknown, type Store, StoreUnavailable } from '../platform/store/store.ts'
import { variants } from '../platform/store/variants.ts'
import type { EventRow } from './cloud-event.ts'
import { eventColumns } from './event.ts'
import { type LoadFanOut, placeEvents, readBounds } from './sequence.ts'

export interface FeedFilter {
  type: string | null
  account: string | null
  orderId: string | null
}

export interface FeedPage {
  rows: EventRow[]
  /** Cursor of the next page: all events up to it were returned or did not match. */
  position: number
}

const filterColumns: Record<keyof FeedFilter, string> = {
  type: 'type',
  account: 'account',
  orderId: 'order_id',
}

const filterMembers = ['type', 'account', 'orderId'] as const

const columns = { position: integer, ...eventColumns }

const pageFor = variants((members: readonly (keyof FeedFilter)[], suffix) => {
  const conditions = members.map((member, index) => `AND ${filterColumns[member]} = $${index + 4}`)
  return readStatement({
    name: `event.page/${suffix}`,
    columns,
    sql: `SELECT ${namesOf(columns)} FROM event
      WHERE position > $1 AND position <= $2 ${conditions.join(' ')} ORDER BY position LIMIT $3`,
  })
})

/**
 * Assigns positions to committed events first, so that a reader sees every change answered before its request. If the database
 * takes no writes, those that have positions are served. Without a cursor, reading starts at the oldest event that is kept.
 */
export async function readFeed(
  store: Store,
  loadFanOut: LoadFanOut,
  filter: FeedFilter,
  cursor: number | null,
  limit: number,
): Promise<FeedPage | Problem> {
  await placeEvents(store, loadFanOut).catch((error) => {
    if (!(error instanceof StoreUnavailable || error instanceof OutcomeUnknown)) throw error
  })
  const { head, removed } = await readBounds(store)
  const after = cursor ?? removed
  if (after < removed) return cursorExpired(writeCursor(removed))
  const members = filterMembers.filter((member) => filter[member] !== null)
  const rows = await store.all({
    statement: pageFor(members),
    values: [after, head, limit, ...members.map((member) => filter[member])],
  })
  // A page that is not full has reached the end.
  const last = rows.length < limit ? head : rows.at(-1)?.position
  return { rows, position: Math.max(after, last ?? after) }
}

/** Every event is promised once, so a gap is said. */
const cursorExpired = (oldest: string) =>
  new Problem(
    'cursor_expired',
    `Events after this cursor were removed. The oldest event that is kept follows the cursor ${oldest}.`,
    [],
    {},
    { oldest },
  )
