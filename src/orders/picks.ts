// Who picks an order: others see it and take another one, or take it over on purpose. It lapses, and never blocks a shipment.
import { Problem } from '../contract/problems.ts'
import { integer, namesOf, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../platform/store/store.ts'

export interface OrderPick {
  orderId: string
  /** Tells callers apart. */
  person: string
  name: string
  since: number
  /** When the person last said so. */
  seenAt: number
}

/** Nobody packs one box for longer without a scan. */
export const pickLastsMs = 30 * 60_000

/** More people do not pick at once. */
const maxPicks = 500

const columns = { order_id: text, person: text, name: text, since: integer, seen_at: integer }

const selectOne = readStatement({
  name: 'orderPick.byOrder',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM order_pick WHERE order_id = $1`,
})

const selectLive = readStatement({
  name: 'orderPick.live',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM order_pick WHERE seen_at > $1 ORDER BY seen_at DESC LIMIT ${maxPicks}`,
})

const insert = insertStatement(
  'orderPick.insert',
  'order_pick',
  Object.keys(columns),
  'ON CONFLICT DO NOTHING',
)

const update = writeStatement({
  name: 'orderPick.update',
  sql: `UPDATE order_pick SET person = $4, name = $5, since = $6, seen_at = $7
    WHERE order_id = $1 AND person = $2 AND seen_at = $3`,
})

const remove = writeStatement({
  name: 'orderPick.delete',
  sql: 'DELETE FROM order_pick WHERE order_id = $1 AND person = $2',
})

const stored = ({ order_id, seen_at, ...row }: RowOf<typeof columns>): OrderPick => ({
  ...row,
  orderId: order_id,
  seenAt: seen_at,
})

export async function loadPick(store: Reader, orderId: string): Promise<OrderPick | undefined> {
  const row = await first(store, { statement: selectOne, values: [orderId] })
  return row && stored(row)
}

export const loadPicks = async (store: Reader, now: number): Promise<OrderPick[]> =>
  (await store.all({ statement: selectLive, values: [now - pickLastsMs] })).map(stored)

/** Changes no row if someone else was faster. */
export const savePick = (before: OrderPick | undefined, after: OrderPick): Write =>
  before
    ? write(update, [
        ...[before.orderId, before.person, before.seenAt],
        ...[after.person, after.name, after.since, after.seenAt],
      ])
    : write(insert, [after.orderId, after.person, after.name, after.since, after.seenAt])

/** Only one's own. */
export const removePick = (orderId: string, person: string): Write => write(remove, [orderId, person], 'any')

const isLive = ({ seenAt }: OrderPick, now: number) => seenAt > now - pickLastsMs

/** Pure. */
export function decidePick(
  before: OrderPick | undefined,
  wanted: Pick<OrderPick, 'orderId' | 'person' | 'name'>,
  isTakenOver: boolean,
  now: number,
): OrderPick | Problem {
  const live = before && isLive(before, now) ? before : undefined
  const isOwn = live?.person === wanted.person
  if (live && !isOwn && !isTakenOver)
    return new Problem('order_picked', `${live.name} picks the order ${wanted.orderId}.`)
  return { ...wanted, since: live && isOwn ? live.since : now, seenAt: now }
}
