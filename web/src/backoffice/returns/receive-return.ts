// Receiving a return with a scanner: a pure function from a state and a code to the next state. A scan counts a unit in the condition that
// was chosen; only the button books. Nothing is guessed: without a condition nothing is counted.
import type { Schemas } from '@buildorder/client'
import type { Return, ReturnLine } from '../../orders/returns/return-state'
import { emptyQueue, goOn, noted, type ScanQueue, wrong } from '../scan/scan-queue'
import type { NewReceipt } from './return-queries'

type FoundCode = Schemas['ScannedCode']
export type Condition = Schemas['ReturnCondition']

export const conditions = ['Restock', 'Repair', 'Scrap'] as const satisfies readonly Condition[]

/** Printed as barcodes, so that a scanner is enough. */
export const conditionCodes: Record<Condition, string> = {
  Restock: 'DO-RESTOCK',
  Repair: 'DO-REPAIR',
  Scrap: 'DO-SCRAP',
}

/** A unit that was scanned and is not booked yet. */
export interface Unit {
  line: number
  condition: Condition
  serialNumber: string | null
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
  | { tone: 'right'; kind: 'opened'; returnId: string }
  | { tone: 'right'; kind: 'condition'; condition: Condition }
  | ({ tone: 'right'; kind: 'counted' } & Count)
  | ({ tone: 'right'; kind: 'serial'; serial: string } & Count)
  | { tone: 'right'; kind: 'undone' | 'left' }
  | { tone: 'done'; kind: 'booked'; returnId: string; units: number; missing: number }
  | { tone: 'wrong'; kind: 'unknown' | 'returnFirst'; code: string }
  | { tone: 'wrong'; kind: 'conditionFirst' | 'nothingCounted' | 'nothingToUndo' }
  | { tone: 'wrong'; kind: 'wrongProduct' | 'otherUnit' | 'tooMany'; name: string }
  | { tone: 'wrong'; kind: 'serialTwice'; serial: string }
  | { tone: 'wrong'; kind: 'sameReturn' | 'halfDone' | 'lost' | 'notBooked'; returnId: string }
  | { tone: 'wrong'; kind: 'notExpected'; returnId: string; state: string }
  | { tone: 'wrong'; kind: 'failed'; message: string }

export type Ask =
  | { kind: 'return'; returnId: string }
  | { kind: 'code'; code: string }
  | { kind: 'book'; returnId: string; body: NewReceipt }

export interface ReturnReceipt extends ScanQueue<Ask, Note> {
  shown: Return | undefined
  condition: Condition | undefined
  units: Unit[]
  /** The units before the last scan. */
  before: Unit[] | undefined
  /** The line whose product was scanned last: a serial number that follows is of the same unit. */
  awaiting: number | undefined
  /** On this page, newest first. */
  booked: { number: number; returnId: string; units: number }[]
}

export const receiptStart: ReturnReceipt = {
  ...emptyQueue,
  shown: undefined,
  condition: undefined,
  units: [],
  before: undefined,
  awaiting: undefined,
  booked: [],
}

/** A return number as scanned or typed; undefined if it cannot be one. Its characters are those of order ids. */
export function readReturnId(typed: string): string | undefined {
  const [, first, second] = /^R-([0-9A-TV-Z]{5})-?([0-9A-TV-Z]{5})$/i.exec(typed.trim()) ?? []
  if (!first || !second) return undefined
  return `R-${`${first}-${second}`.toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')}`
}

/** Units that are still expected of a line, counted ones included. */
export const expectedUnits = ({ quantity, received }: ReturnLine) =>
  received.reduce((left, each) => left - each.quantity, quantity)

export const countedUnits = ({ units }: ReturnReceipt, line: number) =>
  units.filter((unit) => unit.line === line).length

export function scan(state: ReturnReceipt, typed: string): ReturnReceipt {
  const code = typed.trim()
  if (code === '') return state
  if (state.isLost) return heldBack(state)
  if (state.ask) return { ...state, queue: [...state.queue, code] }
  const condition = conditions.find((each) => conditionCodes[each] === code.toUpperCase())
  if (condition) return choose(state, condition)
  const returnId = readReturnId(code)
  if (returnId) return openReturn(state, returnId)
  if (!state.shown) return asking(state, { kind: 'code', code })
  // Material numbers and announced serial numbers are known without a question.
  const { lines } = state.shown
  const announced = lines.filter(({ serialNumbers }) => serialNumbers.includes(code))
  if (announced.length > 0) return take(state, announced, code)
  const products = lines.filter(({ materialNumber }) => materialNumber === code)
  return products.length > 0 ? take(state, products, null) : asking(state, { kind: 'code', code })
}

export const choose = (state: ReturnReceipt, condition: Condition): ReturnReceipt =>
  isHeld(state)
    ? state
    : noted({ ...state, condition, awaiting: undefined }, { tone: 'right', kind: 'condition', condition })

export function openReturn(state: ReturnReceipt, returnId: string): ReturnReceipt {
  if (state.shown?.returnId === returnId) return wrong(state, { kind: 'sameReturn', returnId })
  if (state.shown && state.units.length > 0)
    return wrong(state, { kind: 'halfDone', returnId: state.shown.returnId })
  return asking(state, { kind: 'return', returnId })
}

/** The service's answer to a return number. The condition is chosen anew for each return. */
export function returnRead(state: ReturnReceipt, shown: Return): ReturnReceipt {
  if (state.ask?.kind !== 'return') return state
  const { returnId } = shown
  if (!shown.allowedActions.includes('receive'))
    return wrong({ ...state, ask: undefined }, { kind: 'notExpected', returnId, state: shown.state })
  const next = { ...closed(state), ask: undefined, shown }
  return goOn(noted(next, { tone: 'right', kind: 'opened', returnId }), scan)
}

/** The service's answer to a code. */
export function codeFound(state: ReturnReceipt, found: FoundCode): ReturnReceipt {
  if (state.ask?.kind !== 'code') return state
  const { code } = state.ask
  return goOn(meaning({ ...state, ask: undefined }, code, found), scan)
}

function meaning(state: ReturnReceipt, code: string, { products, shipped }: FoundCode): ReturnReceipt {
  if (!state.shown)
    return wrong(state, { kind: products.length + shipped.length > 0 ? 'returnFirst' : 'unknown', code })
  const { lines } = state.shown
  const [product] = products
  if (product) {
    const fitting = lines.filter(({ materialNumber }) =>
      products.some(({ productId }) => productId === materialNumber),
    )
    return fitting.length > 0
      ? take(state, fitting, null)
      : wrong(state, { kind: 'wrongProduct', name: product.name })
  }
  const ofProduct = lines.filter(({ materialNumber }) =>
    shipped.some(({ productId }) => productId === materialNumber),
  )
  // Of a line that announced its serial numbers, no other unit is expected.
  const fitting = ofProduct.filter(
    ({ materialNumber, orderId, serialNumbers }) =>
      serialNumbers.length === 0 &&
      shipped.some((each) => each.productId === materialNumber && each.orderId === orderId),
  )
  if (fitting.length > 0) return take(state, fitting, code)
  return wrong(
    state,
    ofProduct[0] ? { kind: 'otherUnit', name: ofProduct[0].name } : { kind: 'unknown', code },
  )
}

/** One more unit without a scan, as its barcode may be gone. */
export function countOne(state: ReturnReceipt, line: number): ReturnReceipt {
  const found = state.shown?.lines.filter((each) => each.line === line) ?? []
  return isHeld(state) || found.length === 0 ? state : take(state, found, null)
}

/** Counts a unit of the first line that expects one; a serial number after its product belongs to the same unit. */
function take(state: ReturnReceipt, lines: readonly ReturnLine[], serial: string | null): ReturnReceipt {
  const { condition, units } = state
  if (!condition) return wrong(state, { kind: 'conditionFirst' })
  const isTwice = units.some(
    (unit) => unit.serialNumber === serial && lines.some(({ line }) => line === unit.line),
  )
  if (serial !== null && isTwice) return wrong(state, { kind: 'serialTwice', serial })
  const same = serial === null ? undefined : lines.find(({ line }) => line === state.awaiting)
  const line = same ?? lines.find((each) => countedUnits(state, each.line) < expectedUnits(each))
  if (!line) return wrong(state, { kind: 'tooMany', name: lines[0]?.name ?? '' })
  const unit = { line: line.line, condition, serialNumber: serial }
  const next: ReturnReceipt = {
    ...state,
    units: [...(same ? units.slice(0, -1) : units), unit],
    before: units,
    awaiting: serial === null ? line.line : undefined,
  }
  const count = {
    name: line.name,
    counted: countedUnits(next, line.line),
    expected: expectedUnits(line),
  }
  return noted(
    next,
    serial === null
      ? { tone: 'right', kind: 'counted', ...count }
      : { tone: 'right', kind: 'serial', serial, ...count },
  )
}

/** Corrects the condition of a unit, or removes it. */
export const changeUnit = (
  state: ReturnReceipt,
  index: number,
  condition: Condition | null,
): ReturnReceipt =>
  isHeld(state)
    ? state
    : {
        ...state,
        before: state.units,
        awaiting: undefined,
        units: state.units.flatMap((unit, at) =>
          at !== index ? [unit] : condition === null ? [] : [{ ...unit, condition }],
        ),
      }

export const undo = (state: ReturnReceipt): ReturnReceipt => {
  if (isHeld(state)) return state
  if (!state.before) return wrong(state, { kind: 'nothingToUndo' })
  const next = { ...state, units: state.before, before: undefined, awaiting: undefined }
  return noted(next, { tone: 'right', kind: 'undone' })
}

export const leave = (state: ReturnReceipt): ReturnReceipt =>
  isHeld(state) || !state.shown ? state : noted(closed(state), { tone: 'right', kind: 'left' })

/** Books what was counted. After a lost answer, the same request again. */
export function book(state: ReturnReceipt): ReturnReceipt {
  if (state.isLost && state.ask) return asking({ ...state, isLost: false }, { ...state.ask })
  if (state.ask) return state
  if (!state.shown || state.units.length === 0) return wrong(state, { kind: 'nothingCounted' })
  return asking(state, { kind: 'book', returnId: state.shown.returnId, body: bodyOf(state.units) })
}

/** Units of a line in the same condition together; the service takes a serial number for each of them, or none. */
function bodyOf(units: readonly Unit[]): NewReceipt {
  const groups = Map.groupBy(
    units,
    ({ line, condition, serialNumber }) => `${line} ${condition} ${serialNumber !== null}`,
  )
  return {
    lines: [...groups.values()].flatMap((same) => {
      const [first] = same
      const serialNumbers = same.flatMap(({ serialNumber }) => serialNumber ?? [])
      return first
        ? [{ line: first.line, condition: first.condition, quantity: same.length, serialNumbers }]
        : []
    }),
  }
}

/** The service's answer to a booking: the return as it is now. */
export function bookingDone(state: ReturnReceipt, { returnId, lines }: Return): ReturnReceipt {
  if (state.ask?.kind !== 'book') return state
  const units = state.units.length
  const missing = lines.reduce((sum, line) => sum + expectedUnits(line), 0)
  const booked = [{ number: state.booked.length, returnId, units }, ...state.booked]
  const next = { ...closed(state), ask: undefined, isLost: false, booked }
  return goOn(noted(next, { tone: 'done', kind: 'booked', returnId, units, missing }), scan)
}

export const askRefused = (state: ReturnReceipt, message: string): ReturnReceipt =>
  wrong({ ...state, ask: undefined, isLost: false }, { kind: 'failed', message })

/** No answer arrived. A booking may have happened: the same request is sent again, and acts once. */
export function answerLost(state: ReturnReceipt, message: string): ReturnReceipt {
  if (state.ask?.kind !== 'book') return askRefused(state, message)
  return { ...wrong(state, { kind: 'lost', returnId: state.ask.returnId }), isLost: true }
}

/** While a booking is under way, nothing that it books may change. */
export const isHeld = ({ ask }: ReturnReceipt) => ask?.kind === 'book'

const heldBack = (state: ReturnReceipt): ReturnReceipt =>
  state.ask?.kind === 'book' ? wrong(state, { kind: 'notBooked', returnId: state.ask.returnId }) : state

const closed = (state: ReturnReceipt): ReturnReceipt => ({
  ...state,
  shown: undefined,
  condition: undefined,
  units: [],
  before: undefined,
  awaiting: undefined,
})

const asking = (state: ReturnReceipt, ask: Ask): ReturnReceipt => ({
  ...state,
  ask,
  note: { tone: 'busy', kind: ask.kind === 'book' ? 'booking' : 'asking' },
})
