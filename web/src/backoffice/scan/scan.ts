// Scan mode as a state machine: an order, its products and their serial numbers, one code at a time. It ships by itself when
// everything that can ship now is scanned. What only the service knows is asked: the state has the question, and one of the
// functions below takes the answer. Codes that arrive meanwhile wait.
import type { Schemas } from '@buildorder/client'
import { allows } from '../../orders/order-states'
import type { StaffOrder } from '../orders/order-lines'
import {
  hasUnits,
  isComplete,
  isLine,
  type PackItem,
  type Packing,
  packingOf,
  pcToScan,
  type ShipBody,
  shipBodyOf,
} from './packing'
import { emptyQueue, goOn, type NoteOf, noted, type ScanQueue, wrong as wrongCode } from './scan-queue'

export type FoundCode = Schemas['ScannedCode']

export type Ask =
  | { kind: 'code'; code: string }
  | { kind: 'order'; orderId: string }
  | { kind: 'ship'; orderId: string; body: ShipBody }

/** What the last code did. */
export type Note =
  | { tone: 'ready'; kind: 'ready' }
  | { tone: 'busy'; kind: 'asking' | 'shipping' }
  | { tone: 'right'; kind: 'opened' | 'reopened'; orderId: string }
  | { tone: 'right'; kind: 'counted' | 'scanSerial' | 'noSerial'; name: string }
  | { tone: 'right'; kind: 'serial'; serial: string; name: string }
  | { tone: 'right'; kind: 'found'; serial: string }
  | { tone: 'right'; kind: 'undone' | 'left' }
  | { tone: 'done'; kind: 'shipped'; orderId: string; deliveryId: string; later: number }
  | { tone: 'wrong'; kind: 'unknown' | 'orderFirst'; code: string }
  | {
      tone: 'wrong'
      kind: 'wrongProduct' | 'tooMany' | 'serialFirst' | 'serialsForAll' | 'scanPc'
      name: string
    }
  | { tone: 'wrong'; kind: 'serialTwice'; serial: string }
  | { tone: 'wrong'; kind: 'serialShipped'; serial: string; orderId: string }
  | { tone: 'wrong'; kind: 'sameOrder' | 'halfDone' | 'nothingNow' | 'lost' | 'notShipped'; orderId: string }
  | { tone: 'wrong'; kind: 'notShippable'; orderId: string; state: string }
  | { tone: 'wrong'; kind: 'nothingScanned' | 'nothingToUndo' | 'noSerialAsked' }
  | { tone: 'wrong'; kind: 'refused' | 'failed'; message: string }

export interface ScanState extends ScanQueue<Ask, Note> {
  withSerials: boolean
  packing: Packing | undefined
  /** The line whose last unit still needs its serial number. */
  awaiting: string | undefined
  /** Scanned once although the open order is half-done; scanned again, it is opened. */
  leavingFor: string | undefined
  before: ScanState | undefined
  shipped: { orderId: string; deliveryId: string }[]
  /** A serial number that was scanned without an order: it is looked up. */
  lookedUp: string | undefined
}

/** Codes that do what a button does. They are printed as barcodes, so that a scanner is enough. */
export const commandCodes = {
  undo: 'DO-UNDO',
  noSerial: 'DO-NOSERIAL',
  ship: 'DO-SHIP',
  leave: 'DO-LEAVE',
} as const
export type CommandName = keyof typeof commandCodes

export const scanStart = (withSerials: boolean): ScanState => ({
  ...emptyQueue,
  withSerials,
  packing: undefined,
  awaiting: undefined,
  leavingFor: undefined,
  before: undefined,
  shipped: [],
  lookedUp: undefined,
})

export function scan(state: ScanState, typed: string): ScanState {
  const code = typed.trim()
  if (code === '') return state
  if (state.isLost) return again(state, code)
  if (state.ask) return { ...state, queue: [...state.queue, code] }
  const command = commandOf(code)
  if (command) return commands[command]({ ...state, leavingFor: undefined })
  // Material numbers are on our own papers and are known without a question.
  const items = state.packing?.items.filter(({ productId }) => productId === code) ?? []
  return items.length > 0 ? take(state, items) : asking(state, { kind: 'code', code })
}

const commandOf = (code: string) =>
  (Object.keys(commandCodes) as CommandName[]).find((name) => commandCodes[name] === code.toUpperCase())

