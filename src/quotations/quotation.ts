// A quote for a customer and its rows. "Quote" in the code is what a draft is priced at (src/checkout); here it is a quotation.
import type { Draft } from '../checkout/draft.ts'
import type { QuoteContent } from '../contract/quotes.ts'
import { integer, namesOf, oneOf, type RowOf, text } from '../platform/store/row.ts'
import { insertStatement, readStatement, writeStatement } from '../platform/store/statement.ts'
import { first, type Reader, type Write, write } from '../platform/store/store.ts'
import { type QuotationState, quotationStates } from './states.ts'

interface QuotationStep {
  at: number
  action: string
  actor: string
  /** Of a refusal: why; of a sent quote: its revision. */
  text: string | null
}

/** What is offered. */
export interface Offer {
  content: QuoteContent
  /** What the goods cost with VAT when it was stored. */
  total: { gross: number | null; currency: string }
}

/** As it was sent last; before that, as it was written. Every change increments the version, which guards against races. */
export interface Quotation extends Offer {
  id: string
  account: string
  state: QuotationState
  version: number
  createdAt: number
  validUntil: number
  /** Unguessable: opens what was sent. */
  link: string
  /** Changed after it was sent: what is sent next, which only staff see. */
  next: Offer | null
  /** 0 before it was sent. */
  revision: number
  orderId: string | null
  steps: QuotationStep[]
}

/** What a customer was sent. The draft becomes the order if it is accepted, at its prices; its id is used once. */
export interface Revision {
  revision: number
  sentAt: number
  validUntil: number
  message: string | null
  deliveryOptionId: string | null
  draft: Draft
}

export const quotationColumns = {
  id: text,
  account: text,
  state: oneOf(quotationStates),
  version: integer,
  created_at: integer,
  valid_until: integer,
  link: text,
  body: text,
}
type QuotationRow = RowOf<typeof quotationColumns>

const selectBy = (name: string, column: string) =>
  readStatement({
    name,
    columns: quotationColumns,
    sql: `SELECT ${namesOf(quotationColumns)} FROM quotation WHERE ${column} = $1`,
  })
const selectOne = selectBy('quotation.byId', 'id')
const selectByLink = selectBy('quotation.byLink', 'link')

const selectRevision = readStatement({
  name: 'quotation.revision',
  columns: { body: text },
  sql: 'SELECT body FROM quotation_revision WHERE quotation = $1 AND revision = $2',
})

const insert = insertStatement(
  'quotation.insert',
  'quotation',
  [...Object.keys(quotationColumns), 'search'],
  'ON CONFLICT DO NOTHING',
)

const insertRevisionStatement = insertStatement('quotation.insertRevision', 'quotation_revision', [
  'quotation',
  'revision',
  'body',
])

const update = writeStatement({
  name: 'quotation.update',
  sql: `UPDATE quotation SET state = $3, version = $4, valid_until = $5, body = $6, search = $7
    WHERE id = $1 AND version = $2`,
})

export function storedQuotation({ created_at, valid_until, body, ...row }: QuotationRow): Quotation {
  return { ...row, createdAt: created_at, validUntil: valid_until, ...JSON.parse(body) }
}

const bodyOf = ({ content, total, next, revision, orderId, steps }: Quotation) =>
  JSON.stringify({ content, total, next, revision, orderId, steps })

/** What staff change and send. */
export const latestOf = ({ next, content, total }: Quotation): Offer => next ?? { content, total }

/** What a search looks through. */
const searchText = ({ id, account, content, orderId }: Quotation) => {
  const { name, city, contactPersonName, email } = content.delivery.deliveryAddress
  const { billingReference, deliveryReference } = content.references ?? {}
  return [id, account, name, city, contactPersonName, email, billingReference, deliveryReference, orderId]
    .filter(Boolean)
    .join('\n')
}

export async function loadQuotation(store: Reader, id: string): Promise<Quotation | undefined> {
  const row = await first(store, { statement: selectOne, values: [id] })
  return row && storedQuotation(row)
}

/** By the secret of its link. */
export async function loadQuotationByLink(store: Reader, link: string): Promise<Quotation | undefined> {
  const row = await first(store, { statement: selectByLink, values: [link] })
  return row && storedQuotation(row)
}

export async function loadRevision(
  store: Reader,
  id: string,
  revision: number,
): Promise<Revision | undefined> {
  const row = await first(store, { statement: selectRevision, values: [id, revision] })
  return row && JSON.parse(row.body)
}

export const insertQuotation = (made: Quotation): Write =>
  write(insert, [
    ...[made.id, made.account, made.state, made.version, made.createdAt, made.validUntil, made.link],
    ...[bodyOf(made), searchText(made)],
  ])

/** Changes no row if the quote changed since it was loaded. */
export const updateQuotation = (before: Quotation, after: Quotation): Write =>
  write(update, [
    ...[before.id, before.version, after.state, after.version, after.validUntil],
    ...[bodyOf(after), searchText(after)],
  ])

export const insertRevision = ({ id }: Quotation, revision: Revision): Write =>
  write(insertRevisionStatement, [id, revision.revision, JSON.stringify(revision)])
