// The feed of events, for clients that poll.
import { integer, namesOf } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Store } from '../platform/store/store.ts'
import { variants } from '../platform/store/variants.ts'
import type { EventRow } from './cloud-event.ts'
import { eventColumns } from './event.ts'
import { type LoadFanOut, placeEvents, readHead } from './sequence.ts'

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

/** Assigns positions to committed events first, so that a reader sees every change answered before its request. */
export async function readFeed(
  store: Store,
  loadFanOut: LoadFanOut,
  filter: FeedFilter,
  after: number,
  limit: number,
): Promise<FeedPage> {
  await placeEvents(store, loadFanOut)
  const head = await readHead(store)
  const members = filterMembers.filter((member) => filter[member] !== null)
  const rows = await store.all({
    statement: pageFor(members),
    values: [after, head, limit, ...members.map((member) => filter[member])],
  })
  // A page that is not full has reached the end.
  const last = rows.length < limit ? head : rows.at(-1)?.position
  return { rows, position: Math.max(after, last ?? after) }
}