const commands: Record<CommandName, (state: ScanState) => ScanState> = {
  undo: (state) => {
    const { before, queue, notes } = state
    return before
      ? right({ ...before, queue, notes }, { kind: 'undone' })
      : wrong(state, { kind: 'nothingToUndo' })
  },
  noSerial: withoutSerial,
  ship: (state) => (state.packing ? shipNow(state, state.packing) : wrong(state, { kind: 'nothingScanned' })),
  leave: (state) =>
    state.packing
      ? right({ ...closed(state), before: state }, { kind: 'left' })
      : wrong(state, { kind: 'nothingScanned' }),
}

/** The service's answer to a code. */
export function codeFound(state: ScanState, found: FoundCode): ScanState {
  if (state.ask?.kind !== 'code') return state
  const { code } = state.ask
  return goOn(meaning({ ...state, ask: undefined }, code, found), scan)
}

function meaning(state: ScanState, code: string, { orderId, products, shipped }: FoundCode): ScanState {
  const { packing, awaiting } = state
  if (orderId !== null) return openOrder(state, orderId)
  if (!packing && products.length === 0 && shipped.length > 0)
    return right({ ...state, lookedUp: code }, { kind: 'found', serial: code })
  if (!packing) return wrong(state, { kind: products.length > 0 ? 'orderFirst' : 'unknown', code })
  const [product] = products
  if (product) {
    const items = packing.items.filter((item) =>
      products.some(({ productId }) => productId === item.productId),
    )
    return items.length > 0 ? take(state, items) : wrong(state, { kind: 'wrongProduct', name: product.name })
  }
  const item = packing.items.find(({ lineNumber }) => lineNumber === awaiting)
  return item ? takeSerial(state, packing, item, code, shipped) : wrong(state, { kind: 'unknown', code })
}

function openOrder(state: ScanState, orderId: string): ScanState {
  const { packing, leavingFor } = state
  if (packing?.orderId === orderId) return wrong(state, { kind: 'sameOrder', orderId })
  if (packing && hasUnits(packing) && leavingFor !== orderId) {
    return { ...wrong(state, { kind: 'halfDone', orderId: packing.orderId }), leavingFor: orderId }
  }
  return asking(state, { kind: 'order', orderId })
}

/** The service's answer to an order. What was scanned of it before a reload is there again; the person ships it. */
export function orderRead(
  state: ScanState,
  { state: orderState, order }: StaffOrder,
  restore: (packing: Packing) => Packing = (packing) => packing,
): ScanState {
  if (state.ask?.kind !== 'order') return state
  const { orderId } = state.ask
  const asked = { ...state, ask: undefined }
  if (!allows(orderState, 'ship')) {
    return wrong(asked, { kind: 'notShippable', orderId, state: orderState })
  }
  const fresh = packingOf(orderId, order, state.withSerials)
  const packing = restore(fresh)
  if (packing.items.length === 0) return wrong(asked, { kind: 'nothingNow', orderId })
  const opened = { ...closed(asked), packing: fresh, lookedUp: undefined }
  return goOn(
    hasUnits(packing)
      ? right({ ...opened, packing, before: opened }, { kind: 'reopened', orderId })
      : right(opened, { kind: 'opened', orderId }),
    scan,
  )
}

/** Counts a unit: of a line before a part of a PC. */
function take(state: ScanState, items: PackItem[]): ScanState {
  const { packing, awaiting } = state
  if (!packing) return state
  const open = packing.items.find(({ lineNumber }) => lineNumber === awaiting)
  if (open) return wrong(state, { kind: 'serialFirst', name: open.name })
  const fitting = items.filter(({ units, wanted }) => units.length < wanted)
  const item = fitting.find(isLine) ?? fitting[0]
  if (!item) return wrong(state, { kind: 'tooMany', name: items[0]?.name ?? '' })
  const next = {
    ...state,
    packing: withItem(packing, { ...item, units: [...item.units, null] }),
    before: state,
  }
  if (!item.asksSerial) return completed(right(next, { kind: 'counted', name: item.name }))
  return right({ ...next, awaiting: item.lineNumber }, { kind: 'scanSerial', name: item.name })
}

function takeSerial(
  state: ScanState,
  packing: Packing,
  item: PackItem,
  serial: string,
  shipped: FoundCode['shipped'],
): ScanState {
  const { name, productId } = item
  const isTwice = packing.items.some((each) => each.productId === productId && each.units.includes(serial))
  if (isTwice) return wrong(state, { kind: 'serialTwice', serial })
  const earlier = shipped.find((each) => each.productId === productId)
  if (earlier) return wrong(state, { kind: 'serialShipped', serial, orderId: earlier.orderId })
  const units = [...item.units.slice(0, -1), serial]
  const next = {
    ...state,
    packing: withItem(packing, { ...item, units }),
    awaiting: undefined,
    before: state,
  }
  return completed(right(next, { kind: 'serial', serial, name }))
}

