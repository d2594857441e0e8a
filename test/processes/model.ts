// A simple model of the shop: the expected answers, computed in the plainest way. It shares no code with the service on
// purpose.
import type { ExpectedStatus } from '../../src/contract/shapes.ts'

export type Customer = 'shop' | 'german'

export const customers: Record<Customer, { account: string; currency: 'NOK' | 'EUR'; vatPercent: number }> = {
  shop: { account: 'NO-1', currency: 'NOK', vatPercent: 25 },
  german: { account: 'DE-1', currency: 'EUR', vatPercent: 19 },
}

const day = 86_400_000
const draftLife = 7 * day

/** The products of the model, as in the fixture. Prices in minor units; undefined means no price. */
export const goods: Record<string, { NOK?: number; EUR?: number; isDiscontinued: boolean }> = {
  PLENTY: { NOK: 100_000, EUR: 9_999, isDiscontinued: false },
  FEW: { NOK: 19_990, EUR: 1_999, isDiscontinued: false },
  DATED: { NOK: 50_000, isDiscontinued: false },
  'LAST-40': { NOK: 50_000, isDiscontinued: true },
  GONE: { NOK: 50_000, isDiscontinued: true },
}
export const delivery = { NOK: 5_000, EUR: 500 }

export interface Line {
  product: string
  quantity: number
}
export interface ModelDraft {
  id: string
  owner: Customer
  lines: Line[]
  createdAt: number
  orderId: string | null
}
interface Taken {
  product: string
  reserved: number
  waiting: number
}
export interface ModelOrder {
  id: string
  draft: ModelDraft
  placedAt: number
  taken: Taken[]
  /** The availability of each line, in the order of the lines. */
  expected: Unit[][]
  isCancelled: boolean
}
/** One unit of a product: its availability. */
interface Unit {
  status: ExpectedStatus
  at: number | null
}

export interface Shelf {
  onHand: number
  reserved: number
  waiting: number
  /** Units on order, with their due day. */
  due: number[]
}

export interface Model {
  now: number
  shelves: Record<string, Shelf>
  drafts: ModelDraft[]
  orders: ModelOrder[]
  /** Used keys, with their answers. */
  last: { key: string; kind: 'create' | 'submit' | 'cancel'; subject: string; customer: Customer } | undefined
}

export const newModel = (now: number): Model => ({
  now,
  shelves: {
    PLENTY: { onHand: 1_000_000, reserved: 0, waiting: 0, due: [] },
    FEW: { onHand: 5, reserved: 0, waiting: 0, due: [] },
    DATED: { onHand: 0, reserved: 0, waiting: 0, due: Array(10).fill(now + 10 * day) },
    'LAST-40': { onHand: 40, reserved: 0, waiting: 0, due: [] },
    GONE: { onHand: 0, reserved: 0, waiting: 0, due: [] },
  },
  drafts: [],
  orders: [],
  last: undefined,
})

/** All units form one queue: units in stock, then units on order, then unknown. */
function takeUnits(product: string, shelf: Shelf, quantity: number, now: number): Unit[] {
  const onShelf = shelf.onHand - shelf.reserved
  const first = shelf.waiting
  return Array.from({ length: quantity }, (_, index): Unit => {
    const place = first + index
    if (place < onShelf) return { status: 'Available', at: now }
    if (goods[product]?.isDiscontinued) return { status: 'Unavailable', at: null }
    const due = shelf.due[place - onShelf]
    if (due !== undefined && due > now) return { status: 'ConfirmedRestock', at: due }
    return { status: 'UnconfirmedRestock', at: null }
  })
}

/** The availability of all lines of a draft now; a later line cannot use units of an earlier one. */
export function expectLines(model: Model, lines: Line[]): Unit[][] {
  const copy = structuredClone(model.shelves)
  return lines.map(({ product, quantity }) => {
    const shelf = copy[product] as Shelf
    const units = takeUnits(product, shelf, quantity, model.now)
    for (const { status } of units) {
      if (status === 'Available') shelf.reserved++
      else shelf.waiting++
    }
    return units
  })
}

export const statusOf = (model: Model, draft: ModelDraft) =>
  draft.orderId !== null ? 'Submitted' : model.now >= draft.createdAt + draftLife ? 'Expired' : 'Open'

