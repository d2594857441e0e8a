// Checks returns: what each order says came back is what its returns say, and no unit is credited that did not come.
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

export const returnedRows = readStatement({
  name: 'check.returnedOfOrders',
  columns: returnedColumns,
  sql: 'SELECT id, returned FROM orders WHERE returned IS NOT NULL',
})

interface Units {
  units: number
  credited: number
}

interface LineOfReturn {
  orderId: string
  lineNumber: string
  quantity: number
  credited: number
  received: { condition: string; quantity: number }[]
}

const advice = 'Compare it with the last backup; the service repairs no returns.'
const keyOf = (orderId: string, lineNumber: string) => `${orderId} line ${lineNumber}`

/** Units that the customer no longer has, or is to send. */
function unitsOf(state: string, { quantity, received }: LineOfReturn): number {
  const kept = received
    .filter(({ condition }) => condition !== 'Repair')
    .reduce((sum, each) => sum + each.quantity, 0)
  if (state === 'Refused' || state === 'Withdrawn') return 0
  return state === 'Closed' || state === 'Credited' ? kept : quantity
}

/** Sums the returns, then compares them with each order. */
export function returnCheck() {
  const expected = new Map<string, Units>()
  return {
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
