// The writes of a count below the reserved units, for the route of the inventory.
import type { ShortagePlan } from '../inventory/context.ts'
import { joinQueueAt, loadFirstNumber, loadQueueNumbers } from '../inventory/queue.ts'
import { setOnHandBelowReserved } from '../inventory/stock.ts'
import { text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { Store } from '../platform/store/store.ts'
import { loadOrders } from './order.ts'
import { recordChanged } from './record.ts'
import { decideShortage, holderOf } from './shortage.ts'
import { queueStates } from './states.ts'

const page = 200

// Such a count is rare, so the open orders are searched without an index of their products.
const selectMentions = readStatement({
  name: 'order.mentions',
  columns: { id: text },
  sql: {
    postgres: `SELECT id FROM orders WHERE state = $1 AND id > $2 AND strpos(body, $3) > 0 ORDER BY id LIMIT ${page}`,
    sqlite: `SELECT id FROM orders WHERE state = $1 AND id > $2 AND instr(body, $3) > 0 ORDER BY id LIMIT ${page}`,
  },
})

/** Which orders lose units if only so many are on hand, and the writes for it. */
export async function planShortage(
  store: Store,
  productId: string,
  onHand: number,
  supplyVersion: number,
  now: number,
): Promise<ShortagePlan> {
  const orders = await loadOrders(store, await findMentions(store, productId))
  // Read after the orders: if one of them joins or leaves the queue meanwhile, its version is no longer the one read.
  const [numbers, firstNumber] = await Promise.all([
    loadQueueNumbers(store, productId),
    loadFirstNumber(store, productId),
  ])
  const holders = orders.flatMap(
    (stored) => holderOf(stored, productId, numbers.get(stored.id) ?? null) ?? [],
  )
  const reserved = holders.reduce((sum, holder) => sum + holder.reserved, 0)
  const losses = decideShortage(holders, productId, onHand, firstNumber, now)
  const lost = losses.reduce((sum, { units }) => sum + units, 0)
  return {
    orders: losses.map(({ before, units }) => ({ orderId: before.id, units })),
    writes: (actor) => [
      ...losses.flatMap(({ before, after, units, joinsAt }) => [
        ...recordChanged(
          before,
          after,
          {
            type: 'order.rescheduled',
            action: 'reschedule',
            actor,
            occurredAt: now,
            data: { productId, allocated: -units },
          },
          [],
        ),
        ...(joinsAt === null ? [] : [joinQueueAt(before.id, productId, joinsAt)]),
      ]),
      // If the orders that were read do not have all reserved units, one of them changed meanwhile: no row is changed.
      setOnHandBelowReserved({ productId, onHand, lost, reserved, supplyVersion }),
    ],
  }
}

async function findMentions(store: Store, productId: string): Promise<string[]> {
  const ids: string[] = []
  for (const state of queueStates) {
    for (let after = ''; ; ) {
      const rows = await store.all({
        statement: selectMentions,
        values: [state, after, JSON.stringify(productId)],
      })
      ids.push(...rows.map(({ id }) => id))
      if (rows.length < page) break
      after = rows.at(-1)?.id ?? after
    }
  }
  return ids
}
