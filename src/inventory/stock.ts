import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, orNull, text } from '../platform/store/row.ts'
import { readStatement, writeStatement } from '../platform/store/statement.ts'
import type { Store, Write } from '../platform/store/store.ts'
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

const selectSoldOut = readStatement({
  name: 'stock.soldOut',
  columns: { id: text },
  sql: `SELECT p.id FROM product p JOIN stock s ON s.product_id = p.id
    WHERE p.discontinued = 1 AND s.on_hand - s.reserved - s.waiting <= 0 ORDER BY p.id`,
})

const ship = writeStatement({
  name: 'stock.takeOffHand',
  sql: `UPDATE stock SET on_hand = on_hand - $2, reserved = reserved - $2
    WHERE product_id = $1 AND reserved >= $2`,
})

const allocate = writeStatement({
  name: 'stock.allocate',
  sql: `UPDATE stock SET reserved = reserved + $2, waiting = waiting - $2
    WHERE product_id = $1 AND COALESCE(on_hand, 0) - reserved >= $2 AND supply_version = $3`,
})

/**
 * The stock of products of which so many units are wanted. Where enough are free, nobody needs to know what is on its
 * way or whether anything ever will be, and it is not read.
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
 * Reserves what is on hand and queues for the rest. Touches no row when somebody else took the units, stands before us
 * in a queue that we promised a date from, or when the supply is another than the one we looked at.
 */
export const claimStock = ({ productId, reserved, waiting, behind, supplyVersion }: DecidedClaim): Write => ({
  statement: claim,
  values: [productId, reserved, waiting, behind ?? Number.MAX_SAFE_INTEGER, supplyVersion],
  rows: 1,
})

/** Gives back exactly what an order had claimed. */
export const releaseStock = ({ productId, reserved, waiting }: Claim): Write => ({
  statement: release,
  values: [productId, reserved, waiting],
  rows: 1,
})

/** Sets what is on the shelf. Touches no row when orders have reserved more than that. */
export const setOnHand = (productId: string, onHand: number): Write => ({
  statement: updateOnHand,
  values: [productId, onHand],
  rows: 1,
})

/** Discontinued products of which no unit is free any more; of what nobody has counted, there may be some. */
export async function loadSoldOut(store: Store): Promise<Set<string>> {
  const rows = await store.all({ statement: selectSoldOut })
  return new Set(rows.map(({ id }) => id))
}

/** Units leave the shelf. Touches no row when they are not there. They were reserved, so nobody waits for them. */
export const takeOffHand = (productId: string, units: number): Write => ({
  statement: ship,
  values: [productId, units],
  rows: 1,
})

/**
 * Units on the shelf, or none, go to an order that waited for them. Touches no row when they are gone, or when the supply
 * is another than the one we looked at.
 */
export const allocateUnits = (productId: string, units: number, supplyVersion: number): Write => ({
  statement: allocate,
  values: [productId, units, supplyVersion],
  rows: 1,
})

/** For a look at products of which nobody wants any yet. */
export const unitOfEach = (productIds: readonly string[]) =>
  new Map(productIds.map((productId) => [productId, 1]))
