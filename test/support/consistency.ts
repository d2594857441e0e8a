// Invariants of a database, whatever was raced, retried, killed, copied or restored. Reads the rows, not the API. Call
// it while no client is writing.

import { checkRows } from '../../src/check/check.ts'
import { isOfOrder } from '../../src/contract/event-types.ts'
import type { Order, OrderLine } from '../../src/contract/order.ts'
import type { RowReader } from '../../src/platform/store/snapshot.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'

interface OrderRow {
  id: string
  draft_id: string
  state: string
  version: number
  body: string
}
interface EventRow {
  order_id: string
  order_version: number
  type: string
}
/**
 * All violated invariants as sentences; none if the database is sound. Tables are read one after the other, and a
 * service may still be allocating stock: only violations that persist count.
 */
export async function contradictions(store: Store): Promise<string[]> {
  for (let attempt = 0; ; attempt++) {
    const found = await findContradictions(store)
    if (found.length === 0 || attempt === 5) return found
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function findContradictions(store: Store): Promise<string[]> {
  const drafts = await store.all<{ id: string }>({ statement: adHoc('SELECT id FROM draft') })
  const orders = await store.all<OrderRow>({ statement: adHoc('SELECT * FROM orders') })
  const events = await store.all<EventRow>({ statement: adHoc('SELECT * FROM event') })
  const kept = await store.all<{ idempotency_key: string; status: number; location: string | null }>({
    statement: adHoc('SELECT * FROM idempotency'),
  })

  const found: string[] = []
  const hold = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence)
  }
  for await (const { what } of checkRows(readerOf(store), () => {})) found.push(what)
  const draftIds = new Set(drafts.map(({ id }) => id))
  const eventsOfOrder = Map.groupBy(events, ({ order_id }) => order_id)
  const orderById = new Map(orders.map((order) => [order.id, order]))

  const ordersOfDraft = Map.groupBy(orders, ({ draft_id }) => draft_id)
  for (const [id, own] of ordersOfDraft) hold(own.length === 1, `draft ${id} became ${own.length} orders`)
  for (const row of orders) {
    found.push(...contradictionsOf(row))
    found.push(...wrongEvents(row, eventsOfOrder.get(row.id) ?? []))
  }
  for (const { order_id, type } of events.filter((event) => isOfOrder(event.type)))
    hold(orderById.has(order_id), `event ${type} of no order ${order_id}`)
  for (const { idempotency_key, status, location } of kept) {
    const id = location?.split('/').at(-1) ?? ''
    const isThere = location === null || draftIds.has(id) || orderById.has(id)
    hold(isThere, `key ${idempotency_key} answers ${status} with ${location}, which does not exist`)
  }
  return found
}

/** Tables one after the other, without a snapshot. */
export const readerOf = (store: Store): RowReader => ({
  async *rows(statement) {
    yield* await store.all({ statement })
  },
})

function contradictionsOf(row: OrderRow): string[] {
  const found: string[] = []
  const hold = (holds: boolean, sentence: string) => {
    if (!holds) found.push(`order ${row.id}: ${sentence}`)
  }
  const order = JSON.parse(row.body) as Order
  if (row.state === 'Cancelled') {
    hold(order.expectedDeliveries.length === 0, 'is cancelled and still expects deliveries')
    hold('cancelled' in order.events, 'is cancelled and its text does not say so')
    hold(
      order.orderLines.every(({ quantity }) => quantity.cancelled + quantity.fulfilled === quantity.total),
      'is cancelled, some lines are not',
    )
  }
  return found
}

/** Every version of an order has one event: the first is placed, the last may be cancelled. */
function wrongEvents(row: OrderRow, own: EventRow[]): string[] {
  const inOrder = own.toSorted((a, b) => a.order_version - b.order_version)
  const types = inOrder.map(({ type }) => type)
  const isSound =
    inOrder.length === row.version &&
    inOrder.every(({ order_version }, index) => order_version === index + 1) &&
    types.indexOf('order.placed') === 0 &&
    types.lastIndexOf('order.placed') === 0 &&
    types.indexOf('order.cancelled') === (row.state === 'Cancelled' ? row.version - 1 : -1)
  return isSound
    ? []
    : [`order ${row.id} is ${row.state}, version ${row.version}, but has the events ${types}`]
}

/** net + vat = gross on every line, to the minor unit. Currencies here have two decimals. */
export function wrongMoney(order: Pick<Order, 'orderLines'>): string[] {
  const all = (lines: OrderLine[]): OrderLine[] => lines.flatMap((line) => [line, ...all(line.orderLines)])
  return all(order.orderLines)
    .filter(({ unitPrice }) => minor(unitPrice.net) + minor(unitPrice.vat) !== minor(unitPrice.gross))
    .map(({ lineNumber, unitPrice }) => `line ${lineNumber} does not add up: ${show(unitPrice)}`)
}

/** The price of an order without its delivery, in minor units. */
export function minorSum({ orderLines }: Pick<Order, 'orderLines'>) {
  const goods = orderLines.filter(({ categories }) => !categories.includes('DELIVERY'))
  const of = (part: 'net' | 'vat' | 'gross') =>
    sum(goods, ({ unitPrice, quantity }) => minor(unitPrice[part]) * quantity.total)
  return { net: of('net'), vat: of('vat'), gross: of('gross') }
}

export const minor = (amount: number) => Math.round(amount * 100)

const sum = <T>(rows: T[], amount: (row: T) => number) => rows.reduce((total, row) => total + amount(row), 0)

const show = (value: unknown) => JSON.stringify(value)

export interface StockOf {
  on_hand: number | null
  reserved: number
  waiting: number
}

export async function stockOf(store: Store, productId: string): Promise<StockOf> {
  const [row] = await store.all<StockOf>({
    statement: adHoc('SELECT on_hand, reserved, waiting FROM stock WHERE product_id = $1'),
    values: [productId],
  })
  if (!row) throw new Error(`There is no stock of ${productId}.`)
  return { on_hand: row.on_hand, reserved: row.reserved, waiting: row.waiting }
}

export async function countOf(store: Store, from: string, values: (string | number)[] = []): Promise<number> {
  const [row] = await store.all<{ count: number }>({
    statement: adHoc(`SELECT count(*) AS count FROM ${from}`),
    values,
  })
  return Number(row?.count)
}
