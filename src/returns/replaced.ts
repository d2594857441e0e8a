// Units that are replaced: a replacement order has them, and they are neither cancelled nor came back in turn. It is counted from these
// orders whenever it matters, so that a cancelled replacement needs no correction of the return.
import { findLine, keptUnits } from '../orders/lines.ts'
import type { Store } from '../platform/store/store.ts'
import type { OrdersById } from './decision.ts'
import { loadOrdersById } from './load.ts'
import { type LineOfReturn, loadReturnsOfOrders, type StoredReturn } from './return.ts'

/** Replacement orders, and the returns of their units. */
export interface Replacements {
  orders: OrdersById
  returns: readonly StoredReturn[]
}

export const noReplacements: Replacements = { orders: new Map(), returns: [] }

/** What is known when units are replaced or credited. */
export interface KnownOfReturn {
  stored: StoredReturn
  orders: OrdersById
  /** All returns of these orders, this one among them. */
  returns: readonly StoredReturn[]
  replacements: Replacements
}

/** Received units that the shop keeps; those to repair go back. */
export const keptUnitsOf = ({ received }: Pick<LineOfReturn, 'received'>) =>
  received.filter(({ condition }) => condition !== 'Repair').reduce((sum, { quantity }) => sum + quantity, 0)

/** Units of a line of a return that a replacement stands for now. */
export function replacedUnits(
  { replacements = [] }: Pick<LineOfReturn, 'replacements'>,
  known: Replacements,
): number {
  return replacements.reduce((sum, { orderId, lineNumber, quantity }) => {
    const order = known.orders.get(orderId)
    const line = order && findLine(order.order.orderLines, lineNumber)
    // What is not known counts, so that no unit is settled twice.
    return sum + (line ? keptUnits(line) - cameBack(orderId, lineNumber, known) : quantity)
  }, 0)
}

/** Units of a replacement that came back and are not replaced in turn. */
const cameBack = (orderId: string, lineNumber: string, known: Replacements): number =>
  known.returns
    .flatMap(({ lines }) => lines)
    .filter((line) => line.orderId === orderId && line.lineNumber === lineNumber)
    .reduce((sum, line) => sum + keptUnitsOf(line) - replacedUnits(line, known), 0)

/** Received units that are neither credited nor replaced. */
export const unsettledUnits = (line: LineOfReturn, known: Replacements) =>
  keptUnitsOf(line) - line.credited - replacedUnits(line, known)

/** Replaced units of an order by line number, from all of its returns. */
export function replacedOfOrder(
  orderId: string,
  returns: readonly StoredReturn[],
  known: Replacements,
): Map<string, number> {
  const units = new Map<string, number>()
  for (const line of returns.flatMap(({ lines }) => lines)) {
    if (line.orderId !== orderId || !line.replacements) continue
    units.set(line.lineNumber, (units.get(line.lineNumber) ?? 0) + replacedUnits(line, known))
  }
  return units
}

/** A replacement may be returned and replaced in turn. */
export async function loadReplacements(
  store: Store,
  returns: readonly StoredReturn[],
): Promise<Replacements> {
  const orders = new Map(noReplacements.orders)
  const all: StoredReturn[] = []
  const next = (some: readonly StoredReturn[]) =>
    some.flatMap(replacementsOf).filter((orderId) => !orders.has(orderId))
  for (let ids = next(returns); ids.length > 0; ) {
    for (const [id, order] of await loadOrdersById(store, ids)) orders.set(id, order)
    const found = await loadReturnsOfOrders(store, ids)
    all.push(...found)
    ids = next(found)
  }
  return { orders, returns: all }
}

export const replacementsOf = ({ lines }: Pick<StoredReturn, 'lines'>): string[] => [
  ...new Set(lines.flatMap(({ replacements = [] }) => replacements.map(({ orderId }) => orderId))),
]

/** Replaced units of an order by line number. Load the order before: its version guards what is decided by them. */
export async function loadReplacedUnits(store: Store, orderId: string): Promise<ReadonlyMap<string, number>> {
  const returns = await loadReturnsOfOrders(store, [orderId])
  return replacedOfOrder(orderId, returns, await loadReplacements(store, returns))
}

export async function loadKnown(
  store: Store,
  stored: StoredReturn,
  orders: OrdersById,
): Promise<KnownOfReturn> {
  const returns = await loadReturnsOfOrders(store, [...orders.keys()])
  return { stored, orders, returns, replacements: await loadReplacements(store, returns) }
}
