// Invariants of orders, stock and supply, after any sequence of commands. Written independently: shares nothing with
// the service but the table of states. Reads the rows while no command runs.

import { setTimeout as pause } from 'node:timers/promises'
import type { Order, OrderLine } from '../../src/contract/order.ts'
import { eventOf, type OrderAction, type OrderState, transitions } from '../../src/orders/states.ts'
import { adHoc } from '../../src/platform/store/statement.ts'
import type { Store } from '../../src/platform/store/store.ts'
import { everyLine, type Held, heldBy, type QueueRow } from './claims.ts'

interface OrderRow {
  id: string
  draft_id: string
  state: OrderState
  version: number
  placed_at: number
  body: string
  history: string
}
interface StockRow {
  product_id: string
  on_hand: number | null
  reserved: number
  waiting: number
}
interface SupplyRow {
  product_id: string
  quantity: number
  expected_at: number | null
}
interface HistoryEntry {
  version: number
  action: string
}
interface SerialRow {
  product_id: string
  serial_number: string
  order_id: string
}

/** Waits until a query finds no row. */
async function untilNone(store: Store, sql: string, message: string, limit: number): Promise<void> {
  const deadline = Date.now() + limit
  while ((await store.all({ statement: adHoc(sql) })).length > 0) {
    if (Date.now() > deadline) throw new Error(message)
    await pause(50)
  }
}

/** Waits until allocation has finished. */
export const settled = (store: Store, limit = 10_000): Promise<void> =>
  untilNone(
    store,
    'SELECT product_id FROM stock WHERE settled_version < supply_version',
    'orders are still being allocated',
    limit,
  )

/** Waits until the search of staff knows all orders, after which the service writes nothing by itself. */
export const searchable = (store: Store, limit = 60_000): Promise<void> =>
  untilNone(
    store,
    `SELECT 1 AS one WHERE EXISTS (SELECT 1 FROM event WHERE position IS NULL) OR NOT EXISTS (
      SELECT 1 FROM counter followed, counter filled, counter head WHERE followed.name = 'search.position'
      AND filled.name = 'search.filled' AND filled.value = 0 AND head.name = 'event' AND followed.value = head.value)`,
    'the search of staff still reads orders',
    limit,
  )

/** Returns every violated invariant as a sentence. */
export async function brokenInvariants(store: Store, now: number): Promise<string[]> {
  await settled(store)
  const all = <T>(table: string) => store.all<T>({ statement: adHoc(`SELECT * FROM ${table}`) })
  const orders = await all<OrderRow>('orders')
  const queues = await all<QueueRow>('back_order')
  const stock = await all<StockRow>('stock')
  const supply = await all<SupplyRow>('purchase_order')
  const drafts = await all<{ id: string }>('draft')
  const events = Map.groupBy(
    await all<{ order_id: string; order_version: number; type: string }>('event'),
    ({ order_id }) => order_id,
  )
  const serials = await all<SerialRow>('serial_number')
  const bodies = new Map(orders.map((row) => [row.id, JSON.parse(row.body) as Order]))
  const held = orders.flatMap(heldBy)

  return [
    ...orders.flatMap((row) => {
      const order = bodies.get(row.id) as Order
      return [
        ...brokenQuantities(order),
        ...brokenState(row, order, historyOf(row)),
        ...brokenBillings(order),
        ...brokenDeliveries(order),
        ...brokenExpectations(order),
        ...brokenMoney(order),
        ...brokenRecord(row, events.get(row.id) ?? []),
      ].map((sentence) => `${row.id} (${row.state}): ${sentence}`)
    }),
    ...brokenStock(stock, held),
    ...brokenQueues(stock, queues, held, supply, bodies, now),
    ...brokenSerials(serials, bodies),
    ...brokenDrafts(orders, new Set(drafts.map(({ id }) => id))),
  ]
}

function brokenQuantities({ orderLines }: Order): string[] {
  return everyLine(orderLines).flatMap((line) => {
    const { total, fulfilled, cancelled } = line.quantity
    const isSound = total > 0 && fulfilled >= 0 && cancelled >= 0 && fulfilled + cancelled <= total
    const children = line.orderLines.filter((child) => {
      const per = child.quantity.total / total
      return (
        !Number.isInteger(per) ||
        child.quantity.fulfilled !== fulfilled * per ||
        child.quantity.cancelled !== cancelled * per
      )
    })
    return [
      ...(isSound ? [] : [`line ${line.lineNumber} has ${show(line.quantity)}`]),
      ...children.map(
        (child) =>
          `part ${child.lineNumber} has ${show(child.quantity)}, its PC has ${show(line.quantity)} units`,
      ),
    ]
  })
}

