// Checks returns: what each order says came back is what its returns say, no unit is credited or replaced that did not come, or both, and
// replacement orders and returns name each other.
import type { Order } from '../contract/order.ts'
import { findLine, keptUnits } from '../orders/lines.ts'
import { orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'
import { parsed } from './order-findings.ts'

const columns = { id: text, state: text, body: text }
const returnedColumns = { id: text, returned: orNull(text) }

export const returnRows = readStatement({
  name: 'check.returns',
  columns,
  sql: 'SELECT id, state, body FROM goods_return',
})

const replacementColumns = { id: text, body: text }

export const replacementRows = readStatement({
  name: 'check.replacements',
  columns: replacementColumns,
  sql: `SELECT id, body FROM orders WHERE replace(body, '"replacementFor":', '') <> body`,
})

export const returnedRows = readStatement({
  name: 'check.returnedOfOrders',
  columns: returnedColumns,
  sql: 'SELECT id, returned FROM orders WHERE returned IS NOT NULL',
})

interface Units {
  units: number
  credited: number
}

interface OrderLineUnits {
  orderId: string
  lineNumber: string
  quantity: number
}

interface LineOfReturn extends OrderLineUnits {
  credited: number
  received: { condition: string; quantity: number }[]
  replacements?: OrderLineUnits[]
}

const advice = 'Compare it with the last backup; the service repairs no returns.'
const keyOf = (orderId: string, lineNumber: string) => `${orderId} line ${lineNumber}`

/** Received units that did not go back repaired. */
const keptOf = ({ received }: LineOfReturn) =>
  received.filter(({ condition }) => condition !== 'Repair').reduce((sum, each) => sum + each.quantity, 0)

/** Units that the customer no longer has, or is to send. */
function unitsOf(state: string, line: LineOfReturn): number {
  const { quantity } = line
  const kept = keptOf(line)
  if (state === 'Refused' || state === 'Withdrawn') return 0
  return state === 'Closed' || state === 'Credited' ? kept : quantity
}

/** Sums the returns, then compares them with each order. */
export function returnCheck() {
  const expected = new Map<string, Units>()
  const replaced = replacementCheck()
  return {
    replaced,
    *add({ id, state, body }: RowOf<typeof columns>): Iterable<DatabaseFinding> {
      const lines = parsed<{ lines?: LineOfReturn[] }>(body)?.lines
      if (!lines) {
        yield { what: `return ${id}: its text cannot be read`, advice }
        return
      }
      for (const line of lines) {
        const key = keyOf(line.orderId, line.lineNumber)
        const { units, credited } = expected.get(key) ?? { units: 0, credited: 0 }
        expected.set(key, { units: units + unitsOf(state, line), credited: credited + line.credited })
        replaced.add(id, line)
        const came = line.received.reduce((sum, each) => sum + each.quantity, 0)
        if (came > line.quantity || line.credited > came)
          yield {
            what: `return ${id}: ${came} of ${line.quantity} units came and ${line.credited} are credited`,
            advice,
          }
      }
    },
    *compare({ id, returned }: RowOf<typeof returnedColumns>): Iterable<DatabaseFinding> {
      const lines = parsed<Record<string, Units>>(returned ?? '{}')
      if (!lines) yield { what: `order ${id}: what came back cannot be read`, advice }
      for (const [lineNumber, { units, credited }] of Object.entries(lines ?? {})) {
        const key = keyOf(id, lineNumber)
        const sum = expected.get(key)
        expected.delete(key)
        // A delivery charge is credited with the goods and is in no return.
        if (sum === undefined && units === 0) continue
        if (sum?.units !== units || sum.credited !== credited)
          yield {
            what: `order ${key}: ${units} units in returns and ${credited} credited, its returns have ${sum?.units ?? 0} and ${sum?.credited ?? 0}`,
            advice,
          }
      }
    },
    *missing(): Iterable<DatabaseFinding> {
      for (const [key, { units }] of expected)
        if (units > 0)
          yield { what: `order ${key}: ${units} units are in returns, and the order has none`, advice }
    },
  }
}

/** Call `add` with every line of a return, then `compare` with every replacement order, then `settled`. */
export function replacementCheck() {
  /** By line of an order: what came back of it. */
  const lines = new Map<string, { kept: number; credited: number; replacements: OrderLineUnits[] }>()
  /** By replacement order: the return that has it, and units by line. */
  const named = new Map<string, { returnId: string; units: OrderLineUnits[] }>()
  /** By line of a replacement order: units that are not cancelled. */
  const ordered = new Map<string, number>()
  const none = { kept: 0, credited: 0, replacements: [] }

  /** Units for which the customer has or gets another one. */
  const standing = (key: string): number =>
    (lines.get(key)?.replacements ?? []).reduce((sum, { orderId, lineNumber }) => {
      const ofReplacement = keyOf(orderId, lineNumber)
      const back = (lines.get(ofReplacement)?.kept ?? 0) - standing(ofReplacement)
      return sum + (ordered.get(ofReplacement) ?? 0) - back
    }, 0)

  return {
    add(returnId: string, line: LineOfReturn): void {
      const { orderId, lineNumber, credited, replacements = [] } = line
      const before = lines.get(keyOf(orderId, lineNumber)) ?? none
      lines.set(keyOf(orderId, lineNumber), {
        kept: before.kept + keptOf(line),
        credited: before.credited + credited,
        replacements: [...before.replacements, ...replacements],
      })
      for (const each of replacements) {
        const units = named.get(each.orderId)?.units ?? []
        named.set(each.orderId, { returnId, units: [...units, each] })
      }
    },
    *compare({ id, body }: RowOf<typeof replacementColumns>): Iterable<DatabaseFinding> {
      const order = parsed<Order>(body)
      const { returnId, units = [] } = named.get(id) ?? {}
      named.delete(id)
      const isFor = order?.references?.replacementFor
      if (isFor !== returnId)
        yield {
          what: `order ${id}: it replaces units of the return ${isFor}, which does not name it`,
          advice,
        }
      for (const { lineNumber, quantity } of units) {
        const line = order && findLine(order.orderLines, lineNumber)
        ordered.set(keyOf(id, lineNumber), line ? keptUnits(line) : 0)
        if (line?.quantity.total !== quantity || line.unitPrice.gross !== 0)
          yield {
            what: `order ${id} line ${lineNumber}: it is not the ${quantity} units at no charge that the return ${returnId} names`,
            advice,
          }
      }
    },
    *settled(): Iterable<DatabaseFinding> {
      for (const [id, { returnId }] of named)
        yield { what: `return ${returnId}: its replacement ${id} is no order that names it`, advice }
      for (const [key, { kept, credited, replacements }] of lines)
        if (replacements.length > 0 && credited + standing(key) > kept)
          yield {
            what: `order ${key}: ${kept} units came back, ${credited} are credited and ${standing(key)} replaced`,
            advice,
          }
    },
  }
}
