import type { CheckoutDraft, CheckoutStatus } from '../contract/checkout.ts'
import type { Order } from '../contract/order.ts'
import { allIn, listStatement } from '../platform/store/in-list.ts'
import { legacyExponent } from '../platform/store/legacy-exponents.ts'
import { integer, orNull, text } from '../platform/store/row.ts'
import { insertStatement, readStatement } from '../platform/store/statement.ts'
import { first, type Store, type Write, write } from '../platform/store/store.ts'
import type { Quote } from './quote.ts'

/** A draft never changes; whether it was submitted is known from the order it became. */
export interface Draft {
  id: string
  account: string
  createdAt: number
  expiresAt: number
  submittedAt: number | null
  orderId: string | null
  request: DraftRequest
  quote: Quote
}

/** The request without its lines, which are part of the quote. */
export type DraftRequest = Pick<CheckoutDraft, 'delivery' | 'notes'> & Pick<Order, 'references'>

export function statusOf(draft: Draft, now: number): CheckoutStatus {
  if (draft.submittedAt !== null) return 'Submitted'
  return now >= draft.expiresAt ? 'Expired' : 'Open'
}

/** The earliest delivery date that the customer requested. */
export const requestedDate = ({ request }: Draft): number | null => {
  const date = request.delivery.preferences?.deliverDate
  return date ? Date.parse(date) : null
}

const selectWithOrder = readStatement({
  name: 'draft.byId',
  columns: {
    id: text,
    account: text,
    created_at: integer,
    expires_at: integer,
    body: text,
    placed_at: orNull(integer),
    order_id: orNull(text),
  },
  sql: `SELECT d.id, d.account, d.created_at, d.expires_at, d.body, o.placed_at, o.id AS order_id
    FROM draft d LEFT JOIN orders o ON o.draft_id = d.id WHERE d.id = $1`,
})

const selectSubmitted = listStatement({
  name: 'draft.submitted',
  columns: { draft_id: text },
  sql: (ids) => `SELECT draft_id FROM orders WHERE draft_id IN ${ids}`,
})

const insert = insertStatement('draft.insert', 'draft', ['id', 'account', 'created_at', 'expires_at', 'body'])

export async function loadDraft(store: Store, id: string): Promise<Draft | undefined> {
  const row = await first(store, { statement: selectWithOrder, values: [id] })
  return (
    row && {
      id: row.id,
      account: row.account,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      submittedAt: row.placed_at,
      orderId: row.order_id,
      ...readBody(row.body),
    }
  )
}

/** The email address of the delivery. */
export const emailOfDraft = async (store: Store, id: string): Promise<string | undefined> =>
  (await loadDraft(store, id))?.request.delivery.deliveryAddress.email

/** Those of the drafts that became orders. */
export async function loadSubmitted(store: Store, ids: string[]): Promise<Set<string>> {
  return new Set((await allIn(store, selectSubmitted, ids)).map(({ draft_id }) => draft_id))
}

function readBody(text: string): Pick<Draft, 'request' | 'quote'> {
  const body = JSON.parse(text)
  body.quote.exponent ??= legacyExponent(body.quote.currency)
  return body
}

/** The data without a column of its own. */
export const draftText = ({ request, quote }: Draft): string => JSON.stringify({ request, quote })

export const insertDraft = ({ id, account, createdAt, expiresAt }: Draft, text: string): Write =>
  write(insert, [id, account, createdAt, expiresAt, text])