/** The steps of a return stand in the history with their names: `return approve`. */
const orderActionOf = (action: string) => (action.startsWith('return ') ? 'return' : action) as OrderAction

/** The state agrees with the order's content, and the history is a valid path to it. */
function brokenState({ state }: OrderRow, order: Order, history: HistoryEntry[]): string[] {
  const broken: string[] = []
  const goods = order.orderLines.filter((line) => !line.categories.includes('DELIVERY'))
  const isOpen = goods.some((line) => openOf(line) > 0)
  const areAllCancelled = order.orderLines.every(({ quantity }) => quantity.cancelled === quantity.total)
  const haveAllArrived = order.deliveries.every((delivery) => delivery.events.delivered)
  const hasShipped = order.deliveries.length > 0
  const holds: Record<OrderState, boolean> = {
    Placed: isOpen && !hasShipped,
    Confirmed: isOpen && !hasShipped,
    Released: isOpen && !hasShipped,
    PartiallyShipped: isOpen && hasShipped,
    Shipped: !isOpen && hasShipped && !haveAllArrived,
    Delivered: !isOpen && hasShipped && haveAllArrived,
    Cancelled: areAllCancelled && !hasShipped,
  }
  if (!holds[state]) {
    const units = goods.map(({ lineNumber, quantity }) => `${lineNumber}: ${show(quantity)}`).join(', ')
    broken.push(`its lines do not agree with its state: ${units}, ${order.deliveries.length} deliveries`)
  }
  const delivery = order.orderLines.find((line) => line.categories.includes('DELIVERY'))
  const isOver = ['Shipped', 'Delivered', 'Cancelled'].includes(state)
  if (delivery && (openOf(delivery) === 0) !== isOver) {
    broken.push(`the delivery line has ${show(delivery.quantity)}`)
  }

  let reachable = new Set<OrderState>(['Placed'])
  for (const { action } of history.slice(1)) {
    if (action === 'allocate' || action === 'reschedule') continue
    reachable = new Set(
      [...reachable].flatMap((from) => [...(transitions[from][orderActionOf(action)] ?? [])]),
    )
  }
  if (!reachable.has(state)) {
    broken.push(`the table does not lead there by ${history.map(({ action }) => action)}`)
  }
  if (!(eventOf[state] in order.events)) broken.push(`its events are ${Object.keys(order.events)}`)
  return broken
}

/**
 * Checked after every billing: never more credited than invoiced; at the end, never more invoiced than is left. Counted in the parts of
 * PCs, which returns credit alone.
 */
function brokenBillings(order: Order): string[] {
  const lines = everyLine(order.orderLines)
  const partsOf = (line: OrderLine) => everyLine([line]).filter((each) => each.orderLines.length === 0)
  const invoiced = new Map<string, number>()
  const broken: string[] = []
  for (const { billingId, type, billingLine } of order.billings) {
    for (const { orderLineNumber, quantity } of billingLine) {
      const line = lines.find(({ lineNumber }) => lineNumber === orderLineNumber)
      if (!line) broken.push(`${billingId} has the unknown line ${orderLineNumber}`)
      for (const part of line ? partsOf(line) : []) {
        const each = (quantity * part.quantity.total) / (line?.quantity.total ?? 1)
        const units = (invoiced.get(part.lineNumber) ?? 0) + (type === 'Invoice' ? each : -each)
        if (units < 0) broken.push(`${billingId} credits more of line ${part.lineNumber} than was invoiced`)
        invoiced.set(part.lineNumber, units)
      }
    }
  }
  for (const { lineNumber, quantity } of lines) {
    const units = invoiced.get(lineNumber) ?? 0
    if (units > quantity.total - quantity.cancelled)
      broken.push(`${units} of line ${lineNumber} are invoiced, it has ${show(quantity)}`)
  }
  const numbers = order.billings.map(({ billingId }) => billingId)
  return [...broken, ...twice(numbers).map((id) => `two billings ${id}`)]
}

