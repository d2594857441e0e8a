// What the pages know of the states of a return, from the table of the service; each answer lists what is allowed.
import type { Schemas } from '@buildorder/client'
import { transitions } from '../../../../src/returns/states.ts'

export type Return = Schemas['Return']
export type ReturnLine = Return['lines'][number]
export type Returnable = Schemas['Returnable']
export type NewReturn = Schemas['NewReturn']

/** A state unknown to these pages is open, and expects nothing. */
const allowedIn = (state: string): object | undefined =>
  (transitions as Readonly<Record<string, object>>)[state]

/** Whether nothing more happens. */
export const isOver = ({ state }: Return) => Object.keys(allowedIn(state) ?? { unknown: true }).length === 0

/** Goods are on their way, and need a label. */
export const isExpected = ({ state }: Return) => 'receive' in (allowedIn(state) ?? {})

/** The first line and the number of others. */
export function summaryOf({ lines }: Return): { quantity: number; name: string; more: number } {
  const [first] = lines
  return { quantity: first?.quantity ?? 0, name: first?.name ?? '', more: Math.max(0, lines.length - 1) }
}

export const ordersOf = ({ lines }: Return) => [...new Set(lines.map(({ orderId }) => orderId))]
