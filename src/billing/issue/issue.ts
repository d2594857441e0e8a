// Issues billings: composes their documents, checks them, and draws their numbers. Each is issued or refused on its own; those that are
// issued are stored together.
import { loadAccount, type StoredAccount } from '../../accounts/account.ts'
import type { Company } from '../../contract/company.ts'
import type { InvoiceDocument } from '../../contract/invoice.ts'
import type { Billing } from '../../contract/order.ts'
import { Problem } from '../../contract/problems.ts'
import { loadOrders, type StoredOrder } from '../../orders/order.ts'
import type { Store, Write } from '../../platform/store/store.ts'
import { loadCompany } from '../company/company.ts'
import { composeInvoice, NotBillable } from '../compose/compose.ts'
import { documentNumber, seriesOf } from '../compose/series.ts'
import { issuedEvent } from '../events.ts'
import type { OpenDocument } from '../payments/allocate.ts'
import { loadOpen } from '../payments/allocation.ts'
import { brokenRules } from '../rules/check-rules.ts'
import { beginSending } from '../sending/sending.ts'
import { wayWhenIssued } from '../sending/way.ts'
import { settleWithInvoices } from './credit-invoices.ts'
import { type IssuedInvoice, insertInvoice, loadDocuments } from './invoice.ts'
import { loadNext, takeNumbers } from './number-series.ts'
import { issuedWrites } from './waiting-billings.ts'

export interface BillingKey {
  orderId: string
  billingId: string
}

export interface Refusal extends BillingKey {
  problem: Problem
  /** What it would say, if it can be composed. */
  document: InvoiceDocument | null
  /** What it was decided with; 0 for an account that is missing. */
  companyVersion: number
  accountVersion: number
}

export interface Issues {
  issued: IssuedInvoice[]
  refused: Refusal[]
  writes: Write[]
}

export interface Known {
  company: Company
  companyVersion: number
  orders: ReadonlyMap<string, StoredOrder>
  accounts: ReadonlyMap<string, StoredAccount>
  /** Documents of each order; those of this command are added. */
  documents: Map<string, InvoiceDocument[]>
  /** The next number of each series. */
  next: ReadonlyMap<string, number>
  /** What is open of the issued documents of these orders. */
  open: ReadonlyMap<string, OpenDocument>
}

export async function issueBillings(
  store: Store,
  wanted: readonly BillingKey[],
  now: number,
): Promise<Issues> {
  return decideIssues(wanted, await loadKnown(store, wanted, now), now)
}

export async function loadKnown(store: Store, wanted: readonly BillingKey[], now: number): Promise<Known> {
  const ids = [...new Set(wanted.map(({ orderId }) => orderId))]
  const types: Billing['type'][] = ['Invoice', 'CreditNote']
  const [orders, documents, { company, version: companyVersion }, next] = await Promise.all([
    loadOrders(store, ids),
    loadDocuments(store, ids),
    loadCompany(store),
    loadNext(
      store,
      types.map((type) => seriesOf(type, now)),
    ),
  ])
  const earlier = [...documents.values()].flat().map(({ billingId }) => billingId)
  const open = await loadOpen(store, earlier)
  const payers = [...new Set(orders.map(({ order }) => order.parties.billTo))]
  const accounts = await Promise.all(payers.map((id) => loadAccount(store, id)))
  return {
    company,
    companyVersion,
    documents,
    next,
    open,
    orders: new Map(orders.map((order) => [order.id, order])),
    accounts: new Map(accounts.flatMap((account) => (account ? [[account.id, account]] : []))),
  }
}

