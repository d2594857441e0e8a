// Receiving goods with a scanner: a pure function from a state and a code to the next state. A scan counts; only the button books.
import type { Schemas } from '@buildorder/client'
import { emptyQueue, goOn, noted, type ScanQueue, wrong } from '../scan/scan-queue'
import type { PurchaseOrder } from '../supply/supply-queries'

export type FoundIncoming = Schemas['IncomingCode']

/** An open purchase order and what was counted of it. */
export interface Receipt {
  order: PurchaseOrder
  counted: number
}

interface Count {
  name: string
  counted: number
  expected: number
}

/** What the last code did. */
export type Note =
  | { tone: 'ready'; kind: 'ready' }
  | { tone: 'busy'; kind: 'asking' | 'booking' }
  | { tone: 'right'; kind: 'opened'; orderId: string; name: string }
  | { tone: 'right'; kind: 'openedLines'; lines: number }
  | ({ tone: 'right'; kind: 'counted' } & Count)
  | { tone: 'right'; kind: 'undone' }
  | { tone: 'done'; kind: 'booked'; units: number }
  | ({ tone: 'wrong'; kind: 'tooMany' } & Count)
  | { tone: 'wrong'; kind: 'unknown'; code: string }
  | { tone: 'wrong'; kind: 'notExpected'; name: string }
  | { tone: 'wrong'; kind: 'several'; name: string; orderIds: string[] }
  | { tone: 'wrong'; kind: 'sameOrder' | 'lost' | 'notBooked'; orderId: string }
  | { tone: 'wrong'; kind: 'nothingCounted' }
  | { tone: 'wrong'; kind: 'failed'; message: string }

/** A question to the service. */
export type Ask = { kind: 'code'; code: string } | { kind: 'book'; orderId: string; quantity: number }

export interface ReceiveState extends ScanQueue<Ask, Note> {
  receipts: Receipt[]
  /** The receipts before the last scan. */
  before: Receipt[] | undefined
  /** On this page, newest first. */
  booked: { number: number; orderId: string; name: string; quantity: number }[]
  /** Units that the button has booked so far. */
  bookedNow: number
}

export const receiveStart: ReceiveState = {
  ...emptyQueue,
  receipts: [],
  before: undefined,
  booked: [],
  bookedNow: 0,
}

export const nameOf = ({ productName, productId }: PurchaseOrder) => productName ?? productId

export function scan(state: ReceiveState, typed: string): ReceiveState {
  const code = typed.trim()
  if (code === '') return state
  if (state.isLost) return heldBack(state)
  if (state.ask) return { ...state, queue: [...state.queue, code] }
  // Material numbers are on our own papers and are known without a question.
  const known = state.receipts.some(({ order }) => order.productId === code)
  return known ? count(state, [code]) : asking(state, { kind: 'code', code })
}

/** The service's answer to a code. */
export function codeFound(state: ReceiveState, found: FoundIncoming): ReceiveState {
  if (state.ask?.kind !== 'code') return state
  const { code } = state.ask
  return goOn(meaning({ ...state, ask: undefined }, code, found), scan)
}

function meaning(
  state: ReceiveState,
  code: string,
  { purchaseOrders, products }: FoundIncoming,
): ReceiveState {
  const [product] = products
  const [order] = purchaseOrders
  if (!product) return order ? openAll(state, purchaseOrders) : wrong(state, { kind: 'unknown', code })
  const ids = products.map(({ productId }) => productId)
  if (state.receipts.some((receipt) => ids.includes(receipt.order.productId))) return count(state, ids)
  if (!order) return wrong(state, { kind: 'notExpected', name: product.name })
  if (purchaseOrders.length > 1) {
    const orderIds = purchaseOrders.map(({ purchaseOrderId }) => purchaseOrderId)
    return wrong(state, { kind: 'several', name: product.name, orderIds })
  }
  // Only one purchase order expects it: the first unit opens it.
  return count(open(state, order), ids)
}

/** Opens what is expected by a purchase order: each of its lines. */
function openAll(state: ReceiveState, orders: PurchaseOrder[]): ReceiveState {
  const isOpen = ({ purchaseOrderId }: PurchaseOrder) =>
    state.receipts.some(({ order }) => order.purchaseOrderId === purchaseOrderId)
  const fresh = orders.filter((order) => !isOpen(order))
  const opened = (fresh.length > 0 ? fresh : orders.slice(0, 1)).reduce(open, state)
  if (fresh.length < 2) return opened
  return noted(
    { ...opened, before: state.receipts },
    { tone: 'right', kind: 'openedLines', lines: fresh.length },
  )
}

