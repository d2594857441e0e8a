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

interface Known {
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

async function loadKnown(store: Store, wanted: readonly BillingKey[], now: number): Promise<Known> {
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
  const credits = settleWithInvoices(issued, known.open, now)
  const noLonger = issued.flatMap(({ orderId, document }) => issuedWrites(orderId, document.billingId, now))
  const sent = issued.flatMap((each) => sendWrites(each, known, now))
  const events = issued.map(issuedEvent)
  return {
    issued,
    refused,
    writes: [...numbers, ...issued.map(insertInvoice), ...credits, ...noLonger, ...sent, ...events],
  }
}

/** If company or account say that it is sent when it is issued. */
function sendWrites({ document: { billingId }, debtor }: IssuedInvoice, known: Known, now: number): Write[] {
  const wanted = wayWhenIssued(known.company, known.accounts.get(debtor)?.billing)
  if (!wanted) return []
  return [beginSending({ billingId, account: debtor, ...wanted, recipient: null }, undefined, now)]
}

function issueOne(
  { orderId, billingId }: BillingKey,
  { company, orders, accounts, documents, next }: Known,
  taken: ReadonlyMap<string, number>,
  now: number,
): IssuedInvoice | Pick<Refusal, 'problem' | 'document'> {
  const stored = orders.get(orderId)
  if (!stored) return refuse(new Problem('order_not_found', `There is no order ${orderId}.`))
  const billing = stored.order.billings.find((each) => each.billingId === billingId)
  if (!billing)
    return refuse(new Problem('billing_not_found', `The order ${orderId} has no billing ${billingId}.`))
  const earlier = documents.get(orderId) ?? []
  const before = earlier.find((each) => each.billingId === billingId)
  if (before)
    return refuse(new Problem('billing_already_issued', `The billing ${billingId} is ${before.number}.`))
  const buyer = accounts.get(stored.order.parties.billTo)
  if (!buyer) return incomplete(billingId, `there is no account ${stored.order.parties.billTo}.`)
  const series = seriesOf(billing.type, now)
  const number = documentNumber(billing.type, now, (next.get(series) ?? 1) + (taken.get(series) ?? 0))
  const document = composeInvoice({ order: stored.order, billing, company, buyer, earlier, number, now })
  if (document instanceof NotBillable) return incomplete(billingId, document.message)
  const broken = brokenRules(document)
  if (broken.length > 0)
    return incomplete(billingId, broken.map(({ rule, message }) => `${rule}: ${message}`).join(' '), document)
  const { account } = stored
  return { orderId, account, debtor: buyer.id, document, number, issuedAt: now, settled: 0 }
}

const refuse = (problem: Problem, document: InvoiceDocument | null = null) => ({ problem, document })

const incomplete = (billingId: string, why: string, document: InvoiceDocument | null = null) =>
  refuse(new Problem('invoice_incomplete', `The billing ${billingId} cannot be issued. ${why}`), document)
