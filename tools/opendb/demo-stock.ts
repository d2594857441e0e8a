import { catalogTopic } from '../../src/catalog/topics.ts'
import { savePurchaseOrder } from '../../src/inventory/purchase-order.ts'
import { setOnHand } from '../../src/inventory/stock.ts'
import type { ImportProgress } from '../../src/platform/import/progress.ts'
import { text } from '../../src/platform/store/row.ts'
import { readStatement, writeStatement } from '../../src/platform/store/statement.ts'
import type { Store, Write } from '../../src/platform/store/store.ts'
import type { OpenDbReport } from './report.ts'
import { chunkSaver } from './save-chunks.ts'
import { seeded } from './seed.ts'

const dayMs = 86_400_000

export interface DemoSupply {
  onHand: number
  isDiscontinued: boolean
  /** Open purchase order: quantity, and days until it arrives (null if unconfirmed). */
  ordered: { quantity: number; inDays: number | null } | null
}

/** Distribution of stock: a few products discontinued, some sold out, most in stock, few in large numbers. */
export function demoSupplyOf(productId: string): DemoSupply {
  const chance = seeded(productId, 'stock')
  if (chance < 0.03) return { onHand: 0, isDiscontinued: true, ordered: null }
  const isSoldOut = chance < 0.18
  const onHand = isSoldOut ? 0 : 1 + Math.floor(199 * seeded(productId, 'quantity') ** 2)
  const isOrdered = seeded(productId, 'ordered') < (isSoldOut ? 0.75 : 0.15)
  if (!isOrdered) return { onHand, isDiscontinued: false, ordered: null }
  const when = seeded(productId, 'date')
  const quantity = 5 * (1 + Math.floor(20 * seeded(productId, 'ordered quantity')))
  return {
    onHand,
    isDiscontinued: false,
    ordered: { quantity, inDays: when < 0.3 ? null : 2 + Math.floor(40 * when) },
  }
}

const selectUncounted = readStatement({
  name: 'demoStock.uncounted',
  columns: { product_id: text },
  sql: 'SELECT product_id FROM stock WHERE on_hand IS NULL',
})

const discontinue = writeStatement({
  name: 'demoStock.discontinue',
  sql: 'UPDATE product SET discontinued = 1, version = version + 1 WHERE id = $1',
})

/** Adds stock to products without tracked stock; existing stock and claims of orders are kept. */
export async function saveDemoStock(
  store: Store,
  productIds: readonly string[],
  { progress, clock }: { progress: ImportProgress; clock: () => number },
): Promise<NonNullable<OpenDbReport['stock']>> {
  const rows = await store.all({ statement: selectUncounted })
  const uncounted = new Set(rows.map(({ product_id }) => product_id))
  const missing = productIds.filter((id) => uncounted.has(id))
  const today = Math.floor(clock() / dayMs) * dayMs
  const saver = chunkSaver(store, catalogTopic, clock)
  await saver.save(
    missing,
    (id) => writesOf(id, demoSupplyOf(id), today),
    (done) => progress('stock', done, missing.length),
  )
  await saver.finish()
  return { written: missing.length }
}

function writesOf(id: string, { onHand, isDiscontinued, ordered }: DemoSupply, today: number): Write[] {
  const writes = [setOnHand(id, onHand)]
  if (isDiscontinued) writes.push({ statement: discontinue, values: [id], rows: 1 })
  if (ordered) {
    const expectedAt = ordered.inDays === null ? null : today + ordered.inDays * dayMs
    const { quantity } = ordered
    writes.push(...savePurchaseOrder({ id: `demo-${id}`, productId: id, quantity, expectedAt }))
  }
  return writes
}