/** Opens a purchase order that was scanned or chosen. */
export function open(state: ReceiveState, order: PurchaseOrder): ReceiveState {
  const orderId = order.purchaseOrderId
  if (state.receipts.some((receipt) => receipt.order.purchaseOrderId === orderId))
    return wrong(state, { kind: 'sameOrder', orderId })
  const receipts = [...state.receipts, { order, counted: 0 }]
  return noted(
    { ...state, receipts, before: state.receipts },
    { tone: 'right', kind: 'opened', orderId, name: nameOf(order) },
  )
}

/** One more unit, of the first purchase order that still expects one. More than expected are counted too: they are there. */
function count(state: ReceiveState, productIds: string[]): ReceiveState {
  const fitting = state.receipts.filter(({ order }) => productIds.includes(order.productId))
  const receipt = fitting.find(({ order, counted }) => counted < order.quantity) ?? fitting[0]
  if (!receipt) return state
  const { order } = receipt
  const counted = receipt.counted + 1
  const note = { name: nameOf(order), counted, expected: order.quantity }
  const next = { ...withCount(state, order.purchaseOrderId, counted), before: state.receipts }
  return counted > order.quantity
    ? noted(next, { tone: 'wrong', kind: 'tooMany', ...note })
    : noted(next, { tone: 'right', kind: 'counted', ...note })
}

/** A number that was typed. */
export const withCount = (state: ReceiveState, orderId: string, counted: number): ReceiveState =>
  isHeld(state)
    ? state
    : {
        ...state,
        before: state.receipts,
        receipts: state.receipts.map((receipt) =>
          receipt.order.purchaseOrderId === orderId ? { ...receipt, counted } : receipt,
        ),
      }

export const undo = (state: ReceiveState): ReceiveState =>
  state.before && !isHeld(state)
    ? noted({ ...state, receipts: state.before, before: undefined }, { tone: 'right', kind: 'undone' })
    : state

export const leave = (state: ReceiveState, orderId: string): ReceiveState =>
  isHeld(state)
    ? state
    : {
        ...state,
        before: state.receipts,
        receipts: state.receipts.filter(({ order }) => order.purchaseOrderId !== orderId),
      }

/** Books what was counted, one purchase order after the other. After a lost answer, the same request again. */
export function book(state: ReceiveState): ReceiveState {
  if (state.isLost && state.ask) return asking({ ...state, isLost: false }, { ...state.ask })
  if (state.ask) return state
  if (!state.receipts.some(({ counted }) => counted > 0)) return wrong(state, { kind: 'nothingCounted' })
  return bookNext({ ...state, bookedNow: 0 })
}

function bookNext(state: ReceiveState): ReceiveState {
  const next = state.receipts.find(({ counted }) => counted > 0)
  if (next) {
    return asking(state, { kind: 'book', orderId: next.order.purchaseOrderId, quantity: next.counted })
  }
  return goOn(noted(state, { tone: 'done', kind: 'booked', units: state.bookedNow }), scan)
}

/** The service's answer to a booking. */
export function bookingDone(state: ReceiveState): ReceiveState {
  if (state.ask?.kind !== 'book') return state
  const { orderId, quantity } = state.ask
  const receipt = state.receipts.find(({ order }) => order.purchaseOrderId === orderId)
  const name = receipt ? nameOf(receipt.order) : orderId
  return bookNext({
    ...state,
    ask: undefined,
    before: undefined,
    receipts: state.receipts.filter((each) => each !== receipt),
    booked: [{ number: state.booked.length, orderId, name, quantity }, ...state.booked],
    bookedNow: state.bookedNow + quantity,
  })
}

export const askRefused = (state: ReceiveState, message: string): ReceiveState =>
  wrong({ ...state, ask: undefined, isLost: false }, { kind: 'failed', message })

/** No answer arrived. A booking may have happened: the same request is sent again, and acts once. */
export function answerLost(state: ReceiveState, message: string): ReceiveState {
  if (state.ask?.kind !== 'book') return askRefused(state, message)
  return { ...wrong(state, { kind: 'lost', orderId: state.ask.orderId }), isLost: true }
}

/** While a booking is under way, nothing that it books may change. */
export const isHeld = ({ ask }: ReceiveState) => ask?.kind === 'book'

const heldBack = (state: ReceiveState): ReceiveState =>
  state.ask?.kind === 'book' ? wrong(state, { kind: 'notBooked', orderId: state.ask.orderId }) : state

const asking = (state: ReceiveState, ask: Ask): ReceiveState => ({
  ...state,
  ask,
  note: { tone: 'busy', kind: ask.kind === 'book' ? 'booking' : 'asking' },
})
