// Checks purchase orders with lines: the supply has what their lines still promise, and no other lines.
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import type { DatabaseFinding } from './finding.ts'
import { parsed } from './order-findings.ts'

const purchaseColumns = { id: text, state: text, body: text }
export const purchaseRows = readStatement({
  name: 'check.purchases',
  columns: purchaseColumns,
  sql: 'SELECT id, state, body FROM purchase',
})

const lineColumns = {
  id: text,
  product_id: text,
  quantity: integer,
  expected_at: orNull(integer),
  purchase_id: text,
}
export const supplyLineRows = readStatement({
  name: 'check.supplyOfLines',
  columns: lineColumns,
  sql: `SELECT id, product_id, quantity, expected_at, purchase_id FROM purchase_order WHERE purchase_id IS NOT NULL`,
})

interface LineOfPurchase {
  lineNumber: string
  productId: string
  quantity: number
  received: number
  confirmed: { quantity: number; expectedAt: number | null } | null
}

const advice =
  'Compare it with the supplier. Change the quantity or the date of the line at /catalog/v1/purchase-orders: both then agree.'
/** States in which the supplier has the order and goods are missing. */
const promising = ['Sent', 'Confirmed', 'PartlyReceived']

const said = (productId: string, units: number, expectedAt: number | null) =>
  units === 0
    ? 'nothing'
    : `${units} of ${productId}, ${expectedAt === null ? 'undated' : new Date(expectedAt).toISOString()}`

/** Collects what lines promise, then compares it with the supply. */
export function purchaseCheck() {
  const promised = new Map<string, string>()
  return {
    *add({ id, state, body }: RowOf<typeof purchaseColumns>): Iterable<DatabaseFinding> {
      const lines = parsed<{ lines?: LineOfPurchase[] }>(body)?.lines
      if (!lines) {
        yield {
          what: `purchase order ${id}: its text cannot be read`,
          advice: 'Compare it with the last backup.',
        }
        return
      }
      for (const { lineNumber, productId, quantity, received, confirmed } of lines) {
        const units = promising.includes(state) ? (confirmed?.quantity ?? quantity) - received : 0
        if (units > 0)
          promised.set(`${id}.${lineNumber}`, said(productId, units, confirmed?.expectedAt ?? null))
      }
    },
    *compare(row: RowOf<typeof lineColumns>): Iterable<DatabaseFinding> {
      const ought = promised.get(row.id) ?? 'nothing'
      promised.delete(row.id)
      const is = said(row.product_id, row.quantity, row.expected_at)
      if (is !== ought)
        yield {
          what: `purchase order ${row.purchase_id}: ${row.id} promises ${is}, its line ${ought}`,
          advice,
        }
    },
    *missing(): Iterable<DatabaseFinding> {
      for (const [id, ought] of promised)
        yield { what: `purchase order line ${id}: it promises ${ought}, the supply has nothing`, advice }
    },
  }
}