/** All units of this line have none: the service takes one for each unit, or none at all. */
function withoutSerial(state: ScanState): ScanState {
  const { packing, awaiting } = state
  const item = packing?.items.find(({ lineNumber }) => lineNumber === awaiting)
  if (!packing || !item) return wrong(state, { kind: 'noSerialAsked' })
  const { name } = item
  if (isLine(item) && item.units.some((serial) => serial !== null)) {
    return wrong(state, { kind: 'serialsForAll', name })
  }
  const next = {
    ...state,
    packing: withItem(packing, { ...item, asksSerial: false }),
    awaiting: undefined,
    before: state,
  }
  return completed(right(next, { kind: 'noSerial', name }))
}

const completed = (state: ScanState): ScanState =>
  state.packing && isComplete(state.packing) ? shipNow(state, state.packing) : state

/** Ships what is scanned, also if it is not everything. */
function shipNow(state: ScanState, packing: Packing): ScanState {
  const open = packing.items.find(({ lineNumber }) => lineNumber === state.awaiting)
  if (open) return wrong(state, { kind: 'serialFirst', name: open.name })
  if (!packing.items.some((item) => isLine(item) && item.units.length > 0)) {
    return wrong(state, { kind: 'nothingScanned' })
  }
  const pc = pcToScan(packing)
  if (pc) return wrong(state, { kind: 'scanPc', name: pc.name })
  return asking(state, { kind: 'ship', orderId: packing.orderId, body: shipBodyOf(packing) })
}

/** The service's answer to a shipment. */
export function orderShipped(state: ScanState, deliveryId: string): ScanState {
  if (state.ask?.kind !== 'ship') return state
  const { orderId } = state.ask
  const left = state.packing?.items
    .filter(isLine)
    .reduce((sum, item) => sum + item.wanted - item.units.length, 0)
  const note: Note = {
    tone: 'done',
    kind: 'shipped',
    orderId,
    deliveryId,
    later: (state.packing?.later ?? 0) + (left ?? 0),
  }
  const shipped = [{ orderId, deliveryId }, ...state.shipped]
  return goOn(noted({ ...closed(state), ask: undefined, isLost: false, shipped }, note), scan)
}

/** The service refused. The order may have changed: it is scanned again. A code or order is scanned again too. */
export function askRefused(state: ScanState, message: string): ScanState {
  const isShipment = state.ask?.kind === 'ship'
  const next = { ...(isShipment ? closed(state) : state), ask: undefined, isLost: false }
  return wrong(next, { kind: isShipment ? 'refused' : 'failed', message })
}

/** No answer arrived. A shipment may have happened: the same request is sent again, and acts once. */
export function answerLost(state: ScanState, message: string): ScanState {
  if (state.ask?.kind !== 'ship') return askRefused(state, message)
  return { ...wrong(state, { kind: 'lost', orderId: state.ask.orderId }), isLost: true }
}

function again(state: ScanState, code: string): ScanState {
  if (state.ask?.kind !== 'ship') return state
  const { orderId } = state.ask
  if (code.toUpperCase() !== orderId && commandOf(code) !== 'ship') {
    return wrong(state, { kind: 'notShipped', orderId })
  }
  return asking({ ...state, isLost: false }, { ...state.ask })
}

const closed = (state: ScanState): ScanState => ({
  ...state,
  packing: undefined,
  awaiting: undefined,
  leavingFor: undefined,
  before: undefined,
})

const withItem = (packing: Packing, item: PackItem): Packing => ({
  ...packing,
  items: packing.items.map((each) => (each.lineNumber === item.lineNumber ? item : each)),
})

const asking = (state: ScanState, ask: Ask): ScanState => ({
  ...state,
  ask,
  note: { tone: 'busy', kind: ask.kind === 'ship' ? 'shipping' : 'asking' },
})

const right = (state: ScanState, note: NoteOf<Note, 'right'>): ScanState =>
  noted({ ...state, leavingFor: undefined }, { tone: 'right', ...note } as Note)

const wrong = (state: ScanState, note: NoteOf<Note, 'wrong'>): ScanState =>
  wrongCode({ ...state, leavingFor: undefined }, note)
