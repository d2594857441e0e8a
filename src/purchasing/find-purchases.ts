import { contains, patternOf } from '../platform/store/like-pattern.ts'
import { namesOf } from '../platform/store/row.ts'
import { type Engine, perEngine, readStatement } from '../platform/store/statement.ts'
import type { Reader } from '../platform/store/store.ts'
import { variants } from '../platform/store/variants.ts'
import { type Purchase, purchaseColumns, storedPurchase } from './purchase.ts'
import { openPurchaseStates } from './states.ts'

export interface PurchaseFilter {
  search: string | null
  /** A state, or `open` for all with further actions. */
  state: string | null
  supplierId: string | null
}

/** The last one of the page before. */
export interface PurchasePosition {
  createdAt: number
  id: string
}

const listed: Record<Engine, (at: number) => string> = {
  sqlite: (at) => `(SELECT value FROM json_each($${at}))`,
  postgres: (at) => `(SELECT json_array_elements_text($${at}::json))`,
}

const columnOf = { states: 'state', suppliers: 'supplier_id' }
type Condition = keyof typeof columnOf

/** $1 and $2 are the position, $3 the pattern, $4 the limit. */
const fixed = 4

const statementFor = variants((parts: readonly Condition[], suffix) =>
  readStatement({
    name: `purchase.find/${suffix}`,
    columns: purchaseColumns,
    sql: perEngine(
      (engine) => `SELECT ${namesOf(purchaseColumns)} FROM purchase
      WHERE (created_at, id) < ($1, $2) AND ${contains(['search'], '$3', engine)}
      ${parts.map((part, index) => `AND ${columnOf[part]} IN ${listed[engine](fixed + 1 + index)}`).join(' ')}
      ORDER BY created_at DESC, id DESC LIMIT $4`,
    ),
  }),
)

/** Newest first. */
export async function findPurchases(
  store: Reader,
  { search, state, supplierId }: PurchaseFilter,
  after: PurchasePosition | null,
  limit: number,
): Promise<Purchase[]> {
  const asked: [Condition, readonly string[] | null][] = [
    ['states', state === null ? null : state === 'open' ? openPurchaseStates : [state]],
    ['suppliers', supplierId === null ? null : [supplierId]],
  ]
  const given = asked.flatMap(([name, list]) =>
    list === null ? [] : [[name, JSON.stringify(list)] as const],
  )
  const rows = await store.all({
    statement: statementFor(given.map(([name]) => name)),
    values: [
      ...[after?.createdAt ?? Number.MAX_SAFE_INTEGER, after?.id ?? '', patternOf(search), limit],
      ...given.map(([, list]) => list),
    ],
  })
  return rows.map(storedPurchase)
}
