// Checks of one order against its own row and its draft.

import type { Order, OrderLine } from '../contract/order.ts'
import { factsOf } from '../orders/facts.ts'
import { orderColumns } from '../orders/order.ts'
import { integer, orNull, type RowOf, text } from '../platform/store/row.ts'
import { readStatement } from '../platform/store/statement.ts'
import { everyLine, type Held, heldBy } from './held.ts'
import { addsUp, costs } from './money.ts'

const ownColumns = {
  ...orderColumns,
  leaves_at: orNull(integer),
  arrives_at: orNull(integer),
  carrier: text,
  carrier_name: text,
  facts_version: integer,
  history: text,
}
/** Null if there is no draft. */
const columns = { ...ownColumns, draft_account: orNull(text), draft_body: orNull(text) }
export type OrderRow = RowOf<typeof columns>

export const ordersWithDrafts = readStatement({
  name: 'check.ordersWithDrafts',
  columns,
  sql: `SELECT ${Object.keys(ownColumns).map((name) => `o.${name}`)}, d.account AS draft_account, d.body AS draft_body
    FROM orders o LEFT JOIN draft d ON d.id = o.draft_id`,
})

export interface OrderFindings {
  /** Messages that follow the id of the order. */
  wrong: string[]
  /** Columns that are not the facts of the order. */
  wrongFacts: string[]
  held: Held[]
}

export function orderFindings(row: OrderRow): OrderFindings {
  const order = parsed<Order>(row.body)
  if (!order?.orderLines) return { wrong: ['its text cannot be read'], wrongFacts: [], held: [] }
  const held = heldBy(row.id, order)
  return {
    wrong: [...wrongNames(row, order), ...wrongLines(order), ...wrongDraft(row, order), ...wrongHistory(row)],
    wrongFacts: wrongFacts(row, order),
    held,
  }
}

/** Facts of another version are not read any more, or will be filled (orders/fill-facts.ts). */
function wrongFacts(row: OrderRow, order: Order): string[] {
  if (row.facts_version !== row.version) return []
  const { state, placed_at: placedAt, transit_days: transitDays, not_before: notBefore } = row
  const facts = Object.entries(factsOf({ state, placedAt, transitDays, notBefore, order }))
  return facts
    .filter(([name, value]) => row[name as keyof OrderRow] !== value)
    .map(([name, value]) => `its ${name} is ${row[name as keyof OrderRow]}, and ${value} in its text`)
}

function wrongNames({ id, draft_id }: OrderRow, order: Order): string[] {
  return order.orderId === id && order.checkoutId === draft_id ? [] : ['its text names other ids']
}

function wrongLines(order: Order): string[] {
  const lines = everyLine(order.orderLines)
  const expected = new Map<string, number>()
  for (const { orderLineNumber, quantity } of order.expectedDeliveries.flatMap((each) => each.expectedLines))
    expected.set(orderLineNumber, (expected.get(orderLineNumber) ?? 0) + quantity)
  return lines.flatMap((line) => {
    const { lineNumber, quantity } = line
    const { total, fulfilled, cancelled } = quantity
    const name = `line ${lineNumber}`
    const wanted = isPicked(line) ? total - fulfilled - cancelled : 0
    return [
      ...(total > 0 && fulfilled >= 0 && cancelled >= 0 && fulfilled + cancelled <= total
        ? []
        : [`${name} has the quantities ${JSON.stringify(quantity)}`]),
      ...(addsUp(line) ? [] : [`${name} does not add up: ${JSON.stringify(line.unitPrice)}`]),
      ...((expected.get(lineNumber) ?? 0) === wanted
        ? []
        : [`${name} expects ${expected.get(lineNumber) ?? 0} units, ${wanted} are open`]),
    ]
  })
}

/** Lines that use stock: the parts of a PC, not the PC itself. */
const isPicked = (line: OrderLine) =>
  line.orderLines.length === 0 && line.categories.includes('PHYSICAL_ITEM')

function wrongDraft({ account, draft_account, draft_body }: OrderRow, order: Order): string[] {
  if (draft_body === null) return ['its draft is missing']
  if (draft_account !== account) return ['its draft belongs to another account']
  const totals = parsed<DraftBody>(draft_body)?.quote?.totals
  return totals && costs(order, totals) ? [] : [`it costs something else than its draft quoted`]
}

interface DraftBody {
  request?: object
  quote?: { totals?: { net: number; vat: number; gross: number } | null }
}

/** A draft that was not submitted must be readable too. */
export const isReadableDraft = (body: string): boolean => {
  const draft = parsed<DraftBody>(body)
  return typeof draft?.request === 'object' && typeof draft.quote === 'object'
}

/** Every version has one entry, in order. */
function wrongHistory({ version, history }: OrderRow): string[] {
  const entries = parsed<{ version: number }[]>(history)
  const isSound = entries?.length === version && entries.every((entry, index) => entry.version === index + 1)
  return isSound ? [] : [`its history does not lead to version ${version}`]
}

export function parsed<T>(text: string): T | undefined {
  try {
    return JSON.parse(text) as T
  } catch {
    return undefined
  }
}
