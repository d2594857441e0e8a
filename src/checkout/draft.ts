import type { CheckoutDraft, CheckoutStatus } from '../contract/checkout.ts'
import { first, type Store, type Write } from '../store/store.ts'
import type { Quote } from './quote.ts'

export interface Draft {
  id: string
  account: string
  createdAt: number
  expiresAt: number
  submittedAt: number | null
  orderId: string | null
  request: CheckoutDraft
  quote: Quote
}

export function statusOf(draft: Draft, now: number): CheckoutStatus {
  if (draft.submittedAt !== null) return 'Submitted'
  return now >= draft.expiresAt ? 'Expired' : 'Open'
}

/** The customer wants nothing before this. */
export const wishedDate = ({ request }: Draft): number | null => {
  const wish = request.delivery.preferences?.deliverDate
  return wish ? Date.parse(wish) : null
}

interface DraftRow {
  id: string
  account: string
  created_at: number
  expires_at: number
  submitted_at: number | null
  order_id: string | null
  body: string
}

export async function loadDraft(store: Store, id: string): Promise<Draft | undefined> {
  const row = await first<DraftRow>(store, { sql: 'SELECT * FROM draft WHERE id = $1', values: [id] })
  return (
    row && {
      id: row.id,
      account: row.account,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      submittedAt: row.submitted_at,
      orderId: row.order_id,
      ...JSON.parse(row.body),
    }
  )
}

export const insertDraft = ({ id, account, createdAt, expiresAt, request, quote }: Draft): Write => ({
  sql: 'INSERT INTO draft (id, account, created_at, expires_at, body) VALUES ($1, $2, $3, $4, $5)',
  values: [id, account, createdAt, expiresAt, JSON.stringify({ request, quote })],
  rows: 1,
})

/** Touches no row when the draft was submitted meanwhile. */
export const markSubmitted = (draft: Draft, orderId: string, now: number): Write => ({
  sql: 'UPDATE draft SET submitted_at = $2, order_id = $3 WHERE id = $1 AND submitted_at IS NULL',
  values: [draft.id, now, orderId],
  rows: 1,
})
