// What the pages know of the states of a return; the service decides what is allowed, and each answer lists it.
import type { Schemas } from '@buildorder/client'

export type Return = Schemas['Return']
export type ReturnLine = Return['lines'][number]
export type Returnable = Schemas['Returnable']
export type NewReturn = Schemas['NewReturn']

export const returnStates = [
  'Requested',
  'Asked',
  'Approved',
  'PartlyReceived',
  'Received',
  'Credited',
  'Refused',
  'Withdrawn',
  'Closed',
] as const

const over: readonly string[] = ['Credited', 'Refused', 'Withdrawn', 'Closed']

/** Whether nothing more happens. */
export const isOver = ({ state }: Return) => over.includes(state)

/** Goods are on their way, and need a label. */
export const isExpected = ({ state }: Return) => state === 'Approved' || state === 'PartlyReceived'

/** The first line and the number of others. */
export function summaryOf({ lines }: Return): { quantity: number; name: string; more: number } {
  const [first] = lines
  return { quantity: first?.quantity ?? 0, name: first?.name ?? '', more: Math.max(0, lines.length - 1) }
}

export const ordersOf = ({ lines }: Return) => [...new Set(lines.map(({ orderId }) => orderId))]