/** Shipped units are in the deliveries, unit by unit. Licences and services may ship unnamed. */
function brokenDeliveries(order: Order): string[] {
  const shipped = sums(
    order.deliveries.flatMap(({ deliveryLines }) =>
      deliveryLines.map(({ orderLineNumber, quantity }): [string, number] => [orderLineNumber, quantity]),
    ),
  )
  const broken = order.orderLines.flatMap(({ lineNumber, quantity, categories }) => {
    const units = shipped.get(lineNumber) ?? 0
    const agrees = categories.includes('PHYSICAL_ITEM')
      ? units === quantity.fulfilled
      : units <= quantity.fulfilled
    return agrees ? [] : [`${units} of line ${lineNumber} left, ${quantity.fulfilled} are fulfilled`]
  })
  const numbers = order.deliveries.map(({ deliveryId }) => deliveryId)
  return [...broken, ...twice(numbers).map((id) => `two deliveries ${id}`)]
}

/** The expected units of each line are the open ones, with a date only where one is known. */
function brokenExpectations(order: Order): string[] {
  const shelf = everyLine(order.orderLines).filter(isOnShelf)
  const expected = order.expectedDeliveries.flatMap(({ expectedLines }) => expectedLines)
  const broken: string[] = []
  const is = sums(expected.map((line) => [line.orderLineNumber, line.quantity]))
  const expectedUnits = sums(shelf.map((line) => [line.lineNumber, openOf(line)]))
  for (const line of new Set([...is.keys(), ...expectedUnits.keys()])) {
    const [a, b] = [is.get(line) ?? 0, expectedUnits.get(line) ?? 0]
    if (a !== b) broken.push(`expects ${a} units of line ${line}, ${b} are open`)
  }
  for (const { quantity, status, availableAt, orderLineNumber } of expected) {
    const isDated = status === 'Available' || status === 'ConfirmedRestock'
    if (quantity < 1 || isDated !== (availableAt !== null)) {
      broken.push(`expects ${quantity} of ${orderLineNumber} as ${status} at ${availableAt}`)
    }
  }
  return broken
}

function brokenMoney({ orderLines }: Order): string[] {
  const cents = (amount: number) => Math.round(amount * 100)
  return everyLine(orderLines).flatMap(
    ({ lineNumber, unitPrice: { net, vat, gross }, quantity, ...line }) => {
      const parts = (what: 'net' | 'vat' | 'gross') =>
        line.orderLines.reduce(
          (sum, child) =>
            sum + cents(child.unitPrice[what]) * (child.quantity.total / Math.max(1, quantity.total)),
          0,
        )
      const isSum =
        line.orderLines.length === 0 ||
        (parts('net') === cents(net) && parts('vat') === cents(vat) && parts('gross') === cents(gross))
      return cents(net) + cents(vat) === cents(gross) && isSum ? [] : [`line ${lineNumber} does not add up`]
    },
  )
}

const historyOf = ({ history }: OrderRow): HistoryEntry[] => JSON.parse(history)

/** Every version has one history entry, in order, and one event. */
function brokenRecord(row: OrderRow, events: { order_version: number; type: string }[]): string[] {
  const historyVersions = historyOf(row).map(({ version }) => version)
  const eventVersions = events.map((event) => event.order_version).sort((a, b) => a - b)
  const expectedVersions = Array.from({ length: row.version }, (_, index) => index + 1).join()
  return [
    ...(historyVersions.join() === expectedVersions
      ? []
      : [`version ${row.version}, history of ${historyVersions}`]),
    ...(eventVersions.join() === expectedVersions
      ? []
      : [`version ${row.version}, events of ${eventVersions}`]),
  ]
}

function brokenStock(stock: StockRow[], held: Held[]): string[] {
  const total = (of: Held[]) => sums(of.map(({ productId, units }) => [productId, units]))
  const reserved = total(held.filter(({ isReserved }) => isReserved))
  const waiting = total(held.filter(({ isReserved }) => !isReserved))
  return stock.flatMap((row) => {
    const sum = [reserved.get(row.product_id) ?? 0, waiting.get(row.product_id) ?? 0]
    const isSound = row.reserved === sum[0] && row.waiting === sum[1] && row.reserved <= (row.on_hand ?? 0)
    return isSound ? [] : [`${row.product_id} has ${show(row)}, orders hold ${sum}`]
  })
}