export function decideIssues(wanted: readonly BillingKey[], known: Known, now: number): Issues {
  const issued: IssuedInvoice[] = []
  const refused: Issues['refused'] = []
  const taken = new Map<string, number>()
  for (const key of wanted) {
    const outcome = issueOne(key, known, taken, now)
    if ('problem' in outcome) {
      const payer = known.orders.get(key.orderId)?.order.parties.billTo ?? ''
      const accountVersion = known.accounts.get(payer)?.version ?? 0
      refused.push({ ...key, ...outcome, companyVersion: known.companyVersion, accountVersion })
      continue
    }
    issued.push(outcome)
    taken.set(outcome.number.series, (taken.get(outcome.number.series) ?? 0) + 1)
    known.documents.set(key.orderId, [...(known.documents.get(key.orderId) ?? []), outcome.document])
  }
  const numbers = [...taken].map(([series, count]) => takeNumbers(series, known.next.get(series) ?? 1, count))
  const stored = storedWrites(issued, known.open, now)
  const sent = issued.flatMap((each) => sendWrites(each, known, now))
  return { issued, refused, writes: [...numbers, ...stored, ...sent] }
}

/** Stores documents, whoever issued them, and what follows from them. */
export function storedWrites(issued: IssuedInvoice[], open: Known['open'], now: number): Write[] {
  const credits = settleWithInvoices(issued, open, now)
  const noLonger = issued.flatMap(({ orderId, document }) => issuedWrites(orderId, document.billingId, now))
  return [...issued.map(insertInvoice), ...credits, ...noLonger, ...issued.map(issuedEvent)]
}

/** If company or account say that it is sent when it is issued. */
function sendWrites({ document: { billingId }, debtor }: IssuedInvoice, known: Known, now: number): Write[] {
  const wanted = wayWhenIssued(known.company, known.accounts.get(debtor)?.billing)
  if (!wanted) return []
  return [beginSending({ billingId, account: debtor, ...wanted, recipient: null }, undefined, now)]
}

export interface FoundBilling {
  stored: StoredOrder
  order: StoredOrder['order']
  billing: Billing
  buyer: StoredAccount
  earlier: readonly InvoiceDocument[]
  /** Its document, if it was issued. */
  before: InvoiceDocument | undefined
}

export function findBilling(
  { orderId, billingId }: BillingKey,
  { orders, accounts, documents }: Known,
): FoundBilling | Problem {
  const stored = orders.get(orderId)
  if (!stored) return new Problem('order_not_found', `There is no order ${orderId}.`)
  const billing = stored.order.billings.find((each) => each.billingId === billingId)
  if (!billing) return new Problem('billing_not_found', `The order ${orderId} has no billing ${billingId}.`)
  const earlier = documents.get(orderId) ?? []
  const before = earlier.find((each) => each.billingId === billingId)
  const buyer = accounts.get(stored.order.parties.billTo)
  if (!buyer) return incomplete(billingId, `there is no account ${stored.order.parties.billTo}.`)
  return { stored, order: stored.order, billing, buyer, earlier, before }
}

function issueOne(
  key: BillingKey,
  known: Known,
  taken: ReadonlyMap<string, number>,
  now: number,
): IssuedInvoice | Pick<Refusal, 'problem' | 'document'> {
  const { orderId, billingId } = key
  const { company, next } = known
  if (company.invoicesFromErp) return refuse(new Problem('issued_by_erp'))
  const found = findBilling(key, known)
  if (found instanceof Problem) return refuse(found)
  const { before, stored, ...sources } = found
  if (before)
    return refuse(new Problem('billing_already_issued', `The billing ${billingId} is ${before.number}.`))
  const { billing, buyer } = sources
  const series = seriesOf(billing.type, now)
  const number = documentNumber(billing.type, now, (next.get(series) ?? 1) + (taken.get(series) ?? 0))
  const document = composeInvoice({ ...sources, company, number, now })
  if (document instanceof NotBillable) return refuse(incomplete(billingId, document.message))
  const broken = brokenRules(document)
  if (broken.length > 0)
    return refuse(
      incomplete(billingId, broken.map(({ rule, message }) => `${rule}: ${message}`).join(' ')),
      document,
    )
  const { account } = stored
  return { orderId, account, debtor: buyer.id, document, number, issuedAt: now, settled: 0 }
}

const refuse = (problem: Problem, document: InvoiceDocument | null = null) => ({ problem, document })

export const incomplete = (billingId: string, why: string) =>
  new Problem('invoice_incomplete', `The billing ${billingId} cannot be issued. ${why}`)
