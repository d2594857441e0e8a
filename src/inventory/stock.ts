import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, orNull, text } from '../platform/store/row.ts'
import { addStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { type Store, type Write, write } from '../platform/store/store.ts'
import { nextTurn } from '../platform/turns/take-turns.ts'
import { type Claim, type DecidedClaim, freeUnits, type StockLevel } from './availability.ts'
import { bumpSupplyVersion } from './supply-version.ts'

const selectLevels = listStatement({
  name: 'stock.levels',
  columns: {
    product_id: text,
    on_hand: orNull(integer),
    reserved: integer,
    waiting: integer,
    supply_version: integer,
  },
  sql: (products) =>
    `SELECT product_id, on_hand, reserved, waiting, supply_version FROM stock WHERE product_id IN ${products}`,
})

const selectSupply = listStatement({
  name: 'stock.supply',
  columns: { product_id: text, quantity: integer, expected_at: orNull(integer) },
  sql: (products) =>
    `SELECT product_id, quantity, expected_at FROM purchase_order WHERE product_id IN ${products}`,
})

const selectDiscontinued = listStatement({
  name: 'stock.discontinued',
  columns: { id: text },
  sql: (products) => `SELECT id FROM product WHERE discontinued = 1 AND id IN ${products}`,
})

const selectCounts = listStatement({
  name: 'stock.counts',
  columns: { product_id: text, on_hand: orNull(integer), reserved: integer },
  sql: (products) => `SELECT product_id, on_hand, reserved FROM stock WHERE product_id IN ${products}`,
})

const claimFree = addStatement({
  name: 'stock.claimFree',
  table: 'stock',
  key: 'product_id',
  adds: ['reserved', 'last_number'],
  condition: ({ reserved }) => `COALESCE(stock.on_hand, 0) - stock.reserved - stock.waiting >= ${reserved}`,
})

const claim = writeStatement({
  name: 'stock.claim',
  sql: `UPDATE stock SET reserved = reserved + $2, waiting = waiting + $3, last_number = last_number + 1
    WHERE product_id = $1 AND ($2 = 0 OR COALESCE(on_hand, 0) - reserved - waiting >= $2)
      AND ($3 = 0 OR supply_version = $5 AND waiting + reserved - COALESCE(on_hand, 0) <= $4)`,
})

const release = writeStatement({
  name: 'stock.release',
  sql: `UPDATE stock SET reserved = reserved - $2, waiting = waiting - $3, ${bumpSupplyVersion}
    WHERE product_id = $1`,
})

const updateOnHand = writeStatement({
  name: 'stock.setOnHand',
  sql: `UPDATE stock SET on_hand = $2, ${bumpSupplyVersion} WHERE product_id = $1 AND reserved <= $2`,
})

// The supply version is never settled here: orders wait, and allocation gives them dates.
const updateBelowReserved = writeStatement({
  name: 'stock.setOnHandBelowReserved',
  sql: `UPDATE stock SET on_hand = $2, reserved = reserved - $3, waiting = waiting + $3, supply_version = supply_version + 1
    WHERE product_id = $1 AND reserved = $4 AND supply_version = $5 AND reserved - $3 <= $2`,
})

const selectSoldOut = readStatement({
  name: 'stock.soldOut',
  columns: { id: text },
  sql: `SELECT p.id FROM product p JOIN stock s ON s.product_id = p.id
    WHERE p.discontinued = 1 AND s.on_hand - s.reserved - s.waiting <= 0 ORDER BY p.id`,
})

const selectUndated = readStatement({
  name: 'stock.undated',
  columns: { product_id: text },
  sql: `SELECT s.product_id FROM stock s WHERE s.on_hand IS NOT NULL AND s.on_hand - s.reserved - s.waiting <= 0
    AND NOT EXISTS (SELECT 1 FROM purchase_order p WHERE p.product_id = s.product_id AND p.expected_at > $1)
    AND s.product_id > $2 ORDER BY s.product_id LIMIT $3`,
})

const selectOrderCounts = readStatement({
  name: 'stock.orderCounts',
  columns: { product_id: text, last_number: integer },
  sql: `SELECT product_id, last_number FROM stock WHERE last_number > 0 AND product_id > $1 ORDER BY product_id LIMIT $2`,
})

const ship = writeStatement({
  name: 'stock.takeOffHand',
  sql: `UPDATE stock SET on_hand = on_hand - $2, reserved = reserved - $2
    WHERE product_id = $1 AND reserved >= $2`,
})

const putBack = writeStatement({
  name: 'stock.putBack',
  sql: `UPDATE stock SET on_hand = on_hand + $2, ${bumpSupplyVersion} WHERE product_id = $1`,
})

const allocate = writeStatement({
  name: 'stock.allocate',
  sql: `UPDATE stock SET reserved = reserved + $2, waiting = waiting - $2
    WHERE product_id = $1 AND COALESCE(on_hand, 0) - reserved >= $2 AND supply_version = $3`,
})

/**
 * The stock of products for requested quantities. Purchase orders and the discontinued flag are read only for products
 * with too few free units.
 */
export async function loadStock(
  store: Store,
  wanted: ReadonlyMap<string, number>,
): Promise<Map<string, StockLevel>> {
  const stock = await allIn(store, selectLevels, [...wanted.keys()])
  const levels = new Map<string, StockLevel>()
  for (const row of stock) {
    levels.set(row.product_id, {
      onHand: row.on_hand,
      reserved: row.reserved,
      waiting: row.waiting,
      isDiscontinued: false,
      supply: [],
      supplyVersion: row.supply_version,
    })
  }
  const short = [...levels]
    .filter(([productId, level]) => freeUnits(level) < (wanted.get(productId) ?? 0))
    .map(([productId]) => productId)
  if (short.length === 0) return levels
  const [supply, discontinued] = await Promise.all([
    allIn(store, selectSupply, short),
    allIn(store, selectDiscontinued, short),
  ])
  for (const { id } of discontinued) {
    const level = levels.get(id)
    if (level) level.isDiscontinued = true
  }
  for (const { product_id, quantity, expected_at } of supply) {
    levels.get(product_id)?.supply.push({ quantity, expectedAt: expected_at })
  }
  return levels
}

/**
 * Reserves free units and waits for the rest. Changes no row if another order took the units, if another order joined the
 * queue before and a date was promised, or if the supply version changed.
 */
export const claimStock = ({ productId, reserved, waiting, behind, supplyVersion }: DecidedClaim): Write =>
  waiting === 0
    ? write(claimFree, [productId, reserved, 1])
    : write(claim, [productId, reserved, waiting, behind ?? Number.MAX_SAFE_INTEGER, supplyVersion])

/** Returns exactly the claim of an order. */
export const releaseStock = ({ productId, reserved, waiting }: Claim): Write =>
  write(release, [productId, reserved, waiting])

/** What products have on hand, null if it is not tracked, and how much of it orders have reserved. */
export async function loadStockCounts(
  store: Store,
  productIds: string[],
): Promise<Map<string, { onHand: number | null; reserved: number }>> {
  const rows = await allIn(store, selectCounts, productIds)
  return new Map(rows.map(({ product_id, on_hand, reserved }) => [product_id, { onHand: on_hand, reserved }]))
}

/** Sets the stock on hand. Changes no row if orders have reserved more. */
export const setOnHand = (productId: string, onHand: number): Write =>
  write(updateOnHand, [productId, onHand])

/** Sets the stock on hand and takes units back from orders. Changes no row if others were reserved or given away meanwhile. */
export const setOnHandBelowReserved = (count: {
  productId: string
  onHand: number
  lost: number
  reserved: number
  supplyVersion: number
}): Write =>
  write(updateBelowReserved, [count.productId, count.onHand, count.lost, count.reserved, count.supplyVersion])

/** Discontinued products without free units. Products without tracked stock are not included. */
export async function loadSoldOut(store: Store): Promise<Set<string>> {
  const rows = await store.all({ statement: selectSoldOut })
  return new Set(rows.map(({ id }) => id))
}

/** A page takes one to two milliseconds with 42,000 products, all of them at once 30. */
const undatedPerPage = 200

const orderCountsPerPage = 500

/** Counted products without a free unit and without a delivery that has a date. Other requests run between two pages. */
export async function loadUndated(store: Store, now: number): Promise<Set<string>> {
  const undated = new Set<string>()
  for (let last = ''; ; await nextTurn()) {
    const rows = await store.all({ statement: selectUndated, values: [now, last, undatedPerPage] })
    for (const { product_id } of rows) undated.add(product_id)
    if (rows.length < undatedPerPage) return undated
    last = rows.at(-1)?.product_id ?? last
  }
}

/** By product, how many orders have ever claimed it. Other requests run between two pages. */
export async function loadOrderCounts(store: Store): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let last = ''; ; await nextTurn()) {
    const rows = await store.all({ statement: selectOrderCounts, values: [last, orderCountsPerPage] })
    for (const { product_id, last_number } of rows) counts.set(product_id, last_number)
    if (rows.length < orderCountsPerPage) return counts
    last = rows.at(-1)?.product_id ?? last
  }
}

/** Ships reserved units. Changes no row if they are not there. */
export const takeOffHand = (productId: string, units: number): Write => write(ship, [productId, units])

/** Puts units on the shelf that came back. A product without tracked stock stays without. */
export const putOnHand = (productId: string, units: number): Write => write(putBack, [productId, units])

/**
 * Reserves units on the shelf, possibly none, for a waiting order. Changes no row if they are gone or if the supply version
 * changed.
 */
export const allocateUnits = (productId: string, units: number, supplyVersion: number): Write =>
  write(allocate, [productId, units, supplyVersion])

/** For reading stock without a requested quantity. */
export const unitOfEach = (productIds: readonly string[]) =>
  new Map(productIds.map((productId) => [productId, 1]))