/**
 * The queue has exactly the waiting orders; no order waits for units that are free; and incoming units are
 * promised in the order in which orders were placed: every unit of the queue is followed to the purchase order it
 * comes from.
 */
function brokenQueues(
  stock: StockRow[],
  queues: QueueRow[],
  held: Held[],
  supply: SupplyRow[],
  bodies: Map<string, Order>,
  now: number,
): string[] {
  return stock.flatMap(({ product_id, on_hand, reserved, waiting }) => {
    const queue = queues
      .filter((row) => row.product_id === product_id)
      .sort((a, b) => a.queue_number - b.queue_number)
    const units = sums(
      held
        .filter((each) => each.productId === product_id && !each.isReserved)
        .map((each) => [each.orderId, each.units]),
    )
    const standing = queue.map(({ order_id }) => order_id)
    if (standing.toSorted().join() !== [...units.keys()].sort().join()) {
      return [`${[...units.keys()]} wait for ${product_id}, in its queue stand ${standing}`]
    }
    if (on_hand === null) return []
    if (waiting > 0 && on_hand > reserved) {
      return [`${waiting} of ${product_id} are waited for, ${on_hand - reserved} lie on the shelf`]
    }
    const coming = supply
      .filter((each) => each.product_id === product_id)
      .sort((a, b) => (a.expected_at ?? Number.MAX_VALUE) - (b.expected_at ?? Number.MAX_VALUE))
      .flatMap(({ quantity, expected_at }) => Array<number | null>(quantity).fill(expected_at))
    return queue.flatMap(({ order_id }) => {
      const wanted = units.get(order_id) ?? 0
      const expectedUnits = coming
        .splice(0, wanted)
        .map((at) => (at !== null && at > now ? new Date(at).toISOString() : 'no date'))
      while (expectedUnits.length < wanted) expectedUnits.push('no date')
      const order = bodies.get(order_id)
      const lines = new Set(
        everyLine(order?.orderLines ?? [])
          .filter((line) => isOnShelf(line) && line.materialNumber === product_id)
          .map(({ lineNumber }) => lineNumber),
      )
      const statedUnits = (order?.expectedDeliveries ?? [])
        .flatMap(({ expectedLines }) => expectedLines)
        .filter(({ orderLineNumber, status }) => lines.has(orderLineNumber) && status !== 'Available')
        .flatMap(({ quantity, availableAt }) => Array<string>(quantity).fill(availableAt ?? 'no date'))
      return statedUnits.sort().join() === expectedUnits.sort().join()
        ? []
        : [
            `${order_id} expects ${product_id} on ${statedUnits}; by its position in the queue it should be ${expectedUnits}`,
          ]
    })
  })
}

/** Every order has one draft, and no draft has two orders. */
function brokenDrafts(orders: OrderRow[], drafts: ReadonlySet<string>): string[] {
  return [
    ...orders.filter(({ draft_id }) => !drafts.has(draft_id)).map(({ id }) => `no draft became ${id}`),
    ...twice(orders.map(({ draft_id }) => draft_id)).map((id) => `two orders of the draft ${id}`),
  ]
}

function brokenSerials(serials: SerialRow[], bodies: Map<string, Order>): string[] {
  const shipped = [...bodies].flatMap(([id, { deliveries, orderLines }]) =>
    deliveries.flatMap(({ deliveryLines }) =>
      deliveryLines.flatMap(({ orderLineNumber, serialNumbers }) => {
        const product = everyLine(orderLines).find(
          ({ lineNumber }) => lineNumber === orderLineNumber,
        )?.materialNumber
        return serialNumbers.map((number) => `${product} ${number} ${id}`)
      }),
    ),
  )
  const kept = serials.map((row) => `${row.product_id} ${row.serial_number} ${row.order_id}`)
  return shipped.sort().join() === kept.sort().join()
    ? []
    : [`the serial numbers ${shipped} left, ${kept} are kept`]
}

const isOnShelf = (line: OrderLine) =>
  line.orderLines.length === 0 && line.categories.includes('PHYSICAL_ITEM')

const openOf = ({ quantity }: OrderLine) => quantity.total - quantity.fulfilled - quantity.cancelled

function sums(entries: [string, number][]): Map<string, number> {
  const totals = new Map<string, number>()
  for (const [name, amount] of entries) totals.set(name, (totals.get(name) ?? 0) + amount)
  return totals
}

const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)

const show = (value: unknown) => JSON.stringify(value)
