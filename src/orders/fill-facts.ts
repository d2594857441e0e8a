// Facts of open orders that an older program wrote, before an upgrade or beside this one during it: an index has them. A filled row
// leaves the index, so that processes that fill at the same time do the same or nothing.
import { namesOf } from '../platform/store/row.ts'
import { perEngine, readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'
import { nextTurn } from '../platform/turns/take-turns.ts'
import { factsOf, type OrderFacts, unknownFacts } from './facts.ts'
import { isOpen, openOrders } from './open-orders.ts'
import { type OrderRow, orderColumns, storedOrder } from './order.ts'

/** Orders that one batch fills. */
const batchSize = 100

const selectWithoutFacts = readStatement({
  name: 'order.withoutFacts',
  columns: orderColumns,
  // In the order of the index, which no other one has.
  sql: perEngine(
    (engine) => `SELECT ${namesOf(orderColumns)} FROM ${openOrders(engine, 'orders_without_facts')}
      WHERE facts_version <> version AND ${isOpen} ORDER BY facts_version, id LIMIT ${batchSize}`,
  ),
})

const writeFacts = writeStatement({
  name: 'order.writeFacts',
  entity: { name: 'order', idAt: 1 },
  sql: `UPDATE orders SET leaves_at = $3, arrives_at = $4, carrier = $5, carrier_name = $6, facts_version = $2
    WHERE id = $1 AND version = $2`,
})

/** Returns how many orders it found. */
export async function fillFacts(store: Store): Promise<number> {
  for (let filled = 0; ; await nextTurn()) {
    const rows = await store.all({ statement: selectWithoutFacts })
    if (rows.length > 0) await store.batch(rows.map(factsWrite))
    filled += rows.length
    if (rows.length < batchSize) return filled
  }
}

function factsWrite(row: OrderRow): Write {
  const { leaves_at, arrives_at, carrier, carrier_name } = readableFacts(row)
  // An order that changed meanwhile is found again.
  return write(writeFacts, [row.id, row.version, leaves_at, arrives_at, carrier, carrier_name], 'any')
}

/** The command `check` names orders that cannot be read; they must not keep the others from being filled. */
function readableFacts(row: OrderRow): OrderFacts {
  try {
    return factsOf(storedOrder(row))
  } catch {
    return unknownFacts
  }
}
