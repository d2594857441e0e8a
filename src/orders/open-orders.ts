// Open orders of a state, oldest first, with what is computed from their texts. A text is read once per version of its order.
import { integer, namesOf, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import { nextTurn } from '../platform/turns/take-turns.ts'
import { loadOrders, type OrderPosition, type StoredOrder } from './order.ts'
import type { OrderState } from './states.ts'

/** Orders read between two pauses: a few milliseconds. */
const pageLength = 200

const columns = {
  id: text,
  account: text,
  version: integer,
  placed_at: integer,
  transit_days: integer,
  not_before: orNull(integer),
}
export type OpenOrder = RowOf<typeof columns>

const selectPage = readStatement({
  name: 'order.openPage',
  columns,
  sql: `SELECT ${namesOf(columns)} FROM orders
    WHERE state = $1 AND (placed_at, id) > ($2, $3) AND placed_at <= $4 ORDER BY placed_at, id LIMIT ${pageLength}`,
})

export interface OpenQuestion {
  state: OrderState
  /** Only orders that were placed until then. */
  until?: number
  /** Texts of other orders are not read. */
  isNeeded?: (order: OpenOrder) => boolean
}

/** An order with what was computed from its text. */
type Computed<T> = OpenOrder & { computed: T }

interface Known<T> {
  version: number
  computed: T
}

/** The reader yields pages, and lets other requests run between them. */
export function openOrderReader<T>(compute: (stored: StoredOrder) => T) {
  /** Per state, from its last reading: orders that left the state are forgotten. */
  const known = new Map<OrderState, Map<string, Known<T>>>()

  return async function* read(
    reader: Reader,
    { state, until = Number.MAX_SAFE_INTEGER, isNeeded = () => true }: OpenQuestion,
  ): AsyncGenerator<Computed<T>[]> {
    const before = known.get(state)
    const seen = new Map<string, Known<T>>()
    let after: OrderPosition = { placedAt: -1, id: '' }
    let hasFailed = false
    try {
      for (;;) {
        const rows = await reader.all({
          statement: selectPage,
          values: [state, after.placedAt, after.id, until],
        })
        const needed = rows.filter(isNeeded)
        const changed = needed.filter(({ id, version }) => before?.get(id)?.version !== version)
        const stored = await loadOrders(
          reader,
          changed.map(({ id }) => id),
        )
        const fresh = new Map(
          stored.map((each) => [each.id, { version: each.version, computed: compute(each) }]),
        )
        yield needed.flatMap((row) => {
          const found = fresh.get(row.id) ?? before?.get(row.id)
          if (!found) return []
          seen.set(row.id, found)
          return [{ ...row, computed: found.computed }]
        })
        const last = rows.at(-1)
        if (!last || rows.length < pageLength) return
        after = { placedAt: last.placed_at, id: last.id }
        await nextTurn()
      }
    } catch (error) {
      hasFailed = true
      throw error
    } finally {
      // Also if the caller needs no further page. After an error, what was known before is still right.
      if (!hasFailed) known.set(state, seen)
    }
  }
}
