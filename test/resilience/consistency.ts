// What must hold in a database whatever was raced, retried, killed, copied or restored. Looks at the rows themselves,
// not through the interface. Call it when no client is writing.
import type { Order, OrderLine } from '../../src/contract/order.ts'
import type { Store } from '../../src/store/store.ts'
import { heldBy, loadQueues } from '../support/held.ts'

interface DraftRow {
  id: string
  account: string
  body: string
}
interface OrderRow {
  id: string
  draft_id: string
  account: string
  state: string
  version: number
  placed_at: number
  body: string
  history: string
}
interface EventRow {
  order_id: string
  order_version: number
  type: string
}
interface StockRow {
  product_id: string
  on_hand: number | null
  reserved: number
  waiting: number
}

/**
 * Every way in which the database contradicts itself, as sentences; none when it is sound. Tables are read one after the
 * other, and a service may still be allocating stock meanwhile: only what stays is a contradiction.
 */
export async function contradictions(store: Store): Promise<string[]> {
  for (let look = 0; ; look++) {
    const found = await lookForContradictions(store)
    if (found.length === 0 || look === 5) return found
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}

async function lookForContradictions(store: Store): Promise<string[]> {
  const drafts = await store.all<DraftRow>({ sql: 'SELECT * FROM draft' })
  const orders = await store.all<OrderRow>({ sql: 'SELECT * FROM orders' })
  const queues = await loadQueues(store)
  const events = await store.all<EventRow>({ sql: 'SELECT * FROM event' })
  const stock = await store.all<StockRow>({ sql: 'SELECT * FROM stock' })
  const kept = await store.all<{ idempotency_key: string; status: number; location: string | null }>({
    sql: 'SELECT * FROM idempotency',
  })

  const found: string[] = []
  const hold = (holds: boolean, sentence: string) => {
    if (!holds) found.push(sentence)
  }
  const draftById = new Map(drafts.map((draft) => [draft.id, draft]))
  const held = orders.flatMap(heldBy)
  const heldOfProduct = Map.groupBy(held, ({ productId }) => productId)
  const eventsOfOrder = Map.groupBy(events, ({ order_id }) => order_id)
  const orderById = new Map(orders.map((order) => [order.id, order]))

  const ordersOfDraft = Map.groupBy(orders, ({ draft_id }) => draft_id)
  for (const [id, own] of ordersOfDraft) hold(own.length === 1, `draft ${id} became ${own.length} orders`)
  for (const row of orders) {
    hold(draftById.has(row.draft_id), `order ${row.id} has no draft`)
    hold(draftById.get(row.draft_id)?.account === row.account, `order ${row.id} belongs to another account`)
    found.push(...contradictionsOf(row, draftById.get(row.draft_id)))
    found.push(...wrongEvents(row, eventsOfOrder.get(row.id) ?? []))
    const versions = (JSON.parse(`[${row.history.slice(0, -1)}]`) as { version: number }[]).map(
      ({ version }) => version,
    )
    hold(
      versions.length === row.version && versions.every((version, index) => version === index + 1),
      `order ${row.id} has version ${row.version}, its history tells of ${versions}`,
    )
  }
  for (const { order_id, type } of events)
    hold(orderById.has(order_id), `event ${type} of no order ${order_id}`)
  const waiting = new Set(
    held.filter((each) => !each.isReserved).map((each) => `${each.orderId} for ${each.productId}`),
  )
  const queued = new Set(queues.map(({ order_id, product_id }) => `${order_id} for ${product_id}`))
  for (const each of waiting.difference(queued)) hold(false, `order ${each} waits and stands in no queue`)
  for (const each of queued.difference(waiting))
    hold(false, `order ${each} stands in a queue and does not wait`)

  for (const { product_id, on_hand, reserved, waiting } of stock) {
    const own = heldOfProduct.get(product_id) ?? []
    const unitsOf = (isReserved: boolean) =>
      sum(
        own.filter((each) => each.isReserved === isReserved),
        (each) => each.units,
      )
    const sums = { reserved: unitsOf(true), waiting: unitsOf(false) }
    hold(reserved === sums.reserved, `${product_id}: ${reserved} reserved, orders hold ${sums.reserved}`)
    hold(waiting === sums.waiting, `${product_id}: ${waiting} waiting, orders wait for ${sums.waiting}`)
    hold(reserved <= (on_hand ?? 0), `${product_id}: ${reserved} reserved of ${on_hand} on hand`)
  }
  for (const { idempotency_key, status, location } of kept) {
    const id = location?.split('/').at(-1) ?? ''
    const isThere = location === null || draftById.has(id) || orderById.has(id)
    hold(isThere, `key ${idempotency_key} answers ${status} with ${location}, which does not exist`)
  }
  return found
}

function contradictionsOf(row: OrderRow, draft: DraftRow | undefined): string[] {
  const found: string[] = []
  const hold = (holds: boolean, sentence: string) => {
    if (!holds) found.push(`order ${row.id}: ${sentence}`)
  }
  const { order } = JSON.parse(row.body) as { order: Order }
  hold(order.orderId === row.id && order.checkoutId === row.draft_id, 'its text names other ids')

  const shelf = shelfLines(order.orderLines)
  if (row.state === 'Cancelled') {
    hold(order.expectedDeliveries.length === 0, 'is cancelled and still expects deliveries')
    hold('cancelled' in order.events, 'is cancelled and its text does not say so')
    hold(
      order.orderLines.every(({ quantity }) => quantity.cancelled + quantity.fulfilled === quantity.total),
      'is cancelled, some lines are not',
    )
  } else if (row.state === 'Placed') {
    const open = shelf.filter(({ quantity }) => quantity.cancelled < quantity.total)
    const wanted = totalBy(open, (line) => [
      line.materialNumber,
      line.quantity.total - line.quantity.cancelled,
    ])
    const held = totalBy(heldBy(row), (each) => [each.productId, each.units])
    hold(sameTotals(wanted, held), `holds ${show(held)} instead of ${show(wanted)}`)
  }
  found.push(...wrongMoney(order).map((sentence) => `order ${row.id}: ${sentence}`))
  if (draft) {
    const { totals } = JSON.parse(draft.body).quote
    const charged = minorSum(order)
    hold(
      totals.net === charged.net && totals.vat === charged.vat && totals.gross === charged.gross,
      `charges ${show(charged)}, its draft quoted ${show(totals)}`,
    )
  }
  return found
}

/** Every version of an order has one event: the first says that it was placed, the last may say that it was cancelled. */
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

/** What an order costs without its delivery, in minor units. */
export function minorSum({ orderLines }: Pick<Order, 'orderLines'>) {
  const goods = orderLines.filter(({ categories }) => !categories.includes('DELIVERY'))
  const of = (part: 'net' | 'vat' | 'gross') =>
    sum(goods, ({ unitPrice, quantity }) => minor(unitPrice[part]) * quantity.total)
  return { net: of('net'), vat: of('vat'), gross: of('gross') }
}

export const minor = (amount: number) => Math.round(amount * 100)

const shelfLines = (lines: OrderLine[]): OrderLine[] =>
  lines.flatMap((line) => {
    if (line.orderLines.length > 0) return shelfLines(line.orderLines)
    return line.categories.includes('PHYSICAL_ITEM') ? [line] : []
  })

const sum = <T>(rows: T[], amount: (row: T) => number) => rows.reduce((total, row) => total + amount(row), 0)

function totalBy<T>(rows: T[], entry: (row: T) => [string, number]): Record<string, number> {
  const totals: Record<string, number> = {}
  for (const row of rows) {
    const [name, amount] = entry(row)
    totals[name] = (totals[name] ?? 0) + amount
  }
  return totals
}

const sameTotals = (a: Record<string, number>, b: Record<string, number>) =>
  Object.keys(a).length === Object.keys(b).length &&
  Object.entries(a).every(([name, amount]) => b[name] === amount)

const show = (value: unknown) => JSON.stringify(value)

export interface StockOf {
  on_hand: number | null
  reserved: number
  waiting: number
}

export async function stockOf(store: Store, productId: string): Promise<StockOf> {
  const [row] = await store.all<StockOf>({
    sql: 'SELECT on_hand, reserved, waiting FROM stock WHERE product_id = $1',
    values: [productId],
  })
  if (!row) throw new Error(`There is no stock of ${productId}.`)
  return { on_hand: row.on_hand, reserved: row.reserved, waiting: row.waiting }
}

export async function countOf(store: Store, from: string, values: (string | number)[] = []): Promise<number> {
  const [row] = await store.all<{ count: number }>({ sql: `SELECT count(*) AS count FROM ${from}`, values })
  return Number(row?.count)
}
