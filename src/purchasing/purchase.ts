// A purchase order with lines, and its row. What its lines still promise are rows of the supply (supply-of-lines.ts).
import { type PurchaseState, purchaseStates } from '../contract/purchasing.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { integer, namesOf, oneOf, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../platform/store/store.ts'

export interface PurchaseLine {
  /** `10`, `20`, … */
  lineNumber: string
  productId: string
  name: string
  partNumber: string | null
  /** Units ordered. */
  quantity: number
  /** Minor units of the currency, per unit. */
  cost: number | null
  /** As ordered: it promises nothing. */
  wantedAt: number | null
  /** What the supplier delivers in all, and when the rest arrives; null before it has said so. */
  confirmed: { quantity: number; expectedAt: number | null } | null
  received: number
}

/** Every change increments the version, which guards against races. */
export interface Purchase {
  id: string
  supplierId: string
  /** When it was created. */
  supplierName: string
  state: PurchaseState
  version: number
  createdAt: number
  currency: string
  note: string | null
  sentAt: number | null
  sentTo: string | null
  lines: PurchaseLine[]
}

export const purchaseColumns = {
  id: text,
  supplier_id: text,
  state: oneOf(purchaseStates),
  version: integer,
  created_at: integer,
  /** What the columns do not have, as JSON. */
  body: text,
}
type PurchaseRow = RowOf<typeof purchaseColumns>

const selectOne = readStatement({
  name: 'purchase.byId',
  columns: purchaseColumns,
  sql: `SELECT ${namesOf(purchaseColumns)} FROM purchase WHERE id = $1`,
})

const selectAmong = listStatement({
  name: 'purchase.among',
  columns: { id: text },
  sql: (ids) => `SELECT id FROM purchase WHERE id IN ${ids}`,
})

const selectDrafts = readStatement({
  name: 'purchase.drafts',
  columns: purchaseColumns,
  sql: `SELECT ${namesOf(purchaseColumns)} FROM purchase WHERE state = 'Draft' ORDER BY created_at DESC, id DESC LIMIT $1`,
})

const insert = insertStatement(
  'purchase.insert',
  'purchase',
  [...Object.keys(purchaseColumns), 'search'],
  'ON CONFLICT DO NOTHING',
)

const update = writeStatement({
  name: 'purchase.update',
  sql: 'UPDATE purchase SET state = $3, version = $4, body = $5, search = $6 WHERE id = $1 AND version = $2',
})

export const storedPurchase = ({ supplier_id, created_at, body, ...row }: PurchaseRow): Purchase => ({
  ...row,
  supplierId: supplier_id,
  createdAt: created_at,
  ...JSON.parse(body),
})

const bodyOf = ({ supplierName, currency, note, sentAt, sentTo, lines }: Purchase) =>
  JSON.stringify({ supplierName, currency, note, sentAt, sentTo, lines })

/** What a search looks through. */
const searchText = ({ id, supplierId, supplierName, lines }: Purchase) =>
  [
    id,
    supplierId,
    supplierName,
    ...new Set(lines.flatMap(({ productId, name, partNumber }) => [productId, name, partNumber ?? ''])),
  ].join('\n')

export async function loadPurchase(store: Reader, id: string): Promise<Purchase | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && storedPurchase(row)
}

/** The newest ones that are not sent yet. */
export const loadDrafts = async (store: Reader, limit: number): Promise<Purchase[]> =>
  (await store.all({ statement: selectDrafts, values: [limit] })).map(storedPurchase)

/** The id of a line's row of the supply. */
export const supplyIdOf = ({ id }: Pick<Purchase, 'id'>, { lineNumber }: Pick<PurchaseLine, 'lineNumber'>) =>
  `${id}.${lineNumber}`

/** Whether an id is that of a purchase order with lines, or may be that of one of its lines. */
export async function isOfPurchase(store: Reader, id: string): Promise<boolean> {
  const parent = /^(.+)\.\d+$/.exec(id)?.[1]
  const rows = await allIn(store, selectAmong, parent ? [id, parent] : [id])
  return rows.length > 0
}

/** Changes no row if there is a purchase order with this id. */
export const insertPurchase = (purchase: Purchase): Write =>
  write(insert, [
    ...[purchase.id, purchase.supplierId, purchase.state, purchase.version, purchase.createdAt],
    ...[bodyOf(purchase), searchText(purchase)],
  ])

/** Changes no row if the purchase order changed since it was loaded. */
export const updatePurchase = (before: Purchase, after: Purchase): Write =>
  write(update, [before.id, before.version, after.state, after.version, bodyOf(after), searchText(after)])