/** The codes of the draft's problems, in the order of the lines. */
export function problemsOf(model: Model, draft: ModelDraft): string[] {
  if (draft.orderId !== null) return []
  const { currency } = customers[draft.owner]
  const unpriced = draft.lines.filter(({ product }) => goods[product]?.[currency] === undefined)
  const soldOut = expectLines(model, draft.lines).filter((units) =>
    units.some(({ status }) => status === 'Unavailable'),
  )
  return [...unpriced.map(() => 'price_missing'), ...soldOut.map(() => 'sold_out')]
}

/** VAT is rounded half-up per unit. */
export function priceOf(product: string, owner: Customer) {
  const { currency, vatPercent } = customers[owner]
  const net = goods[product]?.[currency]
  if (net === undefined) return null
  const vat = Math.floor((net * vatPercent + 50) / 100)
  return { net, vat, gross: net + vat }
}

export function totalsOf({ lines, owner }: ModelDraft) {
  const totals = { net: 0, vat: 0, gross: 0 }
  for (const { product, quantity } of lines) {
    const price = priceOf(product, owner)
    if (!price) continue
    totals.net += price.net * quantity
    totals.vat += price.vat * quantity
    totals.gross += price.gross * quantity
  }
  return totals
}

/** The expected answer of a submit. */
export function judgeSubmit(model: Model, draft: ModelDraft, customer: Customer): string {
  if (draft.owner !== customer) return '404 checkout_not_found'
  const status = statusOf(model, draft)
  if (status === 'Submitted') return '422 checkout_already_submitted'
  if (status === 'Expired') return '422 checkout_expired'
  return problemsOf(model, draft).length > 0 ? '422 checkout_has_problems' : '204'
}

export function submit(model: Model, draft: ModelDraft, orderId: string): void {
  const expected = expectLines(model, draft.lines)
  const taken = new Map<string, Taken>()
  draft.lines.forEach(({ product }, index) => {
    const claim = taken.get(product) ?? { product, reserved: 0, waiting: 0 }
    for (const { status } of expected[index] ?? []) {
      if (status === 'Available') claim.reserved++
      else claim.waiting++
    }
    taken.set(product, claim)
  })
  for (const { product, reserved, waiting } of taken.values()) {
    const shelf = model.shelves[product] as Shelf
    shelf.reserved += reserved
    shelf.waiting += waiting
  }
  draft.orderId = orderId
  const order = {
    id: orderId,
    draft,
    placedAt: model.now,
    taken: [...taken.values()],
    expected,
    isCancelled: false,
  }
  model.orders.push(order)
}

export function judgeCancel(order: ModelOrder, customer: Customer): string {
  if (order.draft.owner !== customer) return '404 order_not_found'
  return order.isCancelled ? '422 order_cannot_be_cancelled' : '204'
}

export function cancel(model: Model, order: ModelOrder): void {
  order.isCancelled = true
  for (const { product, reserved, waiting } of order.taken) {
    const shelf = model.shelves[product] as Shelf
    shelf.reserved -= reserved
    shelf.waiting -= waiting
  }
  for (const { product } of order.taken) allocate(model, product)
}

/** Released units go to waiting orders, the oldest first; the dates of the others move up. */
function allocate(model: Model, product: string): void {
  const shelf = model.shelves[product] as Shelf
  let ahead = 0
  // In the order in which they were placed.
  for (const order of model.orders) {
    const claim = order.taken.find((taken) => taken.product === product)
    if (order.isCancelled || !claim || claim.waiting === 0) continue
    const units = takeUnits(product, { ...shelf, waiting: ahead }, claim.waiting, model.now)
    const still = units.filter(({ status }) => status !== 'Available')
    const come = units.length - still.length
    const own = order.draft.lines.flatMap((line, index) => (line.product === product ? [index] : []))
    const before = own
      .flatMap((index) => order.expected[index] ?? [])
      .find(({ status }) => status === 'Available')
    // All units in stock can ship together.
    const at = come > 0 ? model.now : (before?.at ?? model.now)
    const pieces = [...Array<Unit>(claim.reserved + come).fill({ status: 'Available', at }), ...still]
    for (const index of own) order.expected[index] = pieces.splice(0, order.draft.lines[index]?.quantity)
    claim.reserved += come
    claim.waiting -= come
    shelf.reserved += come
    shelf.waiting -= come
    ahead += claim.waiting
  }
}

/** Newest first; with equal timestamps, the greatest id first. */
export const ordersOf = (model: Model, customer: Customer) =>
  model.orders
    .filter(({ draft }) => draft.owner === customer)
    .sort((a, b) => b.placedAt - a.placedAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id)
